import { check, email } from '../shared/fields.ts'
import { form } from '../shared/schema.ts'
import { anything, boolean, nullable, object, oneOf, optional, string } from '../shared/shape.ts'
import { oneTimeCode, profile } from './sign-in.fields.ts'

export const checkEmail = (input: string) => check(form({ email }), { email: input })
export const checkProfile = (input: unknown) => check(profile, input)
export const checkCode = (input: string) => check(form({ code: oneTimeCode }), { code: input })

export const isProvider = oneOf('google', 'apple', 'facebook')

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
  provider: nullable(isProvider),
  ticket: nullable(string),
  intent: anything,
})
