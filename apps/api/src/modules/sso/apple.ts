import { createPrivateKey } from 'node:crypto'
import type { ClientAuth } from 'openid-client'
import type { SsoConfig } from '../../config/sso.ts'
import { appleSecret } from '../../lib/apple-client-secret.ts'
import { createOidc } from './oidc.ts'
import type { SsoProvider } from './provider.ts'

const APPLES_OWN = /@(icloud\.com|me\.com|mac\.com|privaterelay\.appleid\.com)$/

/** Apple posts its response across sites, and sends the name the first time only (`namesInForm`). */
export function createApple(
  { privateKey, ...identity }: NonNullable<SsoConfig['apple']>,
  redirectUri: string,
): SsoProvider {
  const key = createPrivateKey(privateKey)
  const clientAuth =
    (now: number): ClientAuth =>
    async (_server, client, body) => {
      body.set('client_id', client.client_id)
      body.set('client_secret', await appleSecret(key, identity, now))
    }
  return createOidc({
    name: 'apple',
    issuer: identity.issuer,
    clientId: identity.clientId,
    clientAuth,
    redirectUri,
    answersBy: 'POST',
    parameters: { scope: 'openid name email', response_mode: 'form_post' },
    rules: (email, { is_private_email: relayed }) => relayed === true || APPLES_OWN.test(email),
  })
}
