import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'

const projectRoot = resolve(import.meta.dirname, '../../..')
const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const port = z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535)
const urlOf = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be a URL that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  })
const secret = z.string().refine((value) => Buffer.byteLength(value) >= 32, { error: 'must have at least 32 bytes' })

const environment = z.object({
  NODE_ENV: optional(z.string()),
  PORT: optional(port),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(urlOf('postgres', 'postgresql')),
  API_URL: optional(urlOf('http', 'https')),
  REDIS_URL: optional(urlOf('redis', 'rediss')),
  SMTP_URL: optional(urlOf('smtp', 'smtps')),
  MAIL_FROM: optional(z.string()),
  PUBLIC_URL: optional(urlOf('http', 'https')),
  TOKEN_SECRET: optional(secret),
  OTP_PEPPER: optional(secret),
  OPERATOR_KEY: optional(
    z.string().regex(/^[\x21-\x7e]{16,}$/, { error: 'must have at least 16 characters, ASCII and no spaces' }),
  ),
  SEED_SHOPS: optional(
    z.coerce.number({ error: 'must be a number' }).int().min(1, { error: 'must be 1 or more' }).max(200_000),
  ),
  TEST_CONTROL: optional(z.enum(['0', '1'], { error: 'must be 0 or 1' })),
})

export type Config = {
  production: boolean
  port: number
  host: string
  dataDir: string
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  apiUrl: string | null
  redisUrl: string | null
  /** Null: the development mailbox. */
  smtpUrl: string | null
  mailFrom: string
  /** The origin in links, mail and callbacks, without a slash at its end. */
  publicUrl: string
  tokenSecret: string
  otpPepper: string
  /** Null: the operator's calls are closed. */
  operatorKey: string | null
  seedShops: number
  testControl: boolean
}

/** Every mistake of the environment at once, one line each. */
export class ConfigError extends Error {
  constructor(mistakes: string[]) {
    super(`The configuration is not right:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

const DEFAULT_SHOPS = 600

export function readConfig(env: Record<string, string | undefined>): Config {
  const read = environment.safeParse(env)
  const mistakes = read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  const values = read.data ?? {}
  const production = env.NODE_ENV === 'production'
  const host = values.HOST ?? '127.0.0.1'
  if (production) {
    for (const name of ['TOKEN_SECRET', 'OTP_PEPPER'] as const) {
      if (!env[name]) mistakes.push(`${name} is needed in production (at least 32 bytes)`)
    }
  }
  if (values.TEST_CONTROL === '1') {
    if (production) mistakes.push('TEST_CONTROL=1 is never for production')
    else if (!loopback.has(host)) mistakes.push(`TEST_CONTROL=1 works only on loopback, HOST is ${host}`)
  }
  if (mistakes.length > 0) throw new ConfigError(mistakes)

  const dataDir = absolute(values.DATA_DIR ?? '.data')
  const listenPort = values.PORT ?? 3000
  return {
    production,
    port: listenPort,
    host,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    apiUrl: values.API_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? 'Yoyaku <no-reply@yoyaku.example>',
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${listenPort}`).replace(/\/+$/, ''),
    tokenSecret: values.TOKEN_SECRET ?? keptSecret(dataDir, 'token-secret'),
    otpPepper: values.OTP_PEPPER ?? keptSecret(dataDir, 'otp-pepper'),
    operatorKey: values.OPERATOR_KEY ?? null,
    seedShops: values.SEED_SHOPS ?? DEFAULT_SHOPS,
    testControl: values.TEST_CONTROL === '1',
  }
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : join(projectRoot, path)
}

/** A secret that is made once and stays: sessions outlive a restart. */
export function keptSecret(dataDir: string, name: string): string {
  try {
    return readOrMake(dataDir, join(dataDir, name))
  } catch (error) {
    throw new ConfigError([`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}`])
  }
}

function readOrMake(dataDir: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  mkdirSync(dataDir, { recursive: true })
  const made = randomBytes(32).toString('base64url')
  try {
    writeFileSync(file, made, { mode: 0o600, flag: 'wx' })
    return made
  } catch {
    return readFileSync(file, 'utf8').trim() // another process made it in the same moment
  }
}
