import type { Currency, Locale, Schemas } from '../../contract/types.ts'
import type { QuoteLineSnapshot, QuoteSnapshot } from '../../db/tables/booking-snapshot.ts'
import { inLanguage, type Text } from '../../lib/localized-text.ts'
import { atRate, rateBetween, shownCurrency } from '../money/convert.ts'
import type { Request } from '../offers/booking-selection.ts'
import type { PricedOffer } from '../offers/offer.ts'
import { type Offered, quoteIdOf } from './quote-id.ts'

/**
 * What it costs now. Of each line the price of one is converted and rounded, then multiplied: what is shown for one, times
 * the number, is the line. Totals are sums of lines.
 */
export function quoteOf(offer: PricedOffer, request: Request, requested: Currency): QuoteSnapshot {
  const { rates } = offer
  const shopCurrency = offer.shop.currency
  const currency = shownCurrency(shopCurrency, requested, rates)
  const rate = rateBetween(shopCurrency, currency, rates)
  const line = (of: Omit<QuoteLineSnapshot, 'shopAmount' | 'amount'>, price: number): QuoteLineSnapshot => ({
    ...of,
    shopAmount: price * of.quantity,
    amount: atRate(price, shopCurrency, currency, rate) * of.quantity,
  })
  const { unit, attaches, quantity, returnBranch } = request
  const times = offer.service.pricePer === 'person' ? quantity : 1
  return {
    lines: [
      line({ kind: 'service', id: unit.id, name: unit.name, quantity: times }, unit.price),
      ...attaches.map(({ attach, quantity: pieces }) =>
        line({ kind: 'attach', id: attach.id, name: attach.name, quantity: pieces }, attach.price),
      ),
      ...(returnBranch === undefined
        ? []
        : [
            line(
              { kind: 'return', id: returnBranch.id, name: returnLineName(returnBranch), quantity: 1 },
              returnBranch.price,
            ),
          ]),
    ],
    shopCurrency,
    currency,
    rate,
    rateAt: rates.at,
  }
}

function returnLineName({ name }: { name: Text }): Text {
  const at = (locale: Locale) => inLanguage(locale, name)
  return {
    en: `Return at ${at('en')}`,
    ko: `${at('ko')} 반납`,
    ja: `${at('ja')}での返却`,
    zh: `於${at('zh')}歸還`,
  }
}

export const totalOf = ({ lines, currency }: QuoteSnapshot): Schemas['Money'] => ({
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  currency,
})

export const shopTotalOf = ({ lines, shopCurrency }: QuoteSnapshot): Schemas['Money'] => ({
  amount: lines.reduce((sum, { shopAmount }) => sum + shopAmount, 0),
  currency: shopCurrency,
})

export const showLine = (line: QuoteLineSnapshot, quote: QuoteSnapshot, locale: Locale): Schemas['QuoteLine'] => ({
  kind: line.kind,
  id: line.id,
  name: inLanguage(locale, line.name),
  quantity: line.quantity,
  amount: { amount: line.amount, currency: quote.currency },
  shopAmount: { amount: line.shopAmount, currency: quote.shopCurrency },
})

export function showQuote(offered: Offered, locale: Locale): Schemas['Quote'] {
  const { quote } = offered.agreed
  return {
    id: quoteIdOf(offered),
    lines: quote.lines.map((line) => showLine(line, quote, locale)),
    total: totalOf(quote),
    shopTotal: shopTotalOf(quote),
    rate: quote.rate,
    rateAt: quote.rateAt,
  }
}

/** Compares two quotes: the same things at the same amounts, in both currencies. */
export function samePrice(one: QuoteSnapshot, other: QuoteSnapshot): boolean {
  const figures = ({ lines, currency, shopCurrency }: QuoteSnapshot) =>
    JSON.stringify([
      currency,
      shopCurrency,
      lines.map((line) => [line.kind, line.id, line.quantity, line.shopAmount, line.amount]),
    ])
  return figures(one) === figures(other)
}
