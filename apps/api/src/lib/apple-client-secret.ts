import { createPrivateKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'

const SECONDS = 5 * 60

/** The key of a .p8 file, or null when it is none that Apple gives out. */
export function readPrivateKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null
  } catch {
    return null
  }
}

type Identity = { clientId: string; teamId: string; keyId: string; issuer: string }

/** Apple's client secret: a JWT that is signed anew for each request, so that none is stored. `now` in seconds. */
export const appleSecret = (
  key: KeyObject,
  { clientId, teamId, keyId, issuer }: Identity,
  now: number,
): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + SECONDS)
    .sign(key)
