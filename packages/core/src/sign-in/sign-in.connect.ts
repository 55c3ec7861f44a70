import type { SnapshotFrom } from 'xstate'
import type { Provider } from '../client/types.ts'
import { checked, isObject, string } from '../shared/checked.ts'
import type { Loose } from '../shared/loose.ts'
import type { signInMachine } from './sign-in.machine.ts'
import { provider as providers } from './sign-in.rules.ts'
import type { Agreed, Event, ProfileInput, SignInValue, StoredSignIn } from './sign-in.types.ts'

type Snapshot = SnapshotFrom<typeof signInMachine>

const stepOf = (snapshot: Snapshot) =>
  snapshot.hasTag('email')
    ? 'email'
    : snapshot.hasTag('profile')
      ? 'profile'
      : snapshot.hasTag('code')
        ? 'code'
        : 'done'

export function connect(
  snapshot: Snapshot,
  send: (event: Event) => void,
  run: (event: Event) => Promise<SignInValue>,
): SignInValue {
  const { email, profile, challenge, provider, failure, fields, intent, user } = snapshot.context
  // Every command is there at every step, typed by the step: one that comes too late does nothing.
  const value = {
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy'),
    exchanging: snapshot.hasTag('exchanging'),
    provider,
    email,
    profile,
    isNewUser: challenge?.isNewUser ?? false,
    failure,
    fields,
    retryAt: failure?.retryAt ?? null,
    attemptsOver: snapshot.hasTag('attemptsOver'),
    canResend: snapshot.can({ type: 'resend' }),
    resendAt: challenge?.resendAt ?? null,
    expiresAt: challenge?.expiresAt ?? null,
    intent,
    user: snapshot.status === 'done' ? user : null,
    submitEmail: (email: string) =>
      run({ type: 'email.submit', email: checked('submitEmail: email', email, string, 'a text') }),
    submitProfile: (profile: ProfileInput) =>
      run({ type: 'profile.submit', profile: checked('submitProfile: profile', profile, isObject, 'an object') }),
    submitCode: (code: string) =>
      run({ type: 'code.submit', code: checked('submitCode: code', code, string, 'a text') }),
    canSubmitCode: (code: string) => snapshot.can({ type: 'code.submit', code }),
    resend: () => run({ type: 'resend' }),
    withProvider: (from: Provider, ticket: string, agreed?: Agreed) =>
      run({
        type: 'provider.return',
        provider: checked('withProvider: provider', from, providers, 'google, apple or facebook'),
        ticket: checked('withProvider: ticket', ticket, string, 'a text'),
        agreed: checked('withProvider: agreed', agreed, (it) => it === undefined || isObject(it), 'an object'),
      }),
    back: () => send({ type: 'back' }),
  }
  return value as Loose<SignInValue> as SignInValue
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
