import { useLingui } from '@lingui/react/macro'
import { HydrationUnit } from '../../components/loading/hydration-unit.tsx'
import { Head } from '../../head/head.tsx'
import { siteData } from '../../head/structured-data/site-data.ts'
import { StructuredData } from '../../head/structured-data/structured-data.tsx'
import type { Prefetch } from '../../page.ts'
import { useSite } from '../../site/site.tsx'
import { Articles } from './articles.tsx'
import { Attractions } from './attractions.tsx'
import { Categories } from './categories.tsx'
import { Cities } from './cities.tsx'
import { ContinueReservation } from './continue-reservation.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import * as css from './home.css.ts'
import { attractions, HOME_QUERIES, lacksCategories, mostBookedAnywhere, mostBookedFor } from './queries.ts'
import { Ranking } from './ranking.tsx'
import { RequestBanner } from './request-banner.tsx'
import { Themes } from './themes.tsx'
import { useTagline } from './use-tagline.ts'

export const prefetch: Prefetch = async ({ queries, want, language }) => {
  const faq = want(queries.faqCategories()).then((categories) => {
    const first = categories?.data[0]
    return first && want(queries.faqs(first.id))
  })
  const ranking = want(mostBookedFor(queries, language)).then((shops) =>
    shops && lacksCategories(shops.data) ? want(mostBookedAnywhere(queries)) : shops,
  )
  await Promise.all([
    want(queries.searchTags()),
    want(queries.categories()),
    ranking,
    want(queries.collections()),
    want(queries.cities()),
    want(attractions(queries)),
    want(queries.articles(HOME_QUERIES.articles)),
    faq,
  ])
}

export default function Home() {
  const { t } = useLingui()
  const site = useSite()
  const { places } = site
  const description = useTagline()
  return (
    <>
      <div className={css.page}>
        <Head title={t`Reservations in ${places}`} description={description} path="/" />
        <StructuredData path="/" data={import.meta.env.SSR ? siteData(site) : null} />
        <Hero />
        <HydrationUnit>
          <Categories />
        </HydrationUnit>
        <HydrationUnit>
          <Ranking />
        </HydrationUnit>
        <HydrationUnit>
          <Themes />
        </HydrationUnit>
        <HydrationUnit>
          <Cities />
        </HydrationUnit>
        <HydrationUnit>
          <Attractions />
        </HydrationUnit>
        <HydrationUnit>
          <Articles />
        </HydrationUnit>
        <HydrationUnit>
          <Faq />
        </HydrationUnit>
        <HydrationUnit>
          <RequestBanner />
        </HydrationUnit>
      </div>
      <HydrationUnit>
        <ContinueReservation />
      </HydrationUnit>
    </>
  )
}
