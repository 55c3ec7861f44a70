import { type Get, get } from '../server/call.ts'

type Shops = Get<'/api/v1/shops/search'>['data']

/** The pages that most visits are made of, by what they are. */
export async function publicPages(origin: string): Promise<Record<'home' | 'search' | 'shop' | 'article', string>> {
  const { data: shops }: { data: Shops } = await get(origin, '/api/v1/shops/search?limit=1', '/api/v1/shops/search')
  const { data: articles } = await get(origin, '/api/v1/user/article?limit=1', '/api/v1/user/article')
  const [shop] = shops
  const [article] = articles
  if (!shop || !article) throw new Error('the catalogue is empty')
  return {
    home: `${origin}/en`,
    search: `${origin}/en/search?keyword=hair`,
    shop: `${origin}/en/brands/${shop.id}`,
    article: `${origin}/en/article/${article.category.id}/${article.id}`,
  }
}
