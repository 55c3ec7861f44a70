import type { Locale } from '../../contract/types.ts'
import type { Brand } from './brand.ts'
import type { Texts } from './emails.ts'
import { callName } from './format.ts'
import { button, heading, note, page, paragraph } from './layout.ts'
import { words } from './words/index.ts'

export type ReviewEmailData = {
  brand: Brand
  member: { firstName: string; lastName: string }
  shopName: string
  serviceName: string
  /** Absolute, the reservation with the form. */
  url: string
}

/** Asks who was there how it was. */
export function reviewEmail(locale: Locale, { brand, member, shopName, serviceName, url }: ReviewEmailData): Texts {
  const { greeting, footer, colon, review } = words[locale]
  const subject = review.subject(shopName)
  const hello = greeting(callName(locale, member))
  const lead = review.lead({ shop: shopName, service: serviceName })
  return {
    subject,
    text: `${[review.heading, hello, lead, `${review.write}${colon}${url}`, review.until, footer(brand)].join('\n\n')}\n`,
    html: page({
      locale,
      brand,
      title: subject,
      preview: lead,
      footer: footer(brand),
      body: [
        heading(brand, review.heading),
        ...[hello, lead].map(paragraph),
        button(brand, url, review.write),
        note(review.until),
      ],
    }),
  }
}
