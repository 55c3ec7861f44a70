/**
 * The public holidays of a country, by year. Japan and Korea as their governments publish them: holidays.test.ts compares them with
 * the packages that follow those lists, and asks for a year as soon as they have it. Taiwan by its act on memorial days and holidays of 2025.
 */
const YEARS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  JP: {
    2026: '01-01 new-year,01-12 coming-of-age,02-11 foundation,02-23 emperor,03-20 spring,04-29 showa,05-03 constitution,05-04 greenery,05-05 children,05-06 substitute,07-20 sea,08-11 mountain,09-21 aged,09-22 between,09-23 autumn,10-12 sports,11-03 culture,11-23 labor-thanks',
    2027: '01-01 new-year,01-11 coming-of-age,02-11 foundation,02-23 emperor,03-21 spring,03-22 substitute,04-29 showa,05-03 constitution,05-04 greenery,05-05 children,07-19 sea,08-11 mountain,09-20 aged,09-23 autumn,10-11 sports,11-03 culture,11-23 labor-thanks',
    2028: '01-01 new-year,01-10 coming-of-age,02-11 foundation,02-23 emperor,03-20 spring,04-29 showa,05-03 constitution,05-04 greenery,05-05 children,07-17 sea,08-11 mountain,09-18 aged,09-22 autumn,10-09 sports,11-03 culture,11-23 labor-thanks',
  },
  KR: {
    2026: '01-01 new-year,02-16 lunar-new-year,02-17 lunar-new-year,02-18 lunar-new-year,03-01 march-first,03-02 substitute,05-01 labor,05-05 children,05-24 buddha,05-25 substitute,06-03 election,06-06 memorial,07-17 constitution-kr,08-15 liberation,08-17 substitute,09-24 chuseok,09-25 chuseok,09-26 chuseok,10-03 gaecheon,10-05 substitute,10-09 hangul,12-25 christmas',
    2027: '01-01 new-year,02-06 lunar-new-year,02-07 lunar-new-year,02-08 lunar-new-year,02-09 substitute,03-01 march-first,05-01 labor,05-03 substitute,05-05 children,05-13 buddha,06-06 memorial,07-17 constitution-kr,07-19 substitute,08-15 liberation,08-16 substitute,09-14 chuseok,09-15 chuseok,09-16 chuseok,10-03 gaecheon,10-04 substitute,10-09 hangul,10-11 substitute,12-25 christmas,12-27 substitute',
  },
  TW: {
    2026: '01-01 republic,02-15 lunar-eve,02-16 lunar-eve,02-17 lunar-new-year,02-18 lunar-new-year,02-19 lunar-new-year,02-20 substitute,02-27 substitute,02-28 peace,04-03 substitute,04-04 children,04-05 tomb,04-06 substitute,05-01 labor,06-19 dragon-boat,09-25 mid-autumn,09-28 teachers,10-09 substitute,10-10 national-tw,10-25 retrocession,10-26 substitute,12-25 constitution-tw',
    2027: '01-01 republic,02-04 lunar-eve,02-05 lunar-eve,02-06 lunar-new-year,02-07 lunar-new-year,02-08 lunar-new-year,02-09 substitute,02-10 substitute,02-28 peace,03-01 substitute,04-04 children,04-05 tomb,04-06 substitute,04-30 substitute,05-01 labor,06-09 dragon-boat,09-15 mid-autumn,09-28 teachers,10-10 national-tw,10-11 substitute,10-25 retrocession,12-24 substitute,12-25 constitution-tw,12-31 substitute',
  },
}

const byCountry = new Map<string, ReadonlyMap<string, string>>()

function holidaysOf(country: string): ReadonlyMap<string, string> {
  const known = byCountry.get(country)
  if (known !== undefined) return known
  const days = Object.entries(YEARS[country] ?? {}).flatMap(([year, text]) =>
    text.split(',').map((day) => {
      const [date = '', key = ''] = day.split(' ')
      return [`${year}-${date}`, key] as const
    }),
  )
  const holidays = new Map(days)
  byCountry.set(country, holidays)
  return holidays
}

/** The key of the public holiday of that date; undefined for every other day. */
export const holidayOn = (country: string, date: string): string | undefined => holidaysOf(country).get(date)

/** The dates of the holidays of a month, `YYYY-MM`. */
export const holidaysIn = (country: string, month: string): string[] =>
  [...holidaysOf(country).keys()].filter((date) => date.startsWith(month))
