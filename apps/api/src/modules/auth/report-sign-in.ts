import type { AppContext } from '../../context.ts'
import { normaliseEmail } from '../../lib/email-address.ts'
import { logSecurityEvent } from '../../lib/security-log.ts'
import { readAccessToken, secretsOf } from '../sessions/tokens.ts'

type SignInCall = {
  body: { email?: string; challengeId?: string; provider?: string }
  ip: string
  context: AppContext
}
type SignInAnswer = { status: number; body: object }

/** A step of the sign-in that writes into the security log whom it signed in, or why it refused. A wrong form is neither. */
export function reportingSignIn<Call extends SignInCall, Answer extends SignInAnswer>(
  handle: (call: Call) => Promise<Answer>,
): (call: Call) => Promise<Answer> {
  return async (call) => {
    const answer = await handle(call)
    const { body, ip, context } = call
    const how = body.provider ?? 'code'
    if ('code' in answer.body) {
      const reason = String(answer.body.code)
      if (reason !== 'VALIDATION')
        logSecurityEvent(context, { event: 'sign-in.refused', how, reason, ip, email: await emailOf(call) })
    } else if ('data' in answer.body) await reportSession(context, answer.body.data as object, { how, ip })
    return answer
  }
}

async function reportSession(context: AppContext, data: object, { how, ip }: { how: string; ip: string }) {
  if (!('accessToken' in data)) return
  const claims = await readAccessToken(secretsOf(context.config), String(data.accessToken))
  const { memberId, sessionId } = claims ?? {}
  logSecurityEvent(context, { event: 'sign-in', how, memberId, sessionId, ip })
}

async function emailOf({ body: { email, challengeId }, context }: SignInCall): Promise<string | undefined> {
  if (email !== undefined) return normaliseEmail(email) ?? undefined
  if (challengeId === undefined) return undefined
  const challenge = context.db.selectFrom('challenge').select('email').where('id', '=', challengeId)
  return (await challenge.executeTakeFirst())?.email
}
