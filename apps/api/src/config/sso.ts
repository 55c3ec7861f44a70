import { z } from 'zod'
import { readPrivateKey } from '../lib/apple-client-secret.ts'
import { developmentProviders } from './development-providers.ts'
import { loopback, optional, urlOf } from './values.ts'

const text = optional(z.string())
const address = optional(urlOf('http', 'https'))

/** Settings of sign-in with providers. */
export const ssoEnvironment = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: address,
  FACEBOOK_APP_ID: optional(z.string().regex(/^\d+$/, { error: 'must be a number, as the app dashboard shows it' })),
  FACEBOOK_APP_SECRET: text,
  FACEBOOK_DIALOG_URL: address,
  FACEBOOK_GRAPH_URL: address,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: optional(
    z
      .string()
      // One line in an environment file: the line ends are written out.
      .transform((pem) => pem.replaceAll('\\n', '\n'))
      .refine((pem) => readPrivateKey(pem) !== null, {
        error: 'must be the text of the .p8 file (a P-256 key in PEM)',
      }),
  ),
  APPLE_ISSUER: address,
  DEVELOPMENT_PROVIDERS: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
}

export type SsoValues = { [Name in keyof typeof ssoEnvironment]?: string | undefined }

/** Null: not configured, so that no button is shown. Addresses are without a slash at their end. */
type Providers = {
  google: { clientId: string; clientSecret: string; issuer: string } | null
  /** Facebook names no issuer, so this name is ours; that of the real one never changes. */
  facebook: { appId: string; appSecret: string; dialogUrl: string; graphUrl: string; issuer: string } | null
  apple: { clientId: string; teamId: string; keyId: string; privateKey: string; issuer: string } | null
}
type ProviderName = keyof Providers

/** `development`: those that this server plays itself. */
export type SsoConfig = Providers & { development: readonly ProviderName[] }

const NEEDED = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  facebook: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
} as const satisfies Record<ProviderName, readonly (keyof SsoValues)[]>
const NAMES = Object.keys(NEEDED) as ProviderName[]

const DEFAULTS = {
  GOOGLE_ISSUER: 'https://accounts.google.com',
  FACEBOOK_DIALOG_URL: 'https://www.facebook.com/v24.0/dialog/oauth',
  FACEBOOK_GRAPH_URL: 'https://graph.facebook.com/v24.0',
  APPLE_ISSUER: 'https://appleid.apple.com',
} as const
const FACEBOOK_ISSUER = 'https://www.facebook.com'

type Environment = Readonly<Record<string, string | undefined>>
type Setting = { production: boolean; publicUrl: string }

/** `values` are those of `env` that are right; the others have been told of already. */
export function readSso(
  values: SsoValues,
  env: Environment,
  setting: Setting,
): { config: SsoConfig; mistakes: string[] } {
  const mistakes = [...halves(env), ...unsafeAddresses(values, setting), ...misplacedDevelopment(values, setting)]
  const at = (name: keyof typeof DEFAULTS) => (values[name] ?? DEFAULTS[name]).replace(/\/+$/, '')
  const given = (name: keyof SsoValues) => values[name] ?? ''
  const has = (provider: ProviderName) => NEEDED[provider].every((name) => values[name] !== undefined)
  const config: Providers = {
    google: has('google')
      ? {
          clientId: given('GOOGLE_CLIENT_ID'),
          clientSecret: given('GOOGLE_CLIENT_SECRET'),
          issuer: at('GOOGLE_ISSUER'),
        }
      : null,
    facebook: has('facebook')
      ? {
          appId: given('FACEBOOK_APP_ID'),
          appSecret: given('FACEBOOK_APP_SECRET'),
          dialogUrl: at('FACEBOOK_DIALOG_URL'),
          graphUrl: at('FACEBOOK_GRAPH_URL'),
          issuer: FACEBOOK_ISSUER,
        }
      : null,
    apple: has('apple')
      ? {
          clientId: given('APPLE_CLIENT_ID'),
          teamId: given('APPLE_TEAM_ID'),
          keyId: given('APPLE_KEY_ID'),
          privateKey: given('APPLE_PRIVATE_KEY'),
          issuer: at('APPLE_ISSUER'),
        }
      : null,
  }
  if (config.apple?.issuer.startsWith('https:') && !setting.publicUrl.startsWith('https:')) {
    mistakes.push('APPLE_CLIENT_ID needs a PUBLIC_URL that begins with https://: Apple answers to no other')
  }
  const without = NAMES.filter((name) => config[name] === null)
  const byDefault = without.length === NAMES.length && mayPlay(setting)
  const isOn = values.DEVELOPMENT_PROVIDERS === undefined ? byDefault : values.DEVELOPMENT_PROVIDERS === 'on'
  const development = isOn ? without : []
  const played = development.length > 0 ? developmentProviders(setting.publicUrl) : null
  const inDevelopment = Object.fromEntries(development.map((name) => [name, played?.[name] ?? null]))
  return { config: { ...config, ...inDevelopment, development }, mistakes }
}

const isOnLoopback = ({ publicUrl }: Setting) => loopback.has(URL.parse(publicUrl)?.hostname ?? '')
const mayPlay = (setting: Setting): boolean => !setting.production && isOnLoopback(setting)

/** Refuses development providers that other machines reach: with one, anybody signs in as anybody. */
function misplacedDevelopment({ DEVELOPMENT_PROVIDERS }: SsoValues, setting: Setting): string[] {
  if (DEVELOPMENT_PROVIDERS !== 'on' || mayPlay(setting)) return []
  return [
    setting.production
      ? 'DEVELOPMENT_PROVIDERS=on is never for production'
      : `DEVELOPMENT_PROVIDERS=on works only on loopback, PUBLIC_URL is ${setting.publicUrl}`,
  ]
}

/** Half a provider is a mistake, not a provider that is off. */
const halves = (env: Environment): string[] =>
  Object.values(NEEDED).flatMap((names) => {
    const isSet = (name: string) => (env[name]?.trim() ?? '') !== ''
    const set = names.filter(isSet)
    const missing = names.filter((name) => !isSet(name))
    return set.length === 0 ? [] : missing.map((name) => `${name} is required, because ${set.join(', ')} is set`)
  })

/** Secrets and codes go to these addresses. */
const unsafeAddresses = (values: SsoValues, { production }: Setting): string[] =>
  Object.keys(DEFAULTS).flatMap((name) => {
    const url = URL.parse(values[name as keyof typeof DEFAULTS] ?? '')
    if (url === null || url.protocol === 'https:') return []
    if (production) return [`${name} must begin with https:// in production`]
    return loopback.has(url.hostname) ? [] : [`${name} must begin with https:// (http:// only on loopback)`]
  })
