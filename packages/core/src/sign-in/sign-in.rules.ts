import { check, email, oneTimeCode, profile } from '../shared/fields.ts'
import { form } from '../shared/schema.ts'
import { anything, boolean, nullable, object, oneOf, optional, string } from '../shared/shape.ts'

export const checkEmail = (given: string) => check(form({ email }), { email: given })
export const checkProfile = (given: unknown) => check(profile, given)
export const checkCode = (given: string) => check(form({ code: oneTimeCode }), { code: given })

const challenge = object({
  challengeId: string,
  isNewUser: boolean,
  nextStep: oneOf('profile', 'code'),
  expiresAt: nullable(string),
  resendAt: nullable(string),
})

export const storedShape = object({
  version: oneOf(2),
  email: string,
  profile: nullable(
    object({
      firstName: string,
      lastName: string,
      acceptsMarketing: boolean,
      agreedTermsVersion: optional(string),
      agreedPrivacyVersion: optional(string),
    }),
  ),
  challenge: nullable(challenge),
  provider: nullable(oneOf('google', 'facebook', 'apple')),
  ticket: nullable(string),
  intent: anything,
})
