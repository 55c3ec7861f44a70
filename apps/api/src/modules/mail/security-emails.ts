import type { Locale, Schemas } from '../../contract/types.ts'
import type { Brand } from './brand.ts'
import type { Texts } from './emails.ts'
import { callName } from './format.ts'
import { heading, note, page, paragraph } from './layout.ts'
import { words } from './words/index.ts'

const PROVIDERS: Record<Schemas['Provider'], string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }
const HOUR_S = 3600

type Recipient = { brand: Brand; member: { firstName: string; lastName: string } }

/** Tells the owner that an account of a provider signs in to theirs from now on. */
export function providerConnectedEmail(
  locale: Locale,
  { provider, ...recipient }: Recipient & { provider: Schemas['Provider'] },
): Texts {
  const { connected: texts } = words[locale]
  const name = PROVIDERS[provider]
  return notice(locale, recipient, {
    subject: texts.subject(name, recipient.brand.title),
    title: texts.heading(name),
    lead: texts.lead(name),
    next: texts.sessions,
    ignore: texts.ignore,
  })
}

/** Tells the owner that a session was ended because a token came back that had long been replaced. */
export function sessionEndedEmail(locale: Locale, recipient: Recipient): Texts {
  const { subject, ...texts } = words[locale].sessionEnded
  return notice(locale, recipient, { subject: subject(recipient.brand.title), ...texts })
}

/** Tells the owner that codes are refused for so many seconds after too many wrong ones. */
export function codesPausedEmail(locale: Locale, { seconds, ...recipient }: Recipient & { seconds: number }): Texts {
  const { subject, lead, minutes, hours, ...texts } = words[locale].codesPaused
  const wait = seconds <= HOUR_S ? minutes(Math.ceil(seconds / 60)) : hours(Math.ceil(seconds / HOUR_S))
  return notice(locale, recipient, { subject: subject(recipient.brand.title), lead: lead(wait), ...texts })
}

type Notice = { subject: string; title: string; lead: string; next: string; ignore: string }

function notice(locale: Locale, { brand, member }: Recipient, { subject, title, lead, next, ignore }: Notice): Texts {
  const { greeting, footer } = words[locale]
  const hello = greeting(callName(locale, member))
  const end = footer(brand)
  return {
    subject,
    text: `${[title, hello, lead, next, ignore, end].join('\n\n')}\n`,
    html: page({
      locale,
      brand,
      title: subject,
      preview: lead,
      footer: end,
      body: [heading(brand, title), ...[hello, lead, next].map(paragraph), note(ignore)],
    }),
  }
}
