import type { Handler } from '../../contract/handler.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import { cardsOf, type Viewer } from '../catalogue/cards.ts'
import { iconPicture } from '../pictures/picture-urls.ts'
import { type PopularFilters, type PopularShops, popularShops } from '../search/popular-shops.ts'

type Category = Schemas['Category']

const SHOPS_OF_EACH = 10

export const listCategories: Handler<'listCategories'> = async ({ context, locale }) => {
  const data = await categories(context.db, await popularShops(context), locale, {})
  return { status: 200, body: { data, total: data.length } }
}

export const listCategoriesOfJapan: Handler<'listCategoriesOfJapan'> = async ({ context, locale }) => {
  const countries = ['JP' as const]
  const all = await categories(context.db, await popularShops(context), locale, { countries })
  const data = all.filter(({ shopCount }) => shopCount > 0)
  return { status: 200, body: { data, total: data.length } }
}

export const listCategoriesWithShops: Handler<'listCategoriesWithShops'> = async (call) => {
  const popular = await popularShops(call.context)
  const all = await categories(call.context.db, popular, call.locale, {})
  const top = all.filter(({ parentId }) => parentId === null)
  const data = await Promise.all(
    top.map(async (category) => ({ ...category, shops: await firstShops(call, popular, category) })),
  )
  return { status: 200, body: { data, total: data.length } }
}

async function firstShops(viewer: Viewer, popular: PopularShops, { id }: Category): Promise<Schemas['ShopCard'][]> {
  return cardsOf(viewer, popular.first({ categoryIds: [id] }, { limit: SHOPS_OF_EACH }), popular)
}

/** In their order, each counted among the shops that pass the filters. */
async function categories(db: Db, popular: PopularShops, locale: Locale, filters: PopularFilters): Promise<Category[]> {
  const counts = new Map(popular.counts('category', filters).map(({ id, count }) => [id, count]))
  const rows = await db
    .selectFrom('category')
    .select(['id', 'slug', textIn(locale, 'name').as('name'), 'icon', 'parent_id'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map(({ parent_id, icon, ...category }) => ({
    ...category,
    icon: iconPicture(icon),
    parentId: parent_id,
    shopCount: counts.get(category.id) ?? 0,
  }))
}
