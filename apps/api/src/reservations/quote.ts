import { inLanguage } from '../availability/in-language.ts'
import type { PricedOffer } from '../availability/offer.ts'
import type { Request } from '../availability/wish.ts'
import type { Currency, Locale, Schemas } from '../contract/handler.ts'
import { atRate, rateBetween, shownCurrency } from '../money/convert.ts'
import type { AgreedLine, AgreedQuote } from './agreed.ts'

/** What it costs now. Each line is converted and rounded by itself; totals are sums of lines. */
export function quoteOf(offer: PricedOffer, request: Request, asked: Currency): AgreedQuote {
  const { rates } = offer
  const shopCurrency = offer.shop.currency
  const currency = shownCurrency(shopCurrency, asked, rates)
  const rate = rateBetween(shopCurrency, currency, rates)
  const line = (of: Omit<AgreedLine, 'shopAmount' | 'amount'>, price: number): AgreedLine => ({
    ...of,
    shopAmount: price * of.quantity,
    amount: atRate(price * of.quantity, shopCurrency, currency, rate),
  })
  const { unit, attaches, quantity } = request
  const times = offer.service.pricePer === 'person' ? quantity : 1
  return {
    lines: [
      line({ kind: 'service', id: unit.id, name: unit.name, quantity: times }, unit.price),
      ...attaches.map(({ attach, quantity: pieces }) =>
        line({ kind: 'attach', id: attach.id, name: attach.name, quantity: pieces }, attach.price),
      ),
    ],
    shopCurrency,
    currency,
    rate,
    rateAt: rates.at,
  }
}

export const totalOf = ({ lines, currency }: AgreedQuote): Schemas['Money'] => ({
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  currency,
})

export const shopTotalOf = ({ lines, shopCurrency }: AgreedQuote): Schemas['Money'] => ({
  amount: lines.reduce((sum, { shopAmount }) => sum + shopAmount, 0),
  currency: shopCurrency,
})

export const showLine = (line: AgreedLine, quote: AgreedQuote, locale: Locale): Schemas['QuoteLine'] => ({
  kind: line.kind,
  id: line.id,
  name: inLanguage(locale, line.name),
  quantity: line.quantity,
  amount: { amount: line.amount, currency: quote.currency },
  shopAmount: { amount: line.shopAmount, currency: quote.shopCurrency },
})

export const showQuote = (quote: AgreedQuote, locale: Locale): Schemas['Quote'] => ({
  lines: quote.lines.map((line) => showLine(line, quote, locale)),
  total: totalOf(quote),
  shopTotal: shopTotalOf(quote),
  rate: quote.rate,
  rateAt: quote.rateAt,
})

/** Whoever agreed to the one agreed to the other: the same things at the same amounts, in both currencies. */
export function samePrice(one: AgreedQuote, other: AgreedQuote): boolean {
  const figures = ({ lines, currency, shopCurrency }: AgreedQuote) =>
    JSON.stringify([
      currency,
      shopCurrency,
      lines.map((line) => [line.kind, line.id, line.quantity, line.shopAmount, line.amount]),
    ])
  return figures(one) === figures(other)
}
