import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withSecretFiles } from './secret-files.ts'
import { storedSecret as keep, mistakesOfSecrets } from './secrets.ts'
import { type Given, NO_MAIL, type PlainConfig, readGiven, settings, withDefaults } from './settings.ts'
import { readSso, type SsoConfig, type SsoValues, ssoEnvironment } from './sso.ts'
import { loopback } from './values.ts'

/** The names of all settings. */
export const SETTINGS: readonly string[] = [
  ...Object.values(settings).map(({ name }) => name),
  ...Object.keys(ssoEnvironment),
]

export type Config = PlainConfig & {
  production: boolean
  /** Null: the development mailbox, or in production no e-mails. */
  smtpUrl: string | null
  /** An e-mail leaves encrypted or not at all: with `smtp://` only after STARTTLS. */
  smtpRequiresTls: boolean
  /** The origin in links, mail and callbacks, without a slash at its end. */
  publicUrl: string
  /** Origins whose pages may open the live connection: our own and those of partners. */
  allowedOrigins: readonly string[]
  /** Signs new tokens. */
  tokenSecret: string
  otpPepper: string
  /** Callers that the limits of requests hold: everybody, everybody but this machine, nobody. */
  rateLimits: 'everybody' | 'others' | 'nobody'
  /** Size of the demo catalogue that fills a database without a catalogue; 0: none. */
  seedShops: number
  sso: SsoConfig
}

/** Every mistake of the environment at once, one line each. */
export class ConfigError extends Error {
  constructor(mistakes: string[]) {
    super(`Invalid configuration:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

const DEFAULT_SHOPS = 600

type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(given: Environment): Config {
  const env = withSecrets(given)
  const { values, sso, mistakes } = check(env, missing)
  const plain = withDefaults(values)
  mistakes.push(...mistakesOfFolder(plain.dataDir))
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  const pageServer = pageServerConfigOf(env, values)
  return {
    ...plain,
    ...pageServer,
    smtpRequiresTls: smtpRequiresTls(pageServer, values),
    allowedOrigins: [...new Set([new URL(pageServer.publicUrl).origin, ...(values.partnerOrigins ?? [])])],
    tokenSecret: values.newTokenSecret ?? storedSecret(plain.dataDir, 'token-secret'),
    otpPepper: values.pepper ?? storedSecret(plain.dataDir, 'otp-pepper'),
    seedShops: values.demoShops ?? (pageServer.production ? 0 : DEFAULT_SHOPS),
    sso,
  }
}

/** @throws ConfigError */
function withSecrets(given: Environment): Environment {
  const { env, mistakes } = withSecretFiles(given)
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return env
}

/** Configuration of a server of pages. */
export type PageServerConfig = Pick<
  Config,
  | 'production'
  | 'port'
  | 'host'
  | 'apiUrl'
  | 'smtpUrl'
  | 'contactEmail'
  | 'mapStyleUrl'
  | 'mapOrigins'
  | 'publicUrl'
  | 'trustedProxies'
  | 'rateLimits'
  | 'maxConnections'
  | 'connectionsPerAddress'
>

/** For pages whose API runs elsewhere: the same rules for whatever is set, but what only the API needs may be missing; what pages show may not. */
export function readPageServerConfig(given: Environment): PageServerConfig {
  const env = withSecrets(given)
  const { values, mistakes } = check(env, unreachable)
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return pageServerConfigOf(env, values)
}

function pageServerConfigOf(env: Environment, values: Given): PageServerConfig {
  const production = isProduction(env)
  const { port, host, apiUrl, contactEmail, trustedProxies, maxConnections, connectionsPerAddress } =
    withDefaults(values)
  const { mapStyleUrl, mapOrigins } = withDefaults(values)
  return {
    ...{ port, host, apiUrl, contactEmail, trustedProxies, maxConnections, connectionsPerAddress },
    ...{ mapStyleUrl, mapOrigins },
    production,
    smtpUrl: values.smtpServer === NO_MAIL ? null : (values.smtpServer ?? null),
    publicUrl: publicUrlOf(values),
    rateLimits: values.limits === 'off' ? 'nobody' : values.limits === 'on' || production ? 'everybody' : 'others',
  }
}

const isProduction = (env: Environment): boolean => env.NODE_ENV === 'production'
const publicUrlOf = (values: Given): string =>
  (values.origin ?? `http://localhost:${withDefaults(values).port}`).replace(/\/+$/, '')

/** Checks each setting, and settings that depend on each other. */
function check(env: Environment, missingOf: typeof missing) {
  const { given: values, mistakes } = readGiven(env)
  const signIn = readSignIn(env)
  mistakes.push(...signIn.mistakes)
  const production = isProduction(env)
  const { host } = withDefaults(values)
  mistakes.push(...mistakesOfDatabase(values))
  if (production) mistakes.push(...missingOf(env, values), ...forbiddenInProduction(values))
  if (!loopback.has(host)) {
    if (values.testControl) mistakes.push(`TEST_CONTROL=1 works only on loopback, HOST is ${host}`)
    if (values.limits === 'off') mistakes.push(`RATE_LIMITS=off works only on loopback, HOST is ${host}`)
  }
  const secrets = {
    TOKEN_SECRET: values.newTokenSecret,
    TOKEN_SECRET_PREVIOUS: values.previousTokenSecret,
    OTP_PEPPER: values.pepper,
    OPERATOR_KEY: values.operatorKey,
    METRICS_KEY: values.metricsKey,
  }
  mistakes.push(...mistakesOfSecrets(secrets, production))
  const sso = readSso(signIn.values, env, { production, publicUrl: publicUrlOf(values) })
  mistakes.push(...sso.mistakes)
  return { values, sso: sso.config, mistakes }
}

/** Reads where the data is, and which setting says so, for tools that need nothing else of the configuration. */
export function readDataPlace(
  given: Environment,
): Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseWaitSeconds'> & { databaseSetting: string } {
  const { DATA_DIR, DATABASE_WAIT_SECONDS } = given
  // The other secrets may be in files that whoever runs the tool cannot read.
  const { DATABASE_URL, DATABASE_URL_FILE, DATABASE_MIGRATE_URL, DATABASE_MIGRATE_URL_FILE } = given
  const urls = withSecrets({ DATABASE_URL, DATABASE_URL_FILE, DATABASE_MIGRATE_URL, DATABASE_MIGRATE_URL_FILE })
  const { given: values, mistakes } = readGiven({ ...urls, DATA_DIR, DATABASE_WAIT_SECONDS })
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  const { dataDir, databaseUrl, databaseMigrateUrl, databaseWaitSeconds } = withDefaults(values)
  // Commands take locks and set timeouts as migrations do: a pooler in between keeps neither.
  const databaseSetting = databaseMigrateUrl === null ? 'DATABASE_URL' : 'DATABASE_MIGRATE_URL'
  return { dataDir, databaseUrl: databaseMigrateUrl ?? databaseUrl, databaseWaitSeconds, databaseSetting }
}

/** Beside the embedded database they would lead elsewhere; behind a pooler of transactions there is no session without them. */
function mistakesOfDatabase(values: Given): string[] {
  const direct = ['databaseMigrateUrl', 'databaseListenUrl'] as const
  if (values.databaseUrl === undefined) {
    return [...direct, 'databaseReadUrl' as const, 'isPooled' as const]
      .filter((key) => values[key] !== undefined)
      .map((key) => `${settings[key].name} needs DATABASE_URL beside it`)
  }
  return values.isPooled === undefined
    ? []
    : direct
        .filter((key) => values[key] === undefined)
        .map(
          (key) =>
            `${settings[key].name} is required with DATABASE_POOLER=transaction: the address of PostgreSQL itself`,
        )
}

/** For tools that change exchange rates. */
export function readMaxRateChange({ EXCHANGE_RATES_MAX_CHANGE }: Environment): number {
  const { given, mistakes } = readGiven({ EXCHANGE_RATES_MAX_CHANGE })
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return withDefaults(given).maxRateChange
}

/** The pepper of the server whose settings these are. Unlike a start, makes none where there is none. @throws ConfigError */
export function readOtpPepper({ DATA_DIR, OTP_PEPPER, OTP_PEPPER_FILE }: Environment): string {
  const { given, mistakes } = readGiven({ DATA_DIR, ...withSecrets({ OTP_PEPPER, OTP_PEPPER_FILE }) })
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  const { dataDir } = withDefaults(given)
  if (given.pepper === undefined && !existsSync(join(dataDir, 'otp-pepper')))
    throw new ConfigError([`OTP_PEPPER is not set, and ${dataDir} has no otp-pepper: give the server's own`])
  return given.pepper ?? storedSecret(dataDir, 'otp-pepper')
}

/** Reads the settings of sign-in with providers. */
function readSignIn(env: Environment) {
  const read = Object.entries(ssoEnvironment).map(([name, form]) => [name, form.safeParse(env[name])] as const)
  return {
    values: Object.fromEntries(read.map(([name, { data }]) => [name, data])) as SsoValues,
    mistakes: read.flatMap(([name, { error }]) => error?.issues.map(({ message }) => `${name} ${message}`) ?? []),
  }
}

/** In production an e-mail crosses no network in the clear, for it may hold a code; to a mail server on this machine it crosses none. */
function smtpRequiresTls({ production, smtpUrl }: PageServerConfig, { smtpStarttls }: Given): boolean {
  if (smtpUrl === null || smtpStarttls !== undefined) return smtpStarttls === 'required'
  return production && !loopback.has(new URL(smtpUrl).hostname)
}

/** In production the API cannot do without. */
function missing(env: Environment, values: Given): string[] {
  const mistakes: string[] = []
  for (const name of ['TOKEN_SECRET', 'OTP_PEPPER'] as const) {
    if (!env[name]) mistakes.push(`${name} is required in production (at least 32 bytes)`)
  }
  if (!env.SMTP_URL)
    mistakes.push('SMTP_URL is required in production: codes leave by mail (SMTP_URL=none sends nothing)')
  else if (values.smtpServer !== NO_MAIL && !env.MAIL_FROM) {
    mistakes.push('MAIL_FROM is required in production: the address that e-mails come from')
  }
  return [...mistakes, ...unreachable(env, values)]
}

/** In production no page and no e-mail may name an address that nobody has. */
function unreachable(env: Environment, values: Given): string[] {
  if (values.smtpServer === NO_MAIL) return []
  const mistakes: string[] = []
  if (!env.CONTACT_EMAIL) mistakes.push('CONTACT_EMAIL is required in production: where people reach you')
  if (!env.PUBLIC_URL)
    mistakes.push('PUBLIC_URL is required in production: the origin that links in e-mails and pages lead to')
  return mistakes
}

function forbiddenInProduction(values: Given): string[] {
  const mistakes: string[] = []
  if (values.origin !== undefined) {
    const { protocol, hostname } = new URL(values.origin)
    if (protocol === 'http:' && !loopback.has(hostname)) {
      mistakes.push('PUBLIC_URL must begin with https:// in production')
    }
  }
  if (values.testControl) mistakes.push('TEST_CONTROL=1 is never for production')
  if (values.limits === 'off') mistakes.push('RATE_LIMITS=off is never for production')
  return mistakes
}

/** Checks DATA_DIR. The folder need not be there yet, but no file may stand in its way. */
function mistakesOfFolder(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return path === dirname(path) ? [] : mistakesOfFolder(dirname(path))
  return found.isDirectory() ? [] : [`DATA_DIR cannot be used: ${path} is a file, not a folder`]
}

/** @throws ConfigError in words, where the folder cannot be used. */
export function storedSecret(dataDir: string, name: string): string {
  try {
    return keep(dataDir, name)
  } catch (error) {
    throw new ConfigError([`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}`])
  }
}
