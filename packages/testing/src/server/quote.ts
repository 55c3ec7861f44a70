import type { Currency, Money, Quote } from '@yoyaku/core/types'
import { converted, type FakeRates, rateBetween } from './money.ts'
import type { Span } from './opening-hours.ts'
import type { Selection } from './selection.ts'
import { shopCurrency } from './shops.ts'

/** The price of a selection: of each line the price of one is converted and rounded, then multiplied. */
export function priceOf(
  { at, service, unit, quantity, attaches, branch }: Selection,
  currency: Currency,
  rates: FakeRates,
): Omit<Quote, 'id'> {
  const own = shopCurrency(at)
  const line = (
    kind: 'service' | 'attach' | 'return',
    { id, name }: { id: string; name: string },
    price: Money,
    pieces: number,
  ) => ({
    kind,
    id,
    name,
    quantity: pieces,
    amount: times(converted(price, currency, rates), pieces),
    shopAmount: times(price, pieces),
  })
  const lines = [
    line('service', unit, unit.shopPrice, service.pricePer === 'person' ? quantity : 1),
    ...attaches.map(({ attach, quantity: pieces }) => line('attach', attach, attach.price, pieces)),
    ...(branch === null
      ? []
      : [line('return', { id: branch.id, name: `Return at ${branch.shopName}` }, branch.price, 1)]),
  ]
  return {
    lines,
    total: { amount: lines.reduce((sum, { amount }) => sum + amount.amount, 0), currency },
    shopTotal: { amount: lines.reduce((sum, { shopAmount }) => sum + shopAmount.amount, 0), currency: own },
    rate: rateBetween(own, currency, rates),
    rateAt: rates.at,
  }
}

const times = ({ amount, currency }: Money, pieces: number): Money => ({ amount: amount * pieces, currency })

/** With an id of what is shown: the time, the people, who and what was chosen, and the price. */
export function quoteAt(
  selection: Selection,
  span: Span,
  named: readonly (string | null)[],
  price: Omit<Quote, 'id'>,
): Quote {
  const { service, unit, quantity } = selection
  const { lines, total, shopTotal, rate } = price
  const figures = lines.map((line) => [line.kind, line.id, line.quantity, line.amount.amount, line.shopAmount.amount])
  const content = [service.id, unit.id, span, quantity, named, figures, total.currency, shopTotal.currency, rate]
  return { id: `quote-${digest(JSON.stringify(content))}`, ...price }
}

/** Whoever agreed to the one agreed to the other. */
export const isSamePrice = (one: Omit<Quote, 'id'>, other: Omit<Quote, 'id'>) =>
  JSON.stringify([one.lines, one.total, one.shopTotal]) === JSON.stringify([other.lines, other.total, other.shopTotal])

const FNV_PRIME = 0x100000001b3n
const FNV_BASIS = 0xcbf29ce484222325n

/** FNV-1a of 64 bits: no secret, only another text for another content. */
function digest(text: string): string {
  let hash = FNV_BASIS
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME)
  return hash.toString(36)
}
