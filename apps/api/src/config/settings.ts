import { isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'
import {
  contact,
  key,
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

/** SMTP_URL of a server from which no e-mail ever leaves. */
export const NO_MAIL = 'none'
/** An address that nobody has: it shows that none was set. */
const NOBODYS_ADDRESS = 'contact@yoyaku.example'

const mailServer = z.string().refine((value) => value === NO_MAIL || isMailServer(value), {
  error: 'must be none, or a URL that begins with smtp:// or smtps:// and names a server',
})
const isMailServer = (value: string): boolean =>
  urlOf('smtp', 'smtps').safeParse(value).success && new URL(value).hostname !== ''

const absolute = (path: string): string => (isAbsolute(path) ? path : join(projectRoot, path))
const databaseUrl = urlOf('postgres', 'postgresql')

/** A setting: its name in the environment, the form of its value, and what counts where it is absent. `inFile`: NAME_FILE may name a file with the value. */
type Setting<Value, Absent> = {
  name: string
  form: z.ZodType<Value | undefined>
  absent: Absent
  inFile: boolean
}

const setting = <Value, Absent>(name: string, form: z.ZodType<Value>, absent: Absent): Setting<Value, Absent> => ({
  name,
  form: optional(form),
  absent,
  inFile: false,
})
/** Containers and systemd hand over secrets as files. */
const secretSetting = <Value, Absent>(
  name: string,
  form: z.ZodType<Value>,
  absent: Absent,
): Setting<Value, Absent> => ({
  ...setting(name, form, absent),
  inFile: true,
})

/**
 * Each setting stands here alone: name, form, default, meaning. docs/settings.md tells operators. Where the default is undefined it depends
 * on others, and config.ts makes of the value what `Config` has.
 */
export const settings = {
  nodeEnv: setting(
    'NODE_ENV',
    z.enum(['production', 'development', 'test'], { error: 'must be production, development or test' }),
    undefined,
  ),
  port: setting('PORT', numberBetween(0, 65_535), 3000),
  host: setting('HOST', z.string(), '127.0.0.1'),
  dataDir: setting('DATA_DIR', z.string().transform(absolute), absolute('.data')),
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: secretSetting('DATABASE_URL', databaseUrl, null),
  /** Database for migrations, which need a session; null: `databaseUrl`. */
  databaseMigrateUrl: secretSetting('DATABASE_MIGRATE_URL', databaseUrl, null),
  /** Database for LISTEN, which needs a session; null: `databaseUrl`. */
  databaseListenUrl: secretSetting('DATABASE_LISTEN_URL', databaseUrl, null),
  /** For how long a start waits for `databaseUrl`; longer than a failover takes. */
  databaseWaitSeconds: setting('DATABASE_WAIT_SECONDS', numberBetween(0, 3600), 60),
  /** A standby that catalogue reads go to; null: to `databaseUrl`. */
  databaseReadUrl: secretSetting('DATABASE_READ_URL', databaseUrl, null),
  /** How old the answers of the standby may be. */
  maxReadLagMs: setting(
    'DATABASE_READ_MAX_LAG',
    numberBetween(2, 3600).transform((seconds) => seconds * 1000),
    5000,
  ),
  /** `databaseUrl` is a pooler that hands out connections by transaction. */
  isPooled: setting(
    'DATABASE_POOLER',
    z.literal('transaction', { error: 'must be transaction, or absent' }).transform(() => true),
    false,
  ),
  apiUrl: setting('API_URL', urlOf('http', 'https'), null),
  redisUrl: secretSetting('REDIS_URL', redisUrl, null),
  smtpServer: secretSetting('SMTP_URL', mailServer, undefined),
  smtpStarttls: setting(
    'SMTP_STARTTLS',
    z.enum(['required', 'optional'], { error: 'must be required or optional' }),
    undefined,
  ),
  mailFrom: setting('MAIL_FROM', sender, 'no-reply@yoyaku.example'),
  /** Address at which people reach the company: in the footer, legal texts, e-mails, and when something fails. */
  contactEmail: setting('CONTACT_EMAIL', contact, NOBODYS_ADDRESS),
  /** A style of MapLibre, whose tiles lie below the pins of maps; null: maps are drawn from the catalogue alone. */
  mapStyleUrl: setting('MAP_STYLE_URL', urlOf('http', 'https'), null),
  /** From where that style loads tiles, letters and signs, beside its own origin. */
  mapOrigins: setting('MAP_ORIGINS', origins, [] as readonly string[]),
  origin: setting('PUBLIC_URL', origin, undefined),
  partnerOrigins: setting('ALLOWED_ORIGINS', origins, undefined),
  /** IP addresses and networks that may say for whom a request is. */
  trustedProxies: setting('TRUSTED_PROXIES', networks.readonly(), [] as readonly string[]),
  newTokenSecret: secretSetting('TOKEN_SECRET', secret, undefined),
  /** Tokens that it signed still hold. */
  previousTokenSecret: secretSetting('TOKEN_SECRET_PREVIOUS', secret, null),
  pepper: secretSetting('OTP_PEPPER', secret, undefined),
  /** Null: the operator's calls are closed. */
  operatorKey: secretSetting('OPERATOR_KEY', key, null),
  /** Opens `/metrics` to others than this machine; null: nobody else. */
  metricsKey: secretSetting('METRICS_KEY', key, null),
  /** Open at once; health checks are still answered beyond it. */
  maxConnections: setting('MAX_CONNECTIONS', numberBetween(1, 1_000_000), 5000),
  /** Open at once from one address that is no trusted proxy. */
  connectionsPerAddress: setting('CONNECTIONS_PER_ADDRESS', numberBetween(1, 1_000_000), 256),
  limits: setting('RATE_LIMITS', z.enum(['on', 'off'], { error: 'must be on or off' }), undefined),
  demoShops: setting('SEED_SHOPS', numberBetween(0, 200_000), undefined),
  /** Source of rates, read once an hour; null: they change by the operator's hand. */
  exchangeRatesUrl: secretSetting('EXCHANGE_RATES_URL', urlOf('http', 'https'), null),
  /** Largest change of one rate in percent; more is taken for a mistake. */
  maxRateChange: setting('EXCHANGE_RATES_MAX_CHANGE', numberBetween(1, 1000), 10),
  testControl: setting(
    'TEST_CONTROL',
    z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1'),
    false,
  ),
}

type Settings = typeof settings
export type SettingKey = keyof Settings
type ValueOf<Key extends SettingKey> = NonNullable<z.output<Settings[Key]['form']>>

/** Values that were set, in their form. */
export type Given = { [Key in SettingKey]?: ValueOf<Key> | undefined }
/** Values of the settings that have a default of their own. */
export type PlainConfig = {
  [Key in SettingKey as Settings[Key]['absent'] extends undefined ? never : Key]: ValueOf<Key> | Settings[Key]['absent']
}

/** Reads each value alone, so that a mistake in one hides no other. */
export function readGiven(env: Readonly<Record<string, string | undefined>>): { given: Given; mistakes: string[] } {
  const read = Object.entries(settings).map(([key, { name, form }]) => ({
    key,
    name,
    result: form.safeParse(env[name]),
  }))
  return {
    given: Object.fromEntries(read.map(({ key, result }) => [key, result.data])),
    mistakes: read.flatMap(({ name, result }) => result.error?.issues.map(({ message }) => `${name} ${message}`) ?? []),
  }
}

/** Completes what was given by the defaults. */
export const withDefaults = (given: Given): PlainConfig =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([key, { absent }]) =>
      absent === undefined ? [] : [[key, given[key as SettingKey] ?? absent]],
    ),
  ) as PlainConfig
