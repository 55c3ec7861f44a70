import type { Entry, Transcript } from './transcript.ts'

const character = (number: number) => String.fromCharCode(64 + ((number - 1) % 26) + 1)
const token = (name: string) => (number: number) => `${name}-of-a-transcript-${number}`

/** By the name of the field: what stands in for its value. Valid where a form would judge it. */
const STAND_INS: Record<string, (number: number) => string> = {
  email: (number) => `person-${number}@example.com`,
  phone: (number) => `+8190${String(number).padStart(8, '0')}`,
  firstName: (number) => `Given${character(number)}`,
  lastName: (number) => `Family${character(number)}`,
  contactNumber: (number) => `+8180${String(number).padStart(8, '0')}`,
  code: (number) => String(number).padStart(6, '0'),
  codeNumber: (number) => `TRNSC${String(number).padStart(3, '2').replaceAll('0', 'X').replaceAll('1', 'Y')}`,
  userId: token('user'),
  orderId: token('order'),
  holdId: token('hold'),
  challengeId: token('challenge'),
  accessToken: token('access-token'),
  refreshToken: token('refresh-token'),
  holdToken: token('hold-token'),
  // An operator finds the person by it.
  requestId: token('request'),
  ticket: token('ticket'),
  specialRequirement: token('requirement'),
  reasonText: token('reason'),
  content: token('content'),
}

/** Acts that take such a value by its place. */
const ARGUMENTS: Record<string, (string | null)[]> = {
  submitEmail: ['email'],
  submitCode: ['code'],
  updateRequest: ['specialRequirement'],
  setReason: [null, 'reasonText'],
}

/** Where such a value stands in the path of a request, whatever the answer is. */
const IN_PATHS: readonly [field: string, place: RegExp][] = [
  ['codeNumber', /\/user\/reservation\/(?!hold(?:[/?]|$))([^/?]+)/],
  ['holdId', /\/reservation\/hold\/([^/?]+)/],
]

/** From here on a value is also replaced where it is a part of a longer text. */
const TELLING = 6

/** The same transcript without names, addresses, numbers, codes, tokens and the ids of persons, orders and holds. The same value is replaced by the same everywhere. */
export function redacted(transcript: Transcript): Transcript {
  const secrets = new Map<string, string>()
  const counts = new Map<string, number>()
  const note = (field: string, value: unknown) => {
    const standIn = STAND_INS[field]
    if (standIn === undefined || typeof value !== 'string' || value === '' || secrets.has(value)) return
    const number = (counts.get(field) ?? 0) + 1
    counts.set(field, number)
    secrets.set(value, standIn(number))
  }
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    // Who has an e-mail address is a person.
    if ('id' in value && 'email' in value) note('userId', value.id)
    for (const [name, inner] of Object.entries(value)) {
      note(name, inner)
      collect(inner)
    }
  }
  for (const entry of transcript.entries) {
    for (const [place, field] of (entry.kind === 'act' ? (ARGUMENTS[entry.act] ?? []) : []).entries()) {
      if (field !== null && entry.kind === 'act') note(field, entry.args[place])
    }
    if (entry.kind === 'request') {
      for (const [field, place] of IN_PATHS) note(field, place.exec(entry.path)?.[1])
    }
    // A code on its own is a person's; the code of a failure, of its fields or of a language is not.
    collect(
      entry.kind === 'answer'
        ? withoutCodes(parsed(entry.text))
        : entry.kind === 'seen'
          ? withoutCodes(entry.value)
          : entry,
    )
  }
  collect(transcript.stored)

  const telling = [...secrets].filter(([secret]) => secret.length >= TELLING).sort(([a], [b]) => b.length - a.length)
  const clean = (text: string) =>
    secrets.get(text) ?? telling.reduce((cleaned, [secret, standIn]) => cleaned.replaceAll(secret, standIn), text)
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return clean(value)
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner)]))
  }
  const entryOf = (entry: Entry): Entry => {
    const body = entry.kind === 'answer' ? parsed(entry.text) : undefined
    const isJson = entry.kind === 'answer' && body !== undefined
    return { ...(replaced(entry) as Entry), ...(isJson ? { text: JSON.stringify(replaced(body)) } : {}) } as Entry
  }
  return {
    ...transcript,
    stored: replaced(transcript.stored) as Transcript['stored'],
    entries: transcript.entries.map(entryOf),
  }
}

const CODES = ['code', 'fields']

function withoutCodes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCodes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (CODES.includes(name) ? [] : [[name, withoutCodes(inner)]])),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
