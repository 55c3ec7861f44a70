import type { SnapshotFrom } from 'xstate'
import { renamed } from '../validation/field-errors.ts'
import type { signInMachine } from './sign-in.machine.ts'
import type { Profile, ProfileInput, SignInField, SignInStep, SignInValue, StoredSignIn } from './sign-in.types.ts'

type Snapshot = SnapshotFrom<typeof signInMachine>

const STEPS = ['exchanging', 'email', 'profile', 'locked', 'code'] as const

const stepOf = (snapshot: Snapshot): SignInStep => STEPS.find((step) => snapshot.hasTag(step)) ?? 'done'

/** The value of a sign-in. */
export function connect(snapshot: Snapshot): SignInValue {
  const { email, profile, challenge, provider, failure, fields, intent, user, refusedCodes } = snapshot.context
  const value = {
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy'),
    provider,
    email,
    profile: profile && profileOf(profile),
    isNewUser: challenge?.isNewUser ?? false,
    failure,
    fields: renamed(fields, NAMES),
    retryAt: failure?.retryAt ?? null,
    resendAt: challenge?.resendAt ?? null,
    expiresAt: challenge?.expiresAt ?? null,
    refusedCodes,
    intent,
    user: snapshot.status === 'done' ? user : null,
    can: {
      submitCode: snapshot.can({ type: 'code.submit', code: '' }),
      resend: snapshot.can({ type: 'resend' }),
      back: snapshot.can({ type: 'back' }),
    },
  }
  return value as SignInValue
}

const profileOf = ({
  agreedTermsVersion: terms,
  agreedPrivacyVersion: privacy,
  ...profile
}: Profile): ProfileInput => ({
  ...profile,
  consents: { terms, privacy },
})

/** The names of the contract end here. */
const NAMES: Record<string, SignInField> = {
  agreedTermsVersion: 'consents.terms',
  agreedPrivacyVersion: 'consents.privacy',
}

/** The record to store; null once the sign-in is over. */
export function storedOf(snapshot: Snapshot): StoredSignIn | null {
  const { email, profile, challenge, provider, ticket, intent } = snapshot.context
  if (snapshot.status !== 'active') return null
  return {
    version: 2,
    email,
    profile,
    challenge: snapshot.hasTag('email') ? null : challenge,
    // One whose ticket is being exchanged has to be asked again.
    provider: ticket === null ? null : provider,
    ticket,
    intent,
  }
}
