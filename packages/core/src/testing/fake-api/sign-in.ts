import type { FakeApi } from '../fake-api.ts'
import { failure } from '../fake-server.ts'
import { ok } from './access.ts'
import { MINUTE_MS } from './opening-hours.ts'

/** The code that every e-mail of this server carries. */
export const CODE = '123456'
const AUTH = '/api/v1/user/auth'

/** Sign-in with a code or by a provider, and tokens that rotate: the newest refresh token is good, and the one before it once more. */
export function signInRoutes(api: FakeApi) {
  const sent = () => ({ expiresAt: api.instant(10 * MINUTE_MS), resendAt: api.instant(MINUTE_MS) })
  api
    .on('POST', `${AUTH}/login/step1`)
    .run(() =>
      api.isKnown
        ? ok({ challengeId: 'challenge-1', isNewUser: false, nextStep: 'code', ...sent() })
        : ok({ challengeId: 'challenge-1', isNewUser: true, nextStep: 'profile' }),
    )
  api.on('POST', `${AUTH}/login/step2`).run(() => ok(sent()))
  api
    .on('POST', `${AUTH}/login/step3`)
    .run(({ body }) => ((body as { code: string }).code === CODE ? ok(api.session()) : failure(400, 1007)))
  api.on('POST', `${AUTH}/login/sso`).run(() => ok(api.session()))
  api.on('POST', `${AUTH}/refresh-token`).run(({ body }) => {
    const behind = api.generation - Number((body as { refreshToken: string }).refreshToken.slice('refresh-'.length))
    if (api.generation === 0 || behind > 1) return failure(401, 'UNAUTHORIZED')
    return ok(behind === 0 ? api.session() : api.tokens())
  })
  api.on('POST', `${AUTH}/logout`).run(() => {
    api.generation = 0
    return ok({ success: true })
  })
}
