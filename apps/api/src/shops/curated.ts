import type { Selectable } from 'kysely'
import type { Locale, Schemas } from '../contract/handler.ts'
import { type Handler, refuse } from '../contract/handler.ts'
import type { Db } from '../db/connection.ts'
import { cardsOf } from './cards.ts'
import { curatedPicture } from './picture.ts'
import { count } from './search/bits.ts'
import { type Filters, mostPopular, narrow } from './search/find.ts'
import { freshIndex } from './search/freshness.ts'
import type { CatalogueTables } from './tables.ts'
import { textIn } from './texts.ts'

type Theme = Pick<Selectable<CatalogueTables['curated']>, 'id' | 'cover' | 'japan' | 'category_ids' | 'city_ids'> & {
  curatedTitle: string
  summary: string
}

/** The address of the Japan theme, whatever its id. */
const JAPAN = 'jp'
const MOST_SHOPS = 30

export const listCurated: Handler<'listCurated'> = async ({ world, locale }) => {
  const [index, rows] = await Promise.all([freshIndex(world.db), themes(world.db, locale).execute()])
  const data = rows.map((theme) => cardOf(theme, count(narrow(index, filtersOf(theme)))))
  return { status: 200, body: { data, total: data.length } }
}

export const getCurated: Handler<'getCurated'> = async (call) => {
  const { params, world, locale } = call
  const theme = await themes(world.db, locale)
    .where((of) => of.or([of('id', '=', params.id), ...(params.id === JAPAN ? [of('japan', '=', true)] : [])]))
    .executeTakeFirst()
  if (theme === undefined) return refuse(404, 'NOT_FOUND')
  const index = await freshIndex(world.db)
  const found = narrow(index, filtersOf(theme))
  const shops = await cardsOf(call, mostPopular(index, found, { limit: MOST_SHOPS }))
  return { status: 200, body: { data: { ...cardOf(theme, count(found)), shops } } }
}

const themes = (db: Db, locale: Locale) =>
  db
    .selectFrom('curated')
    .select(['id', 'cover', 'japan', 'category_ids', 'city_ids'])
    .select([textIn(locale, 'title').as('curatedTitle'), textIn(locale, 'summary').as('summary')])
    .orderBy('sort')

function filtersOf({ japan, category_ids, city_ids }: Theme): Filters {
  return { categoryIds: category_ids, cityIds: city_ids, countries: japan ? ['JP'] : [] }
}

function cardOf({ id, curatedTitle, summary, cover }: Theme, shopCount: number): Schemas['CuratedCard'] {
  return { id, curatedTitle, summary, cover: curatedPicture(id, cover), shopCount }
}
