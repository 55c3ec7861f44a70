import { at, mix, randomFrom, shortId } from '@yoyaku/drawings/random'
import { personalName } from '../people/people.ts'
import { LANGUAGES, type Text } from '../text.ts'

export const GUESTS_A_LANGUAGE = 60

export type SeedGuest = {
  id: string
  number: number
  language: keyof Text
  firstName: string
  lastName: string
  email: string
  phone: string
}

const COUNTRIES = { ko: 'KR', ja: 'JP', zh: 'TW' } as const
const DIALING = { en: '+1555', ko: '+8210', ja: '+8190', zh: '+8869' }
const FIRST_NAMES = [
  'Emma',
  'Liam',
  'Sophie',
  'Noah',
  'Grace',
  'Oliver',
  'Chloe',
  'James',
  'Hannah',
  'Daniel',
  'Amelia',
]
const LAST_NAMES = ['Carter', 'Nguyen', 'Walsh', 'Patel', 'Bennett', 'Schmidt', 'Rossi', 'Murphy', 'Larsen', 'Clark']

/** Those who write the reviews. Their addresses are of a domain that is reserved for examples, and their numbers unassigned. */
export const guestsOf = (seed: number): SeedGuest[] =>
  LANGUAGES.flatMap((language, turn) =>
    Array.from({ length: GUESTS_A_LANGUAGE }, (_, number) => {
      const random = randomFrom(mix(seed, 'guest', language, number))
      const name =
        language === 'en'
          ? { firstName: at(FIRST_NAMES, number), lastName: random.pick(LAST_NAMES) }
          : personalName(random, COUNTRIES[language], language)
      return {
        ...{ id: shortId(mix(seed, 'guest'), turn * GUESTS_A_LANGUAGE + number), number, language, ...name },
        email: `guest-${language}-${number + 1}@demo.example`,
        phone: `${DIALING[language]}0${random.int(1_000_000, 9_999_999)}`,
      }
    }),
  )
