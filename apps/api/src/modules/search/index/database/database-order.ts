import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '../../../../contract/types.ts'
import type { Db } from '../../../../db/connection.ts'
import { shopRank } from '../../../catalogue/booked-members.ts'
import { type Conversion, CURRENCIES, conversionTo, type Rates } from '../../../money/convert.ts'
import { UNPRICED } from '../currency-conversion-cache.ts'
import type { PriceRange } from '../find.ts'
import type { Shown } from '../memory/shop-index.ts'
import type { Condition } from '../shop-conditions.ts'

/** An order of shops as the database has it. `shop` must be in scope of `key`. */
export type DatabaseOrder = {
  key: RawBuilder<number>
  within(range: PriceRange): Condition
  span(shops: Condition): Promise<[number, number] | null>
}

const PRICE_ABOVE_ALL = 2 ** 52

/** Keys are those of the index in memory: a cursor of one is a cursor of the other. */
export function databaseOrders(db: Db, { rates, shown }: { rates: Rates; shown: Shown }) {
  function keyed(key: RawBuilder<number>): DatabaseOrder {
    return {
      key,
      within: ({ min, max }) => sql`${key} between ${min}::float8 and ${max}::float8`,
      async span(shops) {
        const { rows } = await sql<{ min: number | null; max: number | null }>`
          select min(key), max(key) from (select ${key} as key from shop where shop.active and ${shops}) as priced
          where key < ${UNPRICED}`.execute(db)
        const [{ min, max } = { min: null, max: null }] = rows
        return min === null || max === null ? null : [min, max]
      },
    }
  }

  return {
    popular: keyed(shopRank),
    newest: keyed(sql<number>`extract(epoch from shop.created_at)::float8`),
    byKeys(keys: ReadonlyMap<string, number>): DatabaseOrder {
      return keyed(sql<number>`(select key from unnest(${[...keys.keys()]}::text[], ${[...keys.values()]}::float8[])
        as listed (id, key) where listed.id = shop.id)`)
    },
    byPrice(target: Currency): DatabaseOrder {
      const cases = CURRENCIES.map(
        (own) => sql`when ${sql.lit(own)} then ${shownPrice(conversionTo(target, own, rates))}`,
      )
      return {
        key: sql<number>`(case shop.currency ${sql.join(cases, sql` `)} end)::float8`,
        within: (range) =>
          sql`(${sql.join(
            CURRENCIES.map((own) => pricedWithin(range, own, target, shown)),
            sql` or `,
          )})`,
        // A dearer shop never shows a lower price than a cheaper one of its currency.
        async span(shops) {
          const { rows } = await sql<{ currency: Currency; min: number; max: number }>`
            select currency, min(price_from), max(price_from) from shop where shop.active and ${shops} group by currency`.execute(
            db,
          )
          const bounds = rows
            .map(({ currency, min, max }) => [shown(min, currency, target), shown(max, currency, target)] as const)
            .filter(([min]) => min < UNPRICED)
          if (bounds.length === 0) return null
          return [Math.min(...bounds.map(([min]) => min)), Math.max(...bounds.map(([, max]) => max))]
        },
      }
    },
  }
}

/** As `converted` rounds: half to even. */
function shownPrice(conversion: Conversion | null): RawBuilder<unknown> {
  if (conversion === null) return sql.lit(UNPRICED)
  const { numerator, denominator, step } = conversion
  if (numerator === denominator && step === 1n) return sql`price_from`
  const amount = sql`(price_from * ${sql.raw(`${numerator}::numeric`)})`
  const divisor = sql.raw(`${denominator}::numeric`)
  const whole = sql`div(${amount}, ${divisor})`
  const twice = sql`(2 * mod(${amount}, ${divisor}))`
  const isUp = sql`${twice} > ${divisor} or (${twice} = ${divisor} and mod(${whole}, 2) = 1)`
  return sql`(${whole} + (${isUp})::integer) * ${sql.raw(String(step))}`
}

function pricedWithin({ min, max }: PriceRange, own: Currency, target: Currency, shown: Shown): Condition {
  const least = firstAmount((amount) => shown(amount, own, target) >= min)
  const above = firstAmount((amount) => shown(amount, own, target) > max)
  return sql`(shop.currency = ${sql.lit(own)} and price_from >= ${least}::bigint and price_from < ${above}::bigint)`
}

/** The lowest amount for which it holds, where it holds for all above. */
function firstAmount(holds: (amount: number) => boolean): number {
  let low = 0
  let high = PRICE_ABOVE_ALL
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
