import type { Commands } from '../flow/commands.ts'
import { checked, isObject, string } from '../validation/checked.ts'
import { provider as providers } from './sign-in.rules.ts'
import type { Agreed, SignInCommands, SignInConsents, SignInEvent, SignInStep, SignInValue } from './sign-in.types.ts'

const isAt =
  (...steps: SignInStep[]) =>
  ({ step }: SignInValue) =>
    steps.includes(step)

/** The commands of a sign-in, with their arguments checked. */
export const signInCommands = ({ apply, run }: Commands<SignInValue, SignInEvent>): SignInCommands => ({
  submitEmail: (email) =>
    run(
      'submitEmail',
      { type: 'email.submit', email: checked('submitEmail: email', email, string, 'a text') },
      isAt('profile', 'code'),
    ),
  submitProfile(given) {
    const { consents, ...profile } = checked('submitProfile: profile', given, isObject, 'an object')
    return run(
      'submitProfile',
      { type: 'profile.submit', profile: { ...profile, ...agreedIn('submitProfile', consents) } },
      isAt('code'),
    )
  },
  submitCode: (code) =>
    run('submitCode', { type: 'code.submit', code: checked('submitCode: code', code, string, 'a text') }, isAt('done')),
  resend: () => run('resend', { type: 'resend' }, isAt('code', 'profile')),
  exchangeTicket(given) {
    const { provider, ticket, consents } = checked(
      'exchangeTicket: its argument',
      given,
      isObject,
      "an object such as { provider: 'google', ticket }",
    )
    const { agreedTermsVersion, agreedPrivacyVersion } = agreedIn('exchangeTicket', consents)
    const agreed: Agreed = {
      ...(agreedTermsVersion && { agreedTermsVersion }),
      ...(agreedPrivacyVersion && { agreedPrivacyVersion }),
    }
    return run(
      'exchangeTicket',
      {
        type: 'provider.return',
        provider: checked(
          'exchangeTicket: provider',
          provider,
          providers,
          'google, apple, facebook or another of queries.providers()',
        ),
        ticket: checked('exchangeTicket: ticket', ticket, string, 'a text'),
        ...(consents !== undefined && { agreed }),
      },
      isAt('done', 'email'),
    )
  },
  back: () => apply('back', { type: 'back' }),
})

/** By the names of the contract. */
function agreedIn(command: string, consents: Partial<SignInConsents> = {}): Agreed<string | null> {
  const { terms, privacy } = checked(
    `${command}: consents`,
    consents,
    isObject,
    "an object such as { terms: 'v1', privacy: 'v1' }",
  )
  return {
    ...(terms !== undefined && { agreedTermsVersion: terms }),
    ...(privacy !== undefined && { agreedPrivacyVersion: privacy }),
  }
}
