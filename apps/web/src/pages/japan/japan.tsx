import type { Prefetch } from '../../page.ts'
import { Cities } from './cities.tsx'
import { Hero } from './hero.tsx'
import * as css from './japan.css.ts'
import { chosenCategory, JAPAN, overseas, rentals } from './queries.ts'
import { Rentals } from './rentals.tsx'
import { Shops } from './shops.tsx'

export const prefetch: Prefetch = ({ queries, search, need, want }) => {
  const category = chosenCategory(search)
  return Promise.all([
    need(queries.collection(JAPAN)),
    want(queries.cities()),
    want(queries.japanCategories()),
    want(rentals(queries)),
    category !== null && want(overseas(queries, category)),
  ])
}

export default function Japan() {
  return (
    <div className={css.page}>
      <Hero />
      <Cities />
      <Shops />
      <Rentals />
    </div>
  )
}
