import type { PublicQueries, QueryOptions } from '@yoyaku/core/types'
import type { Language } from '../../locale/languages.ts'
import type { Shop } from './booking/choice.ts'

/** A shop with its number in groups, as people read it, in one line. */
export interface ShopWithPhone extends Shop {
  readonly formattedPhone: string
}

const NO_BREAK = '\u00a0'

class NoSuchShop extends Error {
  readonly status = 404
}

/** The numbering plans weigh more than the page: on the server they are read there, a browser needs them only when it moves here by itself. */
export function theShop(queries: PublicQueries, id: string, language: Language): QueryOptions<ShopWithPhone> {
  const query = queries.shop(id)
  return {
    ...query,
    queryKey: [...query.queryKey, 'written', language],
    queryFn: async (context) => {
      const numbers = import('../../features/contact/format-phone.ts').catch(() => null)
      const shop = await query.queryFn(context)
      // The API has other things beside shops at such addresses, and answers them: `/shops/search`.
      if (shop.id !== id) throw new NoSuchShop()
      const written = (await numbers)?.formatPhone(shop.phone, language) ?? shop.phone
      return { ...shop, formattedPhone: written.replaceAll(' ', NO_BREAK) }
    },
  }
}
