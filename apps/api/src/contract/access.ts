import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { type Failure, refuse } from './failure.ts'
import type { Member } from './handler.ts'
import type { Access, Scope } from './load.ts'
import { isSameSecret } from './same-secret.ts'

/** Finds the member of a bearer token. */
export type Authenticate = (context: AppContext, token: string) => Promise<Member | null>

/** `operatorKey`: the name of the key of an operator. */
type Allowed = { member: Member | null; operatorKey?: string; failure?: never }
/** `member`: whose token it was, where it is a good one that does not allow this. */
type Refused = { failure: Failure<401 | 403>; member: Member | null; operatorKey?: never }

/** The name of an operator's own key, or null. */
export type NameOfKey = (context: AppContext, token: string) => Promise<string | null>

export const SHARED_KEY = 'OPERATOR_KEY'

const bearer = /^Bearer +([\x21-\x7e]{1,4096})$/i

/** Decides who may call, before anything of the request is read. */
export async function authorize(
  { access, scope }: { access: Access; scope: Scope },
  request: FastifyRequest,
  context: AppContext,
  { authenticate, nameOfKey }: { authenticate: Authenticate; nameOfKey: NameOfKey },
): Promise<Allowed | Refused> {
  const { authorization } = request.headers
  if (access === 'anyone') return { member: null }
  if (access === 'visitor-or-member' && authorization === undefined) return { member: null }
  const token = bearer.exec(authorization ?? '')?.[1]
  if (token === undefined) return { failure: refuse(401, 'UNAUTHORIZED', 'A bearer token is required'), member: null }
  if (access === 'operator') {
    const { operatorKey: shared } = context.config
    const name = shared !== null && isSameSecret(token, shared) ? SHARED_KEY : await nameOfKey(context, token)
    return name === null ? refused : { member: null, operatorKey: name }
  }
  const member = await authenticate(context, token)
  if (member === null) return refused
  if (scopesOf(member).includes(scope)) return { member }
  return { failure: scope === 'account.recent' && member.origin === null ? tooOld : foreign, member }
}

const tooOld = refuse(403, 'RECENT_SIGN_IN_REQUIRED', 'This needs a sign-in of the last five minutes')
const foreign = refuse(403, 'SCOPE', 'The token was issued on a page of another origin, and does not allow this')

/** Lists what the tokens of a member's session allow. */
export function scopesOf({ origin, isRecent }: Pick<Member, 'origin' | 'isRecent'>): Scope[] {
  if (origin !== null) return ['public', 'booking']
  return ['public', 'booking', 'account', ...(isRecent ? (['account.recent'] as const) : [])]
}

const refused: Refused = {
  failure: refuse(401, 'UNAUTHORIZED', 'The bearer token is invalid or expired'),
  member: null,
}
