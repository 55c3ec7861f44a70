import { createHash } from 'node:crypto'

/** Null: the provider says none. */
export type Person = { firstName: string; lastName: string; email: string | null }
export type PlayedProvider = 'google' | 'facebook' | 'apple'

type Suggested = Person & { note: string }

const HANA = { firstName: 'Hana', lastName: 'Sato' }
const MINJUN = { firstName: 'Minjun', lastName: 'Kim' }

/** One for each way that a sign-in may go on. */
export const SUGGESTIONS: Readonly<Record<PlayedProvider, readonly Suggested[]>> = {
  google: [
    { ...HANA, email: 'hana.sato@gmail.com', note: 'The address is Google’s own: no code is asked for.' },
    { ...MINJUN, email: 'minjun@company.example', note: 'Google does not rule over this address: a code proves it.' },
  ],
  facebook: [
    { ...HANA, email: 'hana.sato@gmail.com', note: 'Facebook proves no address: a code does.' },
    { ...MINJUN, email: null, note: 'Without an email: the sign-in asks for one.' },
  ],
  apple: [
    { ...HANA, email: 'hana.sato@icloud.com', note: 'The address is Apple’s own: no code is asked for.' },
    { ...MINJUN, email: 'minjun@privaterelay.appleid.com', note: 'The email is hidden behind an address of Apple.' },
  ],
}

const MOST_SIGNS = 100

/** A suggested person by number, or the one that was typed. */
export function personIn(provider: PlayedProvider, form: URLSearchParams): Person {
  const suggested = SUGGESTIONS[provider][Number(form.get('person') ?? -1)]
  if (suggested !== undefined) return suggested
  const typed = (name: string) => (form.get(name) ?? '').trim().slice(0, MOST_SIGNS)
  return { firstName: typed('firstName'), lastName: typed('lastName'), email: typed('email') || null }
}

/** Facebook's are numbers. The same person has the same one the next time, and after a restart. */
export function subjectOf(provider: PlayedProvider, { firstName, lastName, email }: Person): string {
  const hash = createHash('sha256')
    .update(email?.toLowerCase() ?? `${firstName}\n${lastName}`)
    .digest('hex')
  return provider === 'facebook' ? BigInt(`0x${hash.slice(0, 15)}`).toString() : hash.slice(0, 32)
}

/** What Google and Apple say of a person. Apple signs no name. */
export function claimsOf(provider: PlayedProvider, { firstName, lastName, email }: Person): Record<string, unknown> {
  const address = email === null ? {} : { email, email_verified: true }
  if (provider === 'google') return { ...address, given_name: firstName, family_name: lastName }
  return { ...address, is_private_email: email?.endsWith('@privaterelay.appleid.com') ?? false }
}
