import type { Locale, Schemas } from '../../contract/types.ts'
import type { Brand } from './brand.ts'
import { type BookedTimes, booked, people, served, type Texts, times } from './emails.ts'
import { callName, formatWhen } from './format.ts'
import { button, facts, heading, note, page, paragraph } from './layout.ts'
import { words } from './words/index.ts'

export type OfferEmailData = BookedTimes & {
  brand: Brand
  member: { firstName: string; lastName: string }
  shopName: string
  serviceName: string
  planName: string
  staffName: string | null
  otherStaff: number
  equipmentName: string | null
  equipmentKind?: Schemas['EquipmentKind'] | undefined
  returnPlace?: string
  quantity: number
  isForPeople: boolean
  /** An instant. */
  heldUntil: string
  /** Absolute, where exactly this time is reserved. */
  url: string
}

/** A time that the member waited for is on hold for them. */
export function offerEmail(locale: Locale, data: OfferEmailData): Texts {
  const { brand, shopName, timeZone } = data
  const { greeting, footer, colon, offer, reservation } = words[locale]
  const { labels } = reservation
  const subject = offer.subject({
    shop: shopName,
    when: formatWhen(locale, data.startAt, timeZone),
    brand: brand.title,
  })
  const hello = greeting(callName(locale, data.member))
  const lead = offer.lead(shopName)
  const until = offer.heldUntil(formatWhen(locale, data.heldUntil, timeZone))
  const rows: (readonly [string, string])[] = [
    ...times(locale, data),
    [labels.shop, shopName],
    [labels.service, booked(data)],
    ...people(locale, data),
    ...served(locale, data),
  ]
  const listed = rows.map(([label, value]) => `${label}${colon}${value}`).join('\n')
  return {
    subject,
    text: `${[offer.heading, hello, lead, until, listed, `${offer.reserve}${colon}${data.url}`, offer.next, footer(brand)].join('\n\n')}\n`,
    html: page({
      locale,
      brand,
      title: subject,
      preview: until,
      footer: footer(brand),
      body: [
        heading(brand, offer.heading),
        ...[hello, lead, until].map(paragraph),
        facts(rows),
        button(brand, data.url, offer.reserve),
        note(offer.next),
      ],
    }),
  }
}
