import { type Get, get } from './call.ts'

const FIRST_DAY = 2
const LAST_DAY = 20
const MS_A_DAY = 86_400_000

type Service = Get<'/api/v1/services'>['data'][number]
export type Slot = { shopId: string; serviceId: string; unitId: string; date: string; time: string }

/** What there is to read, as URLs, and what there is to book. */
export type Catalogue = { searches: string[]; shops: string[]; weeks: string[]; services: Service[] }

export async function readCatalogue(origin: string): Promise<Catalogue> {
  const { data: found } = await get(origin, '/api/v1/shops/search?limit=50', '/api/v1/shops/search')
  const services = (
    await Promise.all(found.map(({ id }) => get(origin, `/api/v1/services?shopId=${id}&limit=100`, '/api/v1/services')))
  ).flatMap(({ data }) => data)
  return {
    searches: ['hair', '美髪', '맛집', '火鍋', 'tokyo'].flatMap((keyword) =>
      ['popular', 'price-asc', 'newest'].map(
        (sort) => `${origin}/api/v1/shops/search?keyword=${encodeURIComponent(keyword)}&sort=${sort}`,
      ),
    ),
    shops: found.map(({ id }) => `${origin}/api/v1/shops/${id}`),
    weeks: services.slice(0, 40).map(({ shopId, id }) => `${origin}${timesOf(shopId, id, 1, 7)}`),
    services,
  }
}

/** Free times of one person, in the next weeks. */
export async function freeSlots(origin: string, services: Service[]): Promise<Slot[]> {
  const slots: Slot[] = []
  for (const { shopId, id: serviceId, units, minQuantity, maxQuantity, dayUnit } of services) {
    if (minQuantity > 1 || maxQuantity < 1 || dayUnit) continue
    const path = timesOf(shopId, serviceId, FIRST_DAY, LAST_DAY)
    const { data } = await get(origin, path, '/api/v1/shops/{id}/getAvailableTime')
    for (const { date, slots: free } of data.days)
      for (const { time } of free) slots.push({ shopId, serviceId, unitId: units[0]?.id ?? '', date, time })
  }
  return slots
}

const dateIn = (days: number) => new Date(Date.now() + days * MS_A_DAY).toISOString().slice(0, 10)

const timesOf = (shopId: string, serviceId: string, from: number, to: number) =>
  `/api/v1/shops/${shopId}/getAvailableTime?serviceId=${serviceId}&quantity=1&dateFrom=${dateIn(from)}&dateTo=${dateIn(to)}`
