import type { Handler } from '../../contract/handler.ts'
import { textIn } from '../../db/localized-text.ts'
import { pageOf } from '../../db/paging.ts'

export const listBrands: Handler<'listBrands'> = async ({ query, locale, context }) => {
  const { limit, offset } = pageOf(query)
  const [data, { total }] = await Promise.all([
    context.db
      .selectFrom('brand')
      .leftJoin('shop', (join) => join.onRef('shop.brand_id', '=', 'brand.id').on('shop.active', '=', true))
      .select(({ fn }) => [
        'brand.id',
        textIn(locale, 'brand.name').as('brandName'),
        fn.count<number>('shop.id').as('shopCount'),
      ])
      .groupBy('brand.id')
      .orderBy('shopCount', 'desc')
      .orderBy('brand.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    context.db
      .selectFrom('brand')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { status: 200, body: { data, total } }
}
