import { personName } from '../shared/fields.ts'
import { flag, form, matches, optional, required, text, tidy } from '../shared/schema.ts'

const CODE = /^[0-9]{6}$/

/** Six digits, in whatever width, and however spaced or hyphenated. */
export const oneTimeCode = text(
  'REQUIRED',
  (typed) => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, ''),
  required,
  matches(CODE),
)

/** The version of a text that is agreed to; null: it has to be. Who asks for no consent leaves it out. */
const agreedVersion = optional(text('REQUIRED', tidy, required))

/** Of a new member. */
export const profile = form({
  firstName: personName,
  lastName: personName,
  acceptsMarketing: flag(false),
  agreedTermsVersion: agreedVersion,
  agreedPrivacyVersion: agreedVersion,
})
