import type { User } from '../contract/types.ts'
import type { CommandPromise } from '../flow/commands.ts'
import type { Readable, Store } from '../flow/store.ts'
import type { StoredSession } from '../ports/index.ts'

/** Why a session ended: the person signed out here, or in another tab; or it could not be renewed, because the server refused or no refresh token is stored any more. */
export type EndReason = 'signed-out' | 'signed-out-elsewhere' | 'expired'

/** The result of a refresh. Nothing found: the server cannot be asked now, or not before `cooldownMs` have passed. */
export type Renewal = { found: Found | null; cooldownMs: number }
/** A session (ours renewed, or one that another tab had stored), or its end. */
export type Found = { session: StoredSession } | { session: null; reason: EndReason }

export type SessionContext = { session: StoredSession | null; cooldownMs: number }

export type SessionEvent =
  | { type: 'signed.in'; session: StoredSession; intent?: unknown }
  | { type: 'sign.out' }
  /** A request was answered 401. Null: there is no access token to send with. */
  | { type: 'token.rejected'; accessToken: string | null }
  | { type: 'storage.changed' }
  /** The network is back, or the page is seen again: what was missed meanwhile is looked up. */
  | { type: 'wake' }
  | { type: 'user.changed'; user: User }
  | ({ type: 'session.found' } & Found)

/** The network may be back: sign-outs that the server does not know of are sent at once. */
export type RevocationEvent = { type: 'retry' }

export type SessionEmitted = { type: 'started'; user: User; intent: unknown } | { type: 'ended'; reason: EndReason }

export type SessionTag = 'member' | 'anonymous' | 'settled'

/** The session as requests and the live connection see it. */
export type SessionState = {
  status: 'unknown' | 'anonymous' | 'member'
  /** True while nothing is read or refreshed, and once the SDK has ended: requests need not wait. */
  isSettled: boolean
  session: StoredSession | null
}

export type Session = {
  readonly state: Readable<SessionState>
  /** A sign-out after `dispose` returns when what is stored is removed. */
  send(event: SessionEvent): void | Promise<void>
  /** How many sessions have ended. */
  readonly endings: number
}

/** While it is `unknown`, show a placeholder, not the signed-out state. */
export type AuthValue = { status: 'member'; user: User } | { status: 'unknown' | 'anonymous'; user: null }

export type AuthCommands = {
  /** Ends the session here at once, on the server as soon as it can be told. Resolves once nothing of it is stored here; after `dispose`, too, but the server is not told then. */
  signOut(): CommandPromise<AuthValue>
  /** Updates the shown and stored user after a change of the profile. NOT_POSSIBLE_NOW if nobody is signed in. */
  setUser(user: User): CommandPromise<AuthValue>
}

/** Store of the session: status and user, with its commands. */
export interface Auth extends Store<AuthValue>, AuthCommands {}
