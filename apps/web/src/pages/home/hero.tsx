import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dateIn, daysLater } from '@yoyaku/core/client'
import { Search } from 'lucide-react'
import { useLocation } from 'wouter'
import { SEARCH_WORDS, SearchWords } from '../../catalogue/search-words.tsx'
import { inLanguage } from '../../locale/paths.ts'
import { Link } from '../../navigation/link.tsx'
import { Button } from '../../parts/button.tsx'
import { DateControl } from '../../parts/days/date-control.tsx'
import { useQueries, useSite } from '../../site.tsx'
import * as css from './hero.css.ts'
import { Scene } from './scene.tsx'

const TAGS_SHOWN = 6
const FARTHEST_DAYS = 180
const DATE_ID = 'hero-date'
/** Where the day begins first, so that nobody is kept from choosing their today. */
const EASTERNMOST = 'Asia/Tokyo'

export function Hero() {
  const { bannerUrl, language, now } = useSite()
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const today = dateIn(now, EASTERNMOST)
  return (
    <section className={css.hero} aria-labelledby="headline">
      <div className={css.content}>
        <div className={css.words}>
          <h1 id="headline" className={css.headline}>
            <Trans>
              <span className={css.phrase}>The day there is yours.</span>{' '}
              <span className={css.phrase}>We keep the seat.</span>
            </Trans>
          </h1>
          <p className={css.promise}>
            <Trans>Over 5,000 services in Japan, Korea and Taiwan, reserved in your own language.</Trans>
          </p>
        </div>
        <div className={css.box}>
          <search>
            <form
              action={inLanguage(language, '/search')}
              className={css.form}
              onSubmit={(event) => {
                event.preventDefault()
                const given = [...new FormData(event.currentTarget)].filter(
                  (entry): entry is [string, string] => entry[1] !== '',
                )
                navigate(`/search?${new URLSearchParams(given)}`)
              }}
            >
              <label className={css.keywordCell}>
                <span className={css.cellLabel}>
                  <Trans>What or where</Trans>
                </span>
                <input
                  type="search"
                  name="keyword"
                  maxLength={100}
                  placeholder={t`Haircut, kimono, Kyoto…`}
                  className={css.cellInput}
                  autoComplete="off"
                  list={SEARCH_WORDS}
                  enterKeyHint="search"
                />
              </label>
              <div className={css.cell}>
                <label htmlFor={DATE_ID} className={css.cellLabel}>
                  <Trans>Date</Trans>
                </label>
                <DateControl
                  id={DATE_ID}
                  name="date"
                  defaultValue=""
                  first={today}
                  last={daysLater(today, FARTHEST_DAYS)}
                  className={css.cellInput}
                />
              </div>
              <label className={css.cell}>
                <span className={css.cellLabel}>
                  <Trans>People</Trans>
                </span>
                <select name="quantity" className={css.cellInput} defaultValue="">
                  <option value="">{t`Any number`}</option>
                  {[1, 2, 3, 4, 5].map((count) => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
                </select>
              </label>
              <Button type="submit" size="large" className={css.submit}>
                <Search size={20} aria-hidden="true" />
                <Trans>Search</Trans>
              </Button>
            </form>
          </search>
          <SearchWords />
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
