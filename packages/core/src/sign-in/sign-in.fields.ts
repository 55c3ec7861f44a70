import * as z from 'zod/mini'
import { form, matches, personName, required, text, tidy } from '../shared/fields.ts'

const CODE = /^[0-9]{6}$/

/** Six digits, in whatever width, and however spaced or hyphenated. */
export const oneTimeCode = text(
  'REQUIRED',
  (typed) => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, ''),
  required,
  matches(CODE),
)

/** The version of a text that is agreed to; null: it has to be. Who asks for no consent leaves it out. */
const agreedVersion = z.optional(text('REQUIRED', tidy, required))

/** Of a new member. */
export const profile = form({
  firstName: personName,
  lastName: personName,
  acceptsMarketing: z._default(z.boolean({ error: 'TYPE' }), false),
  agreedTermsVersion: agreedVersion,
  agreedPrivacyVersion: agreedVersion,
})
