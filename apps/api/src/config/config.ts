import { existsSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'
import { withSecretFiles } from './secret-files.ts'
import { storedSecret as keep, mistakesOfSecrets } from './secrets.ts'
import { readSso, type SsoConfig, ssoEnvironment } from './sso.ts'
import {
  contact,
  key,
  loopback,
  networks,
  numberBetween,
  optional,
  origin,
  origins,
  redisUrl,
  secret,
  sender,
  urlOf,
} from './values.ts'

const projectRoot = resolve(import.meta.dirname, '../../../..')

/** Instead of an SMTP_URL: no e-mail ever leaves. */
const NO_MAIL = 'none'
/** An address that nobody has: it shows that none was set. */
const NOBODYS_ADDRESS = 'contact@yoyaku.example'
const mailServer = z.string().refine((value) => value === NO_MAIL || isMailServer(value), {
  error: 'must be none, or a URL that begins with smtp:// or smtps:// and names a server',
})
const isMailServer = (value: string): boolean =>
  urlOf('smtp', 'smtps').safeParse(value).success && new URL(value).hostname !== ''

const environment = z.object({
  NODE_ENV: optional(
    z.enum(['production', 'development', 'test'], { error: 'must be production, development or test' }),
  ),
  PORT: optional(numberBetween(0, 65_535)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(urlOf('postgres', 'postgresql')),
  DATABASE_MIGRATE_URL: optional(urlOf('postgres', 'postgresql')),
  DATABASE_LISTEN_URL: optional(urlOf('postgres', 'postgresql')),
  DATABASE_WAIT_SECONDS: optional(numberBetween(0, 3600)),
  SEARCH_INDEX: optional(z.enum(['memory', 'database'], { error: 'must be memory or database' })),
  DATABASE_READ_URL: optional(urlOf('postgres', 'postgresql')),
  DATABASE_READ_MAX_LAG: optional(numberBetween(2, 3600)),
  DATABASE_POOLER: optional(z.literal('transaction', { error: 'must be transaction, or absent' })),
  API_URL: optional(urlOf('http', 'https')),
  REDIS_URL: optional(redisUrl),
  SMTP_URL: optional(mailServer),
  SMTP_STARTTLS: optional(z.enum(['required', 'optional'], { error: 'must be required or optional' })),
  MAIL_FROM: optional(sender),
  CONTACT_EMAIL: optional(contact),
  PUBLIC_URL: optional(origin),
  ALLOWED_ORIGINS: optional(origins),
  TRUSTED_PROXIES: optional(networks),
  TOKEN_SECRET: optional(secret),
  TOKEN_SECRET_PREVIOUS: optional(secret),
  OTP_PEPPER: optional(secret),
  OPERATOR_KEY: optional(key),
  METRICS_KEY: optional(key),
  MAX_CONNECTIONS: optional(numberBetween(1, 1_000_000)),
  CONNECTIONS_PER_ADDRESS: optional(numberBetween(1, 1_000_000)),
  RATE_LIMITS: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  SEED_SHOPS: optional(numberBetween(0, 200_000)),
  EXCHANGE_RATES_URL: optional(urlOf('http', 'https')),
  EXCHANGE_RATES_MAX_CHANGE: optional(numberBetween(1, 1000)),
  TEST_CONTROL: optional(z.enum(['0', '1'], { error: 'must be 0 or 1' })),
  ...ssoEnvironment,
})

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape)

type Values = z.infer<typeof environment>

export type Config = {
  production: boolean
  port: number
  host: string
  dataDir: string
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** Where migrations run, which need a session; null: at `databaseUrl`. */
  databaseMigrateUrl: string | null
  /** Where messages between processes are heard, which needs a session; null: at `databaseUrl`. */
  databaseListenUrl: string | null
  /** For how long a start waits for `databaseUrl`. */
  databaseWaitSeconds: number
  /** A standby that catalogue reads go to; null: to `databaseUrl`. */
  databaseReadUrl: string | null
  /** How old what the standby answers may be. */
  maxReadLagMs: number
  /** `databaseUrl` is a pooler that hands out connections by transaction. */
  isPooled: boolean
  /** Where searches are answered from. `memory`: from the database too while the index of a large catalogue loads. */
  searchIndex: 'memory' | 'database'
  apiUrl: string | null
  redisUrl: string | null
  /** Null: the development mailbox, or in production no e-mails. */
  smtpUrl: string | null
  /** An e-mail leaves encrypted or not at all: with `smtp://` only after STARTTLS. */
  smtpRequiresTls: boolean
  mailFrom: string
  /** Where people reach whoever runs this: in the footer, legal texts, e-mails, and when something fails. */
  contactEmail: string
  /** The origin in links, mail and callbacks, without a slash at its end. */
  publicUrl: string
  /** Whose pages may open the live connection: our own and those of partners. */
  allowedOrigins: readonly string[]
  /** Who may say for whom a request is: IP addresses and networks. */
  trustedProxies: readonly string[]
  /** Signs new tokens. */
  tokenSecret: string
  /** Tokens that it signed still hold. */
  previousTokenSecret: string | null
  otpPepper: string
  /** Null: the operator's calls are closed. */
  operatorKey: string | null
  /** Opens `/metrics` to others than this machine; null: nobody else. */
  metricsKey: string | null
  /** Whom the limits of requests hold: everybody, everybody but this machine, nobody. */
  rateLimits: 'everybody' | 'others' | 'nobody'
  /** Open at once; health checks are still answered beyond it. */
  maxConnections: number
  /** Open at once from one address that is no trusted proxy. */
  connectionsPerAddress: number
  /** Size of the demo catalogue that fills a database without a catalogue; 0: none. */
  seedShops: number
  /** Where rates are read once an hour; null: nowhere, they change by the operator's hand. */
  exchangeRatesUrl: string | null
  /** Of one rate, in percent; more is taken for a mistake. */
  maxRateChange: number
  testControl: boolean
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
/** Longer than a failover takes. */
const DEFAULT_DATABASE_WAIT_SECONDS = 60
const DEFAULT_MAX_CONNECTIONS = 5000
const DEFAULT_CONNECTIONS_PER_ADDRESS = 256
const DEFAULT_MAX_RATE_CHANGE = 10
const DEFAULT_MAX_READ_LAG = 5

type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(given: Environment): Config {
  const env = withSecrets(given)
  const { values, sso, mistakes } = check(env, missing)
  const dataDir = absolute(values.DATA_DIR ?? '.data')
  mistakes.push(...mistakesOfFolder(dataDir))
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  const pageServer = pageServerConfigOf(env, values)
  return {
    ...pageServer,
    dataDir,
    ...databaseOf(values),
    searchIndex: values.SEARCH_INDEX ?? 'memory',
    redisUrl: values.REDIS_URL ?? null,
    smtpRequiresTls: smtpRequiresTls(pageServer, values),
    mailFrom: values.MAIL_FROM ?? 'no-reply@yoyaku.example',
    allowedOrigins: [...new Set([new URL(pageServer.publicUrl).origin, ...(values.ALLOWED_ORIGINS ?? [])])],
    tokenSecret: values.TOKEN_SECRET ?? storedSecret(dataDir, 'token-secret'),
    previousTokenSecret: values.TOKEN_SECRET_PREVIOUS ?? null,
    otpPepper: values.OTP_PEPPER ?? storedSecret(dataDir, 'otp-pepper'),
    operatorKey: values.OPERATOR_KEY ?? null,
    metricsKey: values.METRICS_KEY ?? null,
    seedShops: values.SEED_SHOPS ?? (pageServer.production ? 0 : DEFAULT_SHOPS),
    exchangeRatesUrl: values.EXCHANGE_RATES_URL ?? null,
    maxRateChange: values.EXCHANGE_RATES_MAX_CHANGE ?? DEFAULT_MAX_RATE_CHANGE,
    testControl: values.TEST_CONTROL === '1',
    sso,
  }
}

/** @throws ConfigError */
function withSecrets(given: Environment): Environment {
  const { env, mistakes } = withSecretFiles(given)
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return env
}

/** What a server of pages needs. */
export type PageServerConfig = Pick<
  Config,
  | 'production'
  | 'port'
  | 'host'
  | 'apiUrl'
  | 'smtpUrl'
  | 'contactEmail'
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

function pageServerConfigOf(env: Environment, values: Partial<Values>): PageServerConfig {
  const production = isProduction(env)
  return {
    production,
    port: portOf(values),
    host: hostOf(values),
    apiUrl: values.API_URL ?? null,
    smtpUrl: values.SMTP_URL === NO_MAIL ? null : (values.SMTP_URL ?? null),
    contactEmail: values.CONTACT_EMAIL ?? NOBODYS_ADDRESS,
    publicUrl: publicUrlOf(values),
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    maxConnections: values.MAX_CONNECTIONS ?? DEFAULT_MAX_CONNECTIONS,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS ?? DEFAULT_CONNECTIONS_PER_ADDRESS,
    rateLimits:
      values.RATE_LIMITS === 'off' ? 'nobody' : values.RATE_LIMITS === 'on' || production ? 'everybody' : 'others',
  }
}

const isProduction = (env: Environment): boolean => env.NODE_ENV === 'production'
const hostOf = ({ HOST }: Partial<Values>): string => HOST ?? '127.0.0.1'
const portOf = ({ PORT }: Partial<Values>): number => PORT ?? 3000
const publicUrlOf = (values: Partial<Values>): string =>
  (values.PUBLIC_URL ?? `http://localhost:${portOf(values)}`).replace(/\/+$/, '')

/** Whatever is wrong with what is set, and with what it is set beside. */
function check(env: Environment, missingOf: typeof missing) {
  const { values, mistakes } = readEach(env)
  const production = isProduction(env)
  const host = hostOf(values)
  mistakes.push(...mistakesOfDatabase(values))
  if (production) mistakes.push(...missingOf(env, values), ...forbiddenInProduction(values))
  if (!loopback.has(host)) {
    if (values.TEST_CONTROL === '1') mistakes.push(`TEST_CONTROL=1 works only on loopback, HOST is ${host}`)
    if (values.RATE_LIMITS === 'off') mistakes.push(`RATE_LIMITS=off works only on loopback, HOST is ${host}`)
  }
  const { TOKEN_SECRET, TOKEN_SECRET_PREVIOUS, OTP_PEPPER, OPERATOR_KEY, METRICS_KEY } = values
  const secrets = { TOKEN_SECRET, TOKEN_SECRET_PREVIOUS, OTP_PEPPER, OPERATOR_KEY, METRICS_KEY }
  mistakes.push(...mistakesOfSecrets(secrets, production))
  const sso = readSso(values, env, { production, publicUrl: publicUrlOf(values) })
  mistakes.push(...sso.mistakes)
  return { values, sso: sso.config, mistakes }
}

/** Where the data is, and which setting says so, for tools that need nothing else of the configuration. */
export function readDataPlace(
  given: Environment,
): Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseWaitSeconds'> & { databaseSetting: string } {
  const { DATA_DIR, DATABASE_WAIT_SECONDS } = given
  // The other secrets may be in files that whoever runs the tool cannot read.
  const { DATABASE_URL, DATABASE_URL_FILE, DATABASE_MIGRATE_URL, DATABASE_MIGRATE_URL_FILE } = given
  const urls = withSecrets({ DATABASE_URL, DATABASE_URL_FILE, DATABASE_MIGRATE_URL, DATABASE_MIGRATE_URL_FILE })
  const { values, mistakes } = readEach({ ...urls, DATA_DIR, DATABASE_WAIT_SECONDS })
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  const { databaseUrl, databaseMigrateUrl, databaseWaitSeconds } = databaseOf(values)
  const dataDir = absolute(values.DATA_DIR ?? '.data')
  // Commands take locks and set timeouts as migrations do: a pooler in between keeps neither.
  const databaseSetting = databaseMigrateUrl === null ? 'DATABASE_URL' : 'DATABASE_MIGRATE_URL'
  return { dataDir, databaseUrl: databaseMigrateUrl ?? databaseUrl, databaseWaitSeconds, databaseSetting }
}

const databaseOf = (values: Partial<Values>) => ({
  databaseUrl: values.DATABASE_URL ?? null,
  databaseMigrateUrl: values.DATABASE_MIGRATE_URL ?? null,
  databaseListenUrl: values.DATABASE_LISTEN_URL ?? null,
  databaseWaitSeconds: values.DATABASE_WAIT_SECONDS ?? DEFAULT_DATABASE_WAIT_SECONDS,
  databaseReadUrl: values.DATABASE_READ_URL ?? null,
  maxReadLagMs: (values.DATABASE_READ_MAX_LAG ?? DEFAULT_MAX_READ_LAG) * 1000,
  isPooled: values.DATABASE_POOLER === 'transaction',
})

/** Beside the embedded database they would lead elsewhere; behind a pooler of transactions there is no session without them. */
function mistakesOfDatabase(values: Partial<Values>): string[] {
  const direct = ['DATABASE_MIGRATE_URL', 'DATABASE_LISTEN_URL'] as const
  if (values.DATABASE_URL === undefined) {
    return [...direct, 'DATABASE_READ_URL' as const, 'DATABASE_POOLER' as const]
      .filter((name) => values[name] !== undefined)
      .map((name) => `${name} needs DATABASE_URL beside it`)
  }
  return values.DATABASE_POOLER === undefined
    ? []
    : direct
        .filter((name) => values[name] === undefined)
        .map((name) => `${name} is required with DATABASE_POOLER=transaction: the address of PostgreSQL itself`)
}

/** For tools that change exchange rates. */
export function readMaxRateChange({ EXCHANGE_RATES_MAX_CHANGE }: Environment): number {
  const { values, mistakes } = readEach({ EXCHANGE_RATES_MAX_CHANGE })
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return values.EXCHANGE_RATES_MAX_CHANGE ?? DEFAULT_MAX_RATE_CHANGE
}

/** The pepper of the server whose settings these are. Unlike a start, makes none where there is none. @throws ConfigError */
export function readOtpPepper({ DATA_DIR, OTP_PEPPER, OTP_PEPPER_FILE }: Environment): string {
  const { values, mistakes } = readEach({ DATA_DIR, ...withSecrets({ OTP_PEPPER, OTP_PEPPER_FILE }) })
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  const dataDir = absolute(values.DATA_DIR ?? '.data')
  if (values.OTP_PEPPER === undefined && !existsSync(join(dataDir, 'otp-pepper')))
    throw new ConfigError([`OTP_PEPPER is not set, and ${dataDir} has no otp-pepper: give the server's own`])
  return values.OTP_PEPPER ?? storedSecret(dataDir, 'otp-pepper')
}

/** One by one: a mistake in one value hides no other. */
function readEach(env: Environment): { values: Partial<Values>; mistakes: string[] } {
  const read = Object.entries(environment.shape).map(([name, schema]) => [name, schema.safeParse(env[name])] as const)
  return {
    values: Object.fromEntries(read.map(([name, { data }]) => [name, data])),
    mistakes: read.flatMap(([name, { error }]) => error?.issues.map(({ message }) => `${name} ${message}`) ?? []),
  }
}

/** In production an e-mail crosses no network in the clear, for it may hold a code; to a mail server on this machine it crosses none. */
function smtpRequiresTls({ production, smtpUrl }: PageServerConfig, { SMTP_STARTTLS }: Partial<Values>): boolean {
  if (smtpUrl === null || SMTP_STARTTLS !== undefined) return SMTP_STARTTLS === 'required'
  return production && !loopback.has(new URL(smtpUrl).hostname)
}

/** In production the API cannot do without. */
function missing(env: Environment, values: Partial<Values>): string[] {
  const mistakes: string[] = []
  for (const name of ['TOKEN_SECRET', 'OTP_PEPPER'] as const) {
    if (!env[name]) mistakes.push(`${name} is required in production (at least 32 bytes)`)
  }
  if (!env.SMTP_URL)
    mistakes.push('SMTP_URL is required in production: codes leave by mail (SMTP_URL=none sends nothing)')
  else if (values.SMTP_URL !== NO_MAIL && !env.MAIL_FROM) {
    mistakes.push('MAIL_FROM is required in production: the address that e-mails come from')
  }
  return [...mistakes, ...unreachable(env, values)]
}

/** In production no page and no e-mail may name an address that nobody has. */
function unreachable(env: Environment, values: Partial<Values>): string[] {
  if (values.SMTP_URL === NO_MAIL) return []
  const mistakes: string[] = []
  if (!env.CONTACT_EMAIL) mistakes.push('CONTACT_EMAIL is required in production: where people reach you')
  if (!env.PUBLIC_URL)
    mistakes.push('PUBLIC_URL is required in production: the origin that links in e-mails and pages lead to')
  return mistakes
}

function forbiddenInProduction(values: Partial<Values>): string[] {
  const mistakes: string[] = []
  if (values.PUBLIC_URL !== undefined) {
    const { protocol, hostname } = new URL(values.PUBLIC_URL)
    if (protocol === 'http:' && !loopback.has(hostname)) {
      mistakes.push('PUBLIC_URL must begin with https:// in production')
    }
  }
  if (values.TEST_CONTROL === '1') mistakes.push('TEST_CONTROL=1 is never for production')
  if (values.RATE_LIMITS === 'off') mistakes.push('RATE_LIMITS=off is never for production')
  return mistakes
}

/** It need not be there yet, but no file may stand in its way. */
function mistakesOfFolder(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return path === dirname(path) ? [] : mistakesOfFolder(dirname(path))
  return found.isDirectory() ? [] : [`DATA_DIR cannot be used: ${path} is a file, not a folder`]
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : join(projectRoot, path)
}

/** @throws ConfigError in words, where the folder cannot be used. */
export function storedSecret(dataDir: string, name: string): string {
  try {
    return keep(dataDir, name)
  } catch (error) {
    throw new ConfigError([`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}`])
  }
}
