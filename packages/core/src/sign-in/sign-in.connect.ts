import type { SnapshotFrom } from 'xstate'
import type { signInMachine } from './sign-in.machine.ts'
import type { Event, Kept, SignInValue } from './sign-in.types.ts'

type Snapshot = SnapshotFrom<typeof signInMachine>

const stepOf = (snapshot: Snapshot) =>
  snapshot.hasTag('email')
    ? 'email'
    : snapshot.hasTag('profile')
      ? 'profile'
      : snapshot.hasTag('code')
        ? 'code'
        : 'done'

export function connect(snapshot: Snapshot, send: (event: Event) => void): SignInValue {
  const { email, challenge, provider, failure, fields, intent, user } = snapshot.context
  return {
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy'),
    exchanging: snapshot.hasTag('exchanging'),
    provider,
    email,
    isNewUser: challenge?.isNewUser ?? false,
    failure,
    fields,
    attemptsOver: snapshot.hasTag('attemptsOver'),
    resendAt: challenge?.resendAt ?? null,
    expiresAt: challenge?.expiresAt ?? null,
    intent,
    user: snapshot.status === 'done' ? user : null,
    submitEmail: (given) => send({ type: 'email.submit', email: given }),
    submitProfile: (profile) => send({ type: 'profile.submit', profile }),
    submitCode: (code) => send({ type: 'code.submit', code }),
    canSubmitCode: (code) => snapshot.can({ type: 'code.submit', code }),
    resend: () => send({ type: 'resend' }),
    withProvider: (provider, ticket) => send({ type: 'provider.return', provider, ticket }),
    back: () => send({ type: 'back' }),
  }
}

/** What to keep of this moment; null: nothing, it is over. */
export function keptOf(snapshot: Snapshot): Kept | null {
  const { email, profile, challenge, provider, ticket, intent } = snapshot.context
  if (snapshot.status !== 'active') return null
  return {
    version: 2,
    email,
    profile,
    challenge: snapshot.hasTag('email') ? null : challenge,
    provider,
    ticket,
    intent,
  }
}
