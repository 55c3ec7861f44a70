import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, readConfig, readDataPlace, readPageServerConfig } from './config.ts'
import { within } from './values.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'yoyaku-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const secrets = {
  TOKEN_SECRET: 'Yb3xQmVf0rT9uKpZ8wLh2sNc5dJg7aEe',
  OTP_PEPPER: 'kW4tZ7qRj1nXv6mHs0bGy3cFp9dLu2aE',
}
const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Yoyaku <hello@yoyaku.example>',
  CONTACT_EMAIL: 'help@yoyaku.example',
  PUBLIC_URL: 'https://yoyaku.example',
  ...secrets,
}

/** What is said about an environment, line by line; nothing when it is right. */
function mistakes(env: Record<string, string>): string[] {
  try {
    readConfig({ DATA_DIR, ...env })
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n  ').slice(1)
  }
}

test('Nothing set: everything has its default, and the secrets are made once', () => {
  const config = readConfig({ DATA_DIR, PORT: '' })
  expect(config).toStrictEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: DATA_DIR,
    databaseUrl: null,
    databaseMigrateUrl: null,
    databaseListenUrl: null,
    databaseWaitSeconds: 60,
    databaseReadUrl: null,
    maxReadLagMs: 5000,
    isPooled: false,
    apiUrl: null,
    redisUrl: null,
    smtpUrl: null,
    smtpRequiresTls: false,
    mailFrom: 'no-reply@yoyaku.example',
    contactEmail: 'contact@yoyaku.example',
    mapStyleUrl: null,
    mapOrigins: [],
    publicUrl: 'http://localhost:3000',
    allowedOrigins: ['http://localhost:3000'],
    trustedProxies: [],
    tokenSecret: readFileSync(join(DATA_DIR, 'token-secret'), 'utf8'),
    previousTokenSecret: null,
    otpPepper: readFileSync(join(DATA_DIR, 'otp-pepper'), 'utf8'),
    operatorKey: null,
    metricsKey: null,
    rateLimits: 'others',
    maxConnections: 5000,
    connectionsPerAddress: 256,
    seedShops: 600,
    exchangeRatesUrl: null,
    maxRateChange: 10,
    testControl: false,
    sso: expect.objectContaining({ development: ['google', 'facebook', 'apple'] }),
  })
  expect(Buffer.byteLength(config.tokenSecret)).toBeGreaterThanOrEqual(32)
  expect(statSync(join(DATA_DIR, 'token-secret')).mode & 0o777).toBe(0o600)
  expect(readConfig({ DATA_DIR })).toStrictEqual(config)
})

test('What is set counts', () => {
  const env = {
    ...secrets,
    PORT: '8080',
    DATABASE_URL: 'postgres://u@h/db',
    SMTP_URL: 'none',
    PUBLIC_URL: 'https://yoyaku.example/',
    ALLOWED_ORIGINS: 'https://partner.example/, https://yoyaku.example, http://localhost:8080',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    TOKEN_SECRET_PREVIOUS: 'an older one of at least thirty-two bytes',
    RATE_LIMITS: 'on',
    MAX_CONNECTIONS: '9000',
    CONNECTIONS_PER_ADDRESS: '50',
    SEED_SHOPS: '12',
  }
  expect(readConfig({ ...env, DATA_DIR })).toMatchObject({
    port: 8080,
    databaseUrl: 'postgres://u@h/db',
    smtpUrl: null,
    smtpRequiresTls: false,
    publicUrl: 'https://yoyaku.example',
    allowedOrigins: ['https://yoyaku.example', 'https://partner.example', 'http://localhost:8080'],
    trustedProxies: ['10.0.0.0/8', '::1'],
    seedShops: 12,
    rateLimits: 'everybody',
    maxConnections: 9000,
    connectionsPerAddress: 50,
    tokenSecret: secrets.TOKEN_SECRET,
    previousTokenSecret: env.TOKEN_SECRET_PREVIOUS,
  })
})

test('Every mistake is named at once, those of one value and those between values', () => {
  const env = {
    DATA_DIR,
    NODE_ENV: 'prod',
    PORT: 'http',
    HOST: '0.0.0.0',
    DATABASE_URL: 'mysql://h',
    TOKEN_SECRET: 'short',
    OTP_PEPPER: secrets.OTP_PEPPER,
    TOKEN_SECRET_PREVIOUS: secrets.OTP_PEPPER,
    SEED_SHOPS: '-1',
    TEST_CONTROL: '1',
    RATE_LIMITS: 'off',
  }
  expect(() => readConfig(env)).toThrow(
    [
      'Invalid configuration:',
      '  NODE_ENV must be production, development or test',
      '  PORT must be a whole number from 0 to 65535',
      '  DATABASE_URL must be a URL that begins with postgres:// or postgresql://',
      '  TOKEN_SECRET must have at least 32 bytes',
      '  SEED_SHOPS must be a whole number from 0 to 200000',
      '  TEST_CONTROL=1 works only on loopback, HOST is 0.0.0.0',
      '  RATE_LIMITS=off works only on loopback, HOST is 0.0.0.0',
      '  OTP_PEPPER must differ from TOKEN_SECRET_PREVIOUS',
    ].join('\n'),
  )
})

const noOrigin = 'PUBLIC_URL must be an origin only: no path, no query, no name and password'
const noDatabase = 'REDIS_URL must end with the number of a database (redis://host:6379/0), or without a path'
const anyAddress = 'TRUSTED_PROXIES must not be /0: any client could forge its IP address'
const noNetwork = 'TRUSTED_PROXIES must be a comma-separated list of IP addresses or networks (10.0.0.0/8)'
const noOrigins = 'ALLOWED_ORIGINS must be a comma-separated list of origins (https://partner.example)'
const noSender = 'MAIL_FROM must be an address, or Name <address>'
const noKey = 'must have at least 16 characters, ASCII and no spaces'

test('Searches are answered from the database where the index in memory is switched off', () => {})

test('A standby for catalogue reads, and how old it may be; beside the embedded database there is none', () => {
  const DATABASE_READ_URL = 'postgres://u@standby/db'
  const env = { DATA_DIR, DATABASE_URL: 'postgres://u@h/db', DATABASE_READ_URL, DATABASE_READ_MAX_LAG: '30' }
  const { databaseReadUrl, maxReadLagMs } = readConfig(env)
  expect({ databaseReadUrl, maxReadLagMs }).toStrictEqual({ databaseReadUrl: DATABASE_READ_URL, maxReadLagMs: 30_000 })
  expect(mistakes({ DATABASE_READ_URL })).toStrictEqual(['DATABASE_READ_URL needs DATABASE_URL beside it'])
})

describe('Behind a pooler', () => {
  const pooled = { DATABASE_URL: 'postgres://u@pooler/db', DATABASE_POOLER: 'transaction' }
  const direct = { DATABASE_MIGRATE_URL: 'postgres://owner@h/db', DATABASE_LISTEN_URL: 'postgres://u@h/db' }
  const mistakes = (env: Record<string, string>) => {
    try {
      readConfig({ ...env, DATA_DIR })
    } catch (error) {
      return (error as Error).message.split('\n').slice(1)
    }
    return []
  }

  test('migrations and messages have addresses of their own, and commands take that of migrations', () => {
    const env = { ...secrets, ...pooled, ...direct }
    expect(readConfig({ ...env, DATA_DIR })).toMatchObject({
      databaseUrl: pooled.DATABASE_URL,
      databaseMigrateUrl: direct.DATABASE_MIGRATE_URL,
      databaseListenUrl: direct.DATABASE_LISTEN_URL,
      isPooled: true,
    })
    expect(readDataPlace({ ...env, DATA_DIR }).databaseUrl).toBe(direct.DATABASE_MIGRATE_URL)
  })

  test.each([
    [
      pooled,
      [
        '  DATABASE_MIGRATE_URL is required with DATABASE_POOLER=transaction: the address of PostgreSQL itself',
        '  DATABASE_LISTEN_URL is required with DATABASE_POOLER=transaction: the address of PostgreSQL itself',
      ],
    ],
    [
      { DATABASE_LISTEN_URL: direct.DATABASE_LISTEN_URL, DATABASE_POOLER: 'transaction' },
      ['  DATABASE_LISTEN_URL needs DATABASE_URL beside it', '  DATABASE_POOLER needs DATABASE_URL beside it'],
    ],
    [{ ...pooled, ...direct, DATABASE_POOLER: 'session' }, ['  DATABASE_POOLER must be transaction, or absent']],
  ])('%j is refused', (env, expected) => {
    expect(mistakes(env)).toStrictEqual(expected)
  })
})

describe('One value', () => {
  test.each([
    [
      'DATABASE_READ_URL',
      'mysql://h/db',
      'DATABASE_READ_URL must be a URL that begins with postgres:// or postgresql://',
    ],
    ['DATABASE_READ_MAX_LAG', '1', 'DATABASE_READ_MAX_LAG must be a whole number from 2 to 3600'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '0x10', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must be none, or a URL that begins with smtp:// or smtps:// and names a server'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', ' ', null],
    ['DATABASE_WAIT_SECONDS', '0', null],
    ['DATABASE_WAIT_SECONDS', '1m', 'DATABASE_WAIT_SECONDS must be a whole number from 0 to 3600'],
    ['DATABASE_URL', 'postgresql://u:p@h:5432/db', null],
    ['DATABASE_URL', 'h:5432', 'DATABASE_URL must be a URL that begins with postgres:// or postgresql://'],
    ['API_URL', 'ftp://h', 'API_URL must be a URL that begins with http:// or https://'],
    ['REDIS_URL', 'memcached://h', 'REDIS_URL must be a URL that begins with redis:// or rediss://'],
    ['REDIS_URL', 'redis://h:6379/3', null],
    ['REDIS_URL', 'rediss://u:p@h/', null],
    ['REDIS_URL', 'redis://h/none', noDatabase],
    [
      'SMTP_URL',
      'https://mail',
      'SMTP_URL must be none, or a URL that begins with smtp:// or smtps:// and names a server',
    ],
    ['PUBLIC_URL', 'yoyaku.example', 'PUBLIC_URL must be a URL that begins with http:// or https://'],
    ['PUBLIC_URL', 'https://yoyaku.example/shop', noOrigin],
    ['PUBLIC_URL', 'https://yoyaku.example/?x=1', noOrigin],
    ['PUBLIC_URL', 'https://yoyaku.example/#x', noOrigin],
    ['PUBLIC_URL', 'https://somebody:secret@yoyaku.example', noOrigin],
    ['PUBLIC_URL', 'https://yoyaku.example:8443', null],
    ['CONTACT_EMAIL', 'Yoyaku <help@yoyaku.example>', 'CONTACT_EMAIL must be an address alone: help@example.com'],
    ['CONTACT_EMAIL', 'help@yoyaku.example', null],
    ['MAP_STYLE_URL', 'https://tiles.example/style.json?key=1', null],
    ['MAP_STYLE_URL', 'tiles.example/style.json', 'MAP_STYLE_URL must be a URL that begins with http:// or https://'],
    ['MAP_ORIGINS', 'https://a.example,https://b.example', null],
    ['MAP_ORIGINS', 'https://a.example/tiles', noOrigins.replace('ALLOWED', 'MAP')],
    ['MAIL_FROM', 'Yoyaku', noSender],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example', noSender],
    ['MAIL_FROM', 'a@b.example', null],
    ['TRUSTED_PROXIES', '1', noNetwork],
    ['TRUSTED_PROXIES', 'true', noNetwork],
    ['TRUSTED_PROXIES', '10.0.0.0/33', noNetwork],
    ['TRUSTED_PROXIES', '0.0.0.0/0', anyAddress],
    ['TRUSTED_PROXIES', '10.0.0.1, ::/0', anyAddress],
    ['SEED_SHOPS', '1e99', 'SEED_SHOPS must be a whole number from 0 to 200000'],
    ['SEED_SHOPS', '0', null],
    ['SEED_SHOPS', '2.5', 'SEED_SHOPS must be a whole number from 0 to 200000'],
    ['TRUSTED_PROXIES', '10.0.0.1,', noNetwork],
    ['TRUSTED_PROXIES', 'fd00::/8,192.0.2.1', null],
    ['ALLOWED_ORIGINS', '*', noOrigins],
    ['ALLOWED_ORIGINS', 'https://a.example/page', noOrigins],
    ['ALLOWED_ORIGINS', 'https://a.example,', noOrigins],
    ['OPERATOR_KEY', 'with spaces in between it', `OPERATOR_KEY ${noKey}`],
    ['METRICS_KEY', 'short', `METRICS_KEY ${noKey}`],
    ['RATE_LIMITS', 'no', 'RATE_LIMITS must be on or off'],
    ['TEST_CONTROL', 'yes', 'TEST_CONTROL must be 0 or 1'],
  ])('%s=%s', (name, value, mistake) => {
    expect(mistakes({ [name]: value })).toStrictEqual(mistake === null ? [] : [mistake])
  })
})

describe('In production', () => {
  test('all of it is right', () => expect(mistakes(production)).toStrictEqual([]))

  test('nothing has a default that is not safe', () => {
    expect(mistakes({ NODE_ENV: 'production', TEST_CONTROL: '1', RATE_LIMITS: 'off' })).toStrictEqual([
      'TOKEN_SECRET is required in production (at least 32 bytes)',
      'OTP_PEPPER is required in production (at least 32 bytes)',
      'SMTP_URL is required in production: codes leave by mail (SMTP_URL=none sends nothing)',
      'CONTACT_EMAIL is required in production: where people reach you',
      'PUBLIC_URL is required in production: the origin that links in e-mails and pages lead to',
      'TEST_CONTROL=1 is never for production',
      'RATE_LIMITS=off is never for production',
    ])
  })

  const easy = (name: string) => `${name} is easy to guess: make one with \`openssl rand -base64 48\``
  test.each<[string, Record<string, string>, string[]]>([
    ['a secret of one letter', { TOKEN_SECRET: 'x'.repeat(40) }, [easy('TOKEN_SECRET')]],
    ['a secret from an example', { OTP_PEPPER: `please-change-me-${'q7'.repeat(12)}` }, [easy('OTP_PEPPER')]],
    ['the secret of the tests', { TOKEN_SECRET: 'a token secret for tests only, 32 bytes' }, [easy('TOKEN_SECRET')]],
    ['a key in a row', { OPERATOR_KEY: '1234567890123456' }, [easy('OPERATOR_KEY')]],
    ['one secret for two things', { OTP_PEPPER: secrets.TOKEN_SECRET }, ['OTP_PEPPER must differ from TOKEN_SECRET']],
    [
      'one key for two things',
      { OPERATOR_KEY: 'oJ2kd93Lq0xVb7Rm', METRICS_KEY: 'oJ2kd93Lq0xVb7Rm' },
      ['METRICS_KEY must differ from OPERATOR_KEY'],
    ],
    [
      'links without https',
      { PUBLIC_URL: 'http://yoyaku.example' },
      ['PUBLIC_URL must begin with https:// in production'],
    ],
    ['links to this machine', { PUBLIC_URL: 'http://localhost:3000' }, []],
    [
      'e-mails from nobody',
      { MAIL_FROM: '' },
      ['MAIL_FROM is required in production: the address that e-mails come from'],
    ],
    ['nobody to write to', { CONTACT_EMAIL: '' }, ['CONTACT_EMAIL is required in production: where people reach you']],
    ['no e-mails, on purpose', { SMTP_URL: 'none', MAIL_FROM: '', CONTACT_EMAIL: '' }, []],
  ])('%s', (_what, env, lines) => {
    expect(mistakes({ ...production, ...env })).toStrictEqual(lines)
  })

  test('there is no demo catalogue unless SEED_SHOPS says so', () => {
    expect(readConfig({ DATA_DIR, ...production }).seedShops).toBe(0)
    expect(readConfig({ DATA_DIR, ...production, SEED_SHOPS: '3' }).seedShops).toBe(3)
  })

  test('the limits hold everybody', () => {
    expect(readConfig({ DATA_DIR, ...production })).toMatchObject({ production: true, rateLimits: 'everybody' })
  })
})

describe('For pages whose API runs elsewhere', () => {
  const pageServerConfig = (env: Record<string, string>) => {
    try {
      return readPageServerConfig(env)
    } catch (error) {
      return (error as Error).message.split('\n  ').slice(1)
    }
  }

  const env = { NODE_ENV: 'production', API_URL: 'http://api.internal:3000', PUBLIC_URL: 'https://yoyaku.example' }
  const CONTACT_EMAIL = 'help@yoyaku.example'

  test('nothing is required in production but where people reach you, and no secret is made', () => {
    expect(pageServerConfig({ ...env, CONTACT_EMAIL, DATA_DIR: '/proc/nowhere' })).toStrictEqual({
      production: true,
      contactEmail: CONTACT_EMAIL,
      mapStyleUrl: null,
      mapOrigins: [],
      port: 3000,
      host: '127.0.0.1',
      apiUrl: 'http://api.internal:3000',
      smtpUrl: null,
      publicUrl: 'https://yoyaku.example',
      trustedProxies: [],
      rateLimits: 'everybody',
      maxConnections: 5000,
      connectionsPerAddress: 256,
    })
  })

  test('the address that is nobody’s is shown to nobody, but where there is no mail on purpose', () => {
    expect(pageServerConfig(env)).toStrictEqual(['CONTACT_EMAIL is required in production: where people reach you'])
    expect(pageServerConfig({ ...env, SMTP_URL: 'none' })).toMatchObject({ contactEmail: 'contact@yoyaku.example' })
    expect(pageServerConfig({ ...env, NODE_ENV: 'development' })).toMatchObject({
      contactEmail: 'contact@yoyaku.example',
    })
  })

  test('whatever is set is held against the same rules', () => {
    const set = { HOST: '0.0.0.0', PUBLIC_URL: 'http://yoyaku.example', TRUSTED_PROXIES: '::/0', CONTACT_EMAIL }
    const wrong = { ...env, ...set, TOKEN_SECRET: 'short', RATE_LIMITS: 'off', REDIS_URL: 'http://h' }
    expect(pageServerConfig(wrong)).toStrictEqual([
      'REDIS_URL must be a URL that begins with redis:// or rediss://',
      'TRUSTED_PROXIES must not be /0: any client could forge its IP address',
      'TOKEN_SECRET must have at least 32 bytes',
      'PUBLIC_URL must begin with https:// in production',
      'RATE_LIMITS=off is never for production',
      'RATE_LIMITS=off works only on loopback, HOST is 0.0.0.0',
    ])
  })
})

describe('Secrets in files', () => {
  const file = (name: string, text: string) => {
    const path = join(DATA_DIR, name)
    writeFileSync(path, text)
    return path
  }

  test('stand for the settings, without the line end that editors add', () => {
    const { TOKEN_SECRET, OTP_PEPPER, ...others } = production
    const env = {
      ...others,
      TOKEN_SECRET_FILE: file('token', `${TOKEN_SECRET}\n`),
      OTP_PEPPER_FILE: file('pepper', OTP_PEPPER),
      DATABASE_URL_FILE: file('database', 'postgres://u:p@h/db\r\n'),
    }
    expect(readConfig({ DATA_DIR, ...env })).toMatchObject({
      ...{ tokenSecret: TOKEN_SECRET, otpPepper: OTP_PEPPER, databaseUrl: 'postgres://u:p@h/db' },
    })
    expect(readDataPlace({ ...env, TOKEN_SECRET_FILE: '/nowhere' }).databaseUrl).toBe('postgres://u:p@h/db')
  })

  test('that are wrong are told together, and none of them is quoted', () => {
    const env = {
      TOKEN_SECRET_FILE: file('bad', 'short'),
      OTP_PEPPER_FILE: join(DATA_DIR, 'none'),
      OPERATOR_KEY_FILE: file('empty', '\n'),
      METRICS_KEY: 'a key of metrics',
      METRICS_KEY_FILE: DATA_DIR,
      SMTP_URL_FILE: DATA_DIR,
    }
    expect(mistakes(env)).toStrictEqual([
      'SMTP_URL_FILE cannot be read: EISDIR: illegal operation on a directory, read',
      `OTP_PEPPER_FILE cannot be read: ENOENT: no such file or directory, open '${DATA_DIR}/none'`,
      `OPERATOR_KEY_FILE is empty: ${DATA_DIR}/empty`,
      'METRICS_KEY and METRICS_KEY_FILE are both set: keep one',
    ])
    expect(mistakes({ TOKEN_SECRET_FILE: env.TOKEN_SECRET_FILE })).toStrictEqual([
      'TOKEN_SECRET must have at least 32 bytes',
    ])
  })
})

test.each(['', '/below'])('A data folder that is a file%s is said by its name, whatever else is set', (below) => {
  const env = { DATA_DIR: `${import.meta.filename}${below}`, PORT: 'x' }
  const line = `DATA_DIR cannot be used: ${import.meta.filename} is a file, not a folder`
  expect(mistakes(env)).toStrictEqual(['PORT must be a whole number from 0 to 65535', line])
  expect(mistakes({ ...production, DATA_DIR: env.DATA_DIR })).toStrictEqual([line])
})

test('A data folder where no folder can be made is refused, not waited for', () => {
  expect(mistakes({ DATA_DIR: '/proc/yoyaku/data' })).toStrictEqual([
    "DATA_DIR cannot be used: ENOENT: no such file or directory, mkdir '/proc/yoyaku'",
  ])
})

test('A kept secret that was cut off is not taken for one', () => {
  const cut = mkdtempSync(join(DATA_DIR, 'cut-'))
  writeFileSync(join(cut, 'token-secret'), 'half')
  expect(mistakes({ DATA_DIR: cut })).toStrictEqual([
    `DATA_DIR cannot be used: ${cut}/token-secret is damaged: it should hold at least 32 bytes`,
  ])
})

test('An address is within its networks, whatever its family', () => {
  const isTrusted = within(['10.0.0.0/8', '192.0.2.1', 'fd00::/8'])
  expect(
    ['10.255.0.1', '11.0.0.1', '192.0.2.1', '192.0.2.2', 'fd12::1', 'fe80::1', '::ffff:10.0.0.1', 'inside'].map(
      isTrusted,
    ),
  ).toStrictEqual([true, false, true, false, true, false, true, false])
})

test.each<[boolean, Record<string, string>]>([
  [true, { ...production, SMTP_URL: 'smtp://mail.example:587' }],
  [true, { ...production, SMTP_URL: 'smtps://mail.example' }],
  [false, { ...production, SMTP_URL: 'smtp://mail:1025', SMTP_STARTTLS: 'optional' }],
  [false, { ...production, SMTP_URL: 'smtp://localhost' }],
  [true, { ...production, SMTP_URL: 'smtp://localhost', SMTP_STARTTLS: 'required' }],
  [false, { SMTP_URL: 'smtp://mail.example' }],
  [false, { ...production, SMTP_URL: 'none' }],
])('E-mails leave encrypted or not at all (%s) with %j', (required, env) => {
  expect(readConfig({ DATA_DIR, ...env }).smtpRequiresTls).toBe(required)
})

test('SMTP_STARTTLS is required or optional', () => {
  expect(mistakes({ SMTP_STARTTLS: 'yes' })).toStrictEqual(['SMTP_STARTTLS must be required or optional'])
})
