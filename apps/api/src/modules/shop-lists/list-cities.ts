import type { Handler } from '../../contract/handler.ts'
import { textIn } from '../../db/localized-text.ts'
import { countriesOf, locationTypeOf } from '../catalogue/countries.ts'
import { cityPicture } from '../pictures/picture-urls.ts'
import { popularShops } from '../search/popular-shops.ts'

export const listCities: Handler<'listCities'> = async ({ query, locale, context }) => {
  const countries = query.locationType === undefined ? undefined : countriesOf(query.locationType)
  const counted = (await popularShops(context)).counts('city', {})
  const counts = new Map(counted.map(({ id, count }) => [id, count]))
  const rows = await context.db
    .selectFrom('city')
    .select(['id', textIn(locale, 'name').as('name'), 'country', 'time_zone', 'cover', 'recommended'])
    .$if(countries !== undefined, (cities) => cities.where('country', 'in', countries ?? []))
    .orderBy('recommended', 'desc')
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const data = rows.map(({ time_zone, cover, ...city }) => ({
    ...city,
    locationType: locationTypeOf(city.country),
    timeZone: time_zone,
    cover: cityPicture(city.id, cover),
    shopCount: counts.get(city.id) ?? 0,
  }))
  return { status: 200, body: { data, total: data.length } }
}
