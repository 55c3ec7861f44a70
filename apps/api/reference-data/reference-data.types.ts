import type { Text } from '../src/lib/localized-text.ts'

export type FaqCategory = { id: string; name: Text; sort: number; faqs: Faq[] }
export type Faq = { id: string; question: Text; answer: Text; sort: number }
/** `version` is the day from which it is in force. */
export type LegalText = { version: string; title: Text; body: Text }
export type SellerText = LegalText & { kind: `seller-${'jp' | 'kr' | 'tw'}` }

/** Units of the currency for one US dollar, as exact decimal strings. */
export type ReferenceRates = { base: 'USD'; asOf: string; rates: Record<'JPY' | 'KRW' | 'TWD', string> }
export type ReferenceTheme = {
  primaryColor: string
  secondaryColor: string
  accentColor: string
  linkColor: string
  bannerUrl: string
  logoUrl: string
  title: string
}
