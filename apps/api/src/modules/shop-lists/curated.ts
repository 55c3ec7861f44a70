import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import type { Row } from '../../db/schema.ts'
import { cardsOf } from '../catalogue/cards.ts'
import { curatedPicture } from '../pictures/picture-urls.ts'
import { type PopularFilters, popularShops } from '../search/popular-shops.ts'

type Theme = Pick<Row<'curated'>, 'id' | 'cover' | 'japan' | 'category_ids' | 'city_ids'> & {
  curatedTitle: string
  summary: string
}

/** The address of the Japan theme, whatever its id. */
const JAPAN = 'jp'
const MOST_SHOPS = 30

export const listCurated: Handler<'listCurated'> = async ({ context, locale }) => {
  const popular = await popularShops(context)
  const rows = await themes(context.db, locale).execute()
  const data = rows.map((theme) => cardOf(theme, popular.total(filtersOf(theme))))
  return { status: 200, body: { data, total: data.length } }
}

export const getCurated: Handler<'getCurated'> = async (call) => {
  const { params, context, locale } = call
  const theme = await themes(context.db, locale)
    .where((of) => of.or([of('id', '=', params.id), ...(params.id === JAPAN ? [of('japan', '=', true)] : [])]))
    .executeTakeFirst()
  if (theme === undefined) return refuse(404, 'NOT_FOUND')
  const popular = await popularShops(context)
  const filters = filtersOf(theme)
  const card = cardOf(theme, popular.total(filters))
  const shops = await cardsOf(call, popular.first(filters, { limit: MOST_SHOPS }), popular)
  return { status: 200, body: { data: { ...card, shops } } }
}

const themes = (db: Db, locale: Locale) =>
  db
    .selectFrom('curated')
    .select(['id', 'cover', 'japan', 'category_ids', 'city_ids'])
    .select([textIn(locale, 'title').as('curatedTitle'), textIn(locale, 'summary').as('summary')])
    .orderBy('sort')

/** A shop that sells something of the theme beside its own trade is not of it. */
function filtersOf({ japan, category_ids, city_ids }: Theme): PopularFilters {
  return { mainCategoryIds: category_ids, cityIds: city_ids, countries: japan ? ['JP'] : [] }
}

function cardOf({ id, curatedTitle, summary, cover }: Theme, shopCount: number): Schemas['CuratedCard'] {
  return { id, curatedTitle, summary, cover: curatedPicture(id, cover), shopCount }
}
