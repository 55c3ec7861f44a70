import { generateKeyPairSync } from 'node:crypto'

export const DEVELOPMENT_PATH = '/dev/sso'

let applesKey: string | undefined
/** Key of this process: it proves the server to itself. */
const privateKey = (): string => {
  applesKey ??= generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  return applesKey
}

/**
 * The settings of Google, Facebook and Apple as this server plays them. Their issuers are its own addresses: an account that
 * was connected in development is none at the real provider, in the same database too.
 */
export function developmentProviders(publicUrl: string) {
  const at = (provider: 'google' | 'facebook' | 'apple') => `${publicUrl}${DEVELOPMENT_PATH}/${provider}`
  const facebook = at('facebook')
  return {
    google: { clientId: 'development', clientSecret: 'development', issuer: at('google') },
    facebook: {
      appId: '1',
      appSecret: 'development',
      dialogUrl: `${facebook}/dialog/oauth`,
      graphUrl: facebook,
      issuer: facebook,
    },
    apple: {
      clientId: 'development',
      teamId: 'development',
      keyId: 'development',
      privateKey: privateKey(),
      issuer: at('apple'),
    },
  }
}
