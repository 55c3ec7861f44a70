import { ClientSecretPost } from 'openid-client'
import type { SsoConfig } from '../../config/sso.ts'
import { createOidc } from './oidc.ts'
import type { SsoProvider } from './provider.ts'

const GOOGLES_OWN = /@(gmail|googlemail)\.com$/

/** `redirectUri` must stand in the client's list at Google, to the letter. */
export const createGoogle = (
  { clientId, clientSecret, issuer }: NonNullable<SsoConfig['google']>,
  redirectUri: string,
): SsoProvider =>
  createOidc({
    name: 'google',
    issuer,
    clientId,
    clientAuth: () => ClientSecretPost(clientSecret),
    redirectUri,
    answersBy: 'GET',
    parameters: { scope: 'openid email profile', prompt: 'select_account' },
    // For any other address, also one beside the hosted domain, Google only knows that somebody could read it once.
    rules: (email, { hd }) => GOOGLES_OWN.test(email) || email.endsWith(`@${hd?.toLowerCase()}`),
  })
