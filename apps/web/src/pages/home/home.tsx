import { useLingui } from '@lingui/react/macro'
import { PageAddresses } from '../../head/page-addresses.tsx'
import type { Prefetch } from '../../page.ts'
import { PageTitle } from '../../parts/page-title.tsx'
import { useSite } from '../../site.tsx'
import { Articles } from './articles.tsx'
import { Categories } from './categories.tsx'
import { Cities } from './cities.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import * as css from './home.css.ts'
import { Popular } from './popular.tsx'
import { Ranking } from './ranking.tsx'
import { HOME_READS } from './reads.ts'
import { Themes } from './themes.tsx'
import { Wish } from './wish.tsx'

export const prefetch: Prefetch = async ({ queries, want }) => {
  const faq = want(queries.faqCategories()).then((categories) => {
    const first = categories?.data[0]
    return first && want(queries.faqs(first.id))
  })
  await Promise.all([
    want(queries.searchTags()),
    want(queries.categories()),
    want(queries.hottest(HOME_READS.ranking)),
    want(queries.curatedList()),
    want(queries.cities()),
    want(queries.shops(HOME_READS.popular)),
    want(queries.articles(HOME_READS.articles)),
    faq,
  ])
}

export default function Home() {
  const { t } = useLingui()
  const { bannerUrl } = useSite()
  const description = t`Over 5,000 services in Japan, Korea and Taiwan, reserved in your own language.`
  return (
    <div className={css.page}>
      <PageTitle description={description} image={bannerUrl ?? undefined} />
      <PageAddresses path="/" />
      <Hero />
      <Categories />
      <Ranking />
      <Themes />
      <Cities />
      <Popular />
      <Articles />
      <Faq />
      <Wish />
    </div>
  )
}
