/**
 * The scenarios that book, hold or need a free time at the studio. Its one potter does everything, so each has a day of its own, which
 * is its place in this list. Add a scenario at the end; `studio-days.test.ts` fails where two share a name.
 */
export const STUDIO_DAYS = [
  'two people press',
  'two tabs confirm',
  'keeps through',
  'unknown outcome',
  'session ends in the form',
  'slow hold',
  'server fails',
  'offline confirm',
  'focus in the calendar',
  'nobody is free',
  'every route (en)',
  'every route (ko)',
  'every route (ja)',
  'every route (zh)',
  'two tabs, two times',
  'converted price',
  'each reason',
  'cancellation fails',
  'account is deleted',
  'live notifications',
  'thirty notifications',
  'another time from the shop',
  'back to the held time',
  'held in another tab (visitor)',
  'held in another tab (member)',
  'goes back',
  'session ends in a cancellation',
  'day in one line (390)',
  'day in one line (1280)',
  'next step in one line (ja)',
  'next step in one line (ko)',
  'next step in one line (zh)',
  'large text',
  'large text to the sign-in',
  'whole path',
  'pair',
  'announced elsewhere',
  'kept page',
  'phone format',
  'live updates pause',
  'translated again',
  'loads without shifts',
  'card stays',
  'phone of the first',
  'storage (blocked)',
  'storage (full)',
  'focus in notifications',
  'prints (ja)',
  'prints (zh)',
  'offline hold',
  'page of another origin',
  'code is missing',
  'calendar link',
] as const

export type StudioDay = (typeof STUDIO_DAYS)[number]

/** Today and tomorrow belong to scenarios of what begins soon. */
const FIRST_DAY = 2

/** How many days after today the scenario's day is. */
export const daysUntil = (scenario: StudioDay): number => FIRST_DAY + STUDIO_DAYS.indexOf(scenario)
