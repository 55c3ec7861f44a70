import type { Locale, Schemas } from '../contract/handler.ts'
import type { Brand } from './brand.ts'
import { callName, formatMoney, formatPhone, formatWhen } from './format.ts'
import { bigCode, button, facts, heading, note, page, paragraph } from './layout.ts'
import { words } from './words/index.ts'

export type Texts = { subject: string; text: string; html: string }

/** The subject does not show the code: it appears on locked screens. */
export function codeLetter(locale: Locale, { brand, code }: { brand: Brand; code: string }): Texts {
  const { code: said, footer } = words[locale]
  const subject = said.subject(brand.title)
  return {
    subject,
    text: `${[said.heading, code, said.lead, said.ignore, footer(brand)].join('\n\n')}\n`,
    html: page({
      locale,
      brand,
      title: subject,
      preview: said.preview,
      footer: footer(brand),
      body: [heading(brand, said.heading), paragraph(said.lead), bigCode(brand, code), note(said.ignore)],
    }),
  }
}

export type ReservationLetterKind = 'confirmed' | 'cancelled' | 'reminder'

export type ReservationLetterData = {
  brand: Brand
  contact: { firstName: string; lastName: string }
  codeNumber: string
  shopName: string
  shopAddress: string
  shopPhone: string
  serviceName: string
  quantity: number
  total: Schemas['Money']
  /** Instants; shown in the shop's `timeZone`. */
  startAt: string
  timeZone: string
  /** Null when it is not, or no longer, free. */
  freeCancellationUntil: string | null
  /** Absolute, the member's own list. */
  url: string
}

export function reservationLetter(kind: ReservationLetterKind, locale: Locale, data: ReservationLetterData): Texts {
  const { brand, shopName, timeZone } = data
  const { greeting, footer, colon, reservation } = words[locale]
  const { labels } = reservation
  const said = reservation[kind]
  const subject = said.subject(shopName)
  const hello = greeting(callName(locale, data.contact))
  const lead = said.lead(shopName)
  const rows: (readonly [string, string])[] = [
    [labels.code, data.codeNumber],
    [labels.when, formatWhen(locale, data.startAt, timeZone)],
    [labels.shop, shopName],
    [labels.service, data.serviceName],
    [labels.people, reservation.people(data.quantity)],
    [labels.total, formatMoney(locale, data.total)],
    [labels.address, data.shopAddress],
    [labels.phone, formatPhone(data.shopPhone)],
  ]
  const free =
    kind === 'cancelled' || data.freeCancellationUntil === null
      ? []
      : [reservation.freeUntil(formatWhen(locale, data.freeCancellationUntil, timeZone))]
  const listed = rows.map(([label, value]) => `${label}${colon}${value}`).join('\n')
  return {
    subject,
    text: `${[said.heading, hello, lead, listed, ...free, `${reservation.seeIt}${colon}${data.url}`, footer(brand)].join('\n\n')}\n`,
    html: page({
      locale,
      brand,
      title: subject,
      preview: lead,
      footer: footer(brand),
      body: [
        heading(brand, said.heading),
        paragraph(hello),
        paragraph(lead),
        facts(rows),
        ...free.map(paragraph),
        button(brand, data.url, reservation.seeIt),
      ],
    }),
  }
}
