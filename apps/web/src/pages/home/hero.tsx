import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../components/actions/button.tsx'
import { searchableDays } from '../../features/catalogue/days.ts'
import { PeopleOptions } from '../../features/catalogue/people-options.tsx'
import { SearchField } from '../../features/catalogue/search-field/search-field.tsx'
import { DateControl } from '../../features/dates/date-control.tsx'
import { RangeField } from '../../features/rental/range-field.tsx'
import { localizePath } from '../../locale/paths.ts'
import { Link } from '../../navigation/link.tsx'
import { useQueries, useSite } from '../../site/site.tsx'
import { text } from '../../theme/recipes.css.ts'
import * as css from './hero.css.ts'
import { Scene } from './scene.tsx'
import { useIsRental } from './use-is-rental.ts'
import { useTagline } from './use-tagline.ts'

const TAGS_SHOWN = 6
const KEYWORD_ID = 'hero-keyword'
const DATE_ID = 'hero-date'

export function Hero() {
  const { bannerUrl, language, now } = useSite()
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const [keyword, setKeyword] = useState('')
  const isRental = useIsRental(keyword)
  return (
    <section className={css.hero} aria-labelledby="headline">
      <div className={css.content}>
        <div className={css.words}>
          <h1 id="headline" className={css.headline}>
            <Trans>
              <span className={css.phrase}>Your day, your way.</span>{' '}
              <span className={css.phrase}>We'll hold your place.</span>
            </Trans>
          </h1>
          <p className={css.promise}>{useTagline()}</p>
        </div>
        <div className={css.box}>
          <search>
            <form
              action={localizePath(language, '/search')}
              className={isRental ? css.rentalForm : css.form}
              onSubmit={(event) => {
                event.preventDefault()
                const entries = [...new FormData(event.currentTarget)].filter(
                  (entry): entry is [string, string] => entry[1] !== '',
                )
                navigate(`/search?${new URLSearchParams(entries)}`)
              }}
            >
              <div className={css.keywordCell}>
                <label htmlFor={KEYWORD_ID} className={text({ size: 'tiny', tone: 'muted', weight: 'strong' })}>
                  <Trans>What or where</Trans>
                </label>
                <SearchField
                  id={KEYWORD_ID}
                  placeholder={t`Haircut, kimono, Kyoto…`}
                  className={css.cellInput}
                  coversSubmit
                  onText={setKeyword}
                />
              </div>
              <div className={isRental ? css.rangeCell : css.cell}>
                <label htmlFor={DATE_ID} className={text({ size: 'tiny', tone: 'muted', weight: 'strong' })}>
                  {isRental ? <Trans>Pick-up and return</Trans> : <Trans>Date</Trans>}
                </label>
                {isRental ? (
                  <RangeField id={DATE_ID} defaultRange={null} {...searchableDays(now)} className={css.cellInput} />
                ) : (
                  <DateControl
                    id={DATE_ID}
                    name="date"
                    defaultValue=""
                    {...searchableDays(now)}
                    className={css.cellInput}
                  />
                )}
              </div>
              <label className={css.cell}>
                <span className={text({ size: 'tiny', tone: 'muted', weight: 'strong' })}>
                  {isRental ? <Trans>Seats</Trans> : <Trans>People</Trans>}
                </span>
                <select name="quantity" className={css.cellInput} defaultValue="">
                  <PeopleOptions isRental={isRental} />
                </select>
              </label>
              <Button type="submit" size="large" className={css.submit}>
                <Search size={20} aria-hidden="true" />
                <Trans>Search</Trans>
              </Button>
            </form>
          </search>
          <TopSearches />
        </div>
        <div className={css.plate}>
          {bannerUrl === null ? (
            <Scene className={css.scene} />
          ) : (
            <img src={bannerUrl} alt="" className={css.scene} fetchPriority="high" />
          )}
        </div>
      </div>
    </section>
  )
}

function TopSearches() {
  const { data } = useQuery(useQueries().searchTags())
  if (data === undefined || data.data.length === 0) return null
  return (
    <nav className={css.tags} aria-labelledby="top-searches">
      <span id="top-searches" className={css.tagsLabel}>
        <Trans>Top searches</Trans>
      </span>
      {data.data.slice(0, TAGS_SHOWN).map(({ keyword }) => (
        <Link key={keyword} href={`/search?${new URLSearchParams({ keyword })}`} className={css.tag}>
          {keyword}
        </Link>
      ))}
    </nav>
  )
}
