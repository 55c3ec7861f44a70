import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'yoyaku-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const secrets = { TOKEN_SECRET: 'x'.repeat(32), OTP_PEPPER: 'y'.repeat(32) }

test('Nothing set: everything has its default, and the secrets are made once', () => {
  const config = readConfig({ DATA_DIR, PORT: '' })
  expect(config).toStrictEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: DATA_DIR,
    databaseUrl: null,
    apiUrl: null,
    redisUrl: null,
    smtpUrl: null,
    mailFrom: 'Yoyaku <no-reply@yoyaku.example>',
    publicUrl: 'http://localhost:3000',
    tokenSecret: readFileSync(join(DATA_DIR, 'token-secret'), 'utf8'),
    otpPepper: readFileSync(join(DATA_DIR, 'otp-pepper'), 'utf8'),
    operatorKey: null,
    seedShops: 600,
    testControl: false,
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
    PUBLIC_URL: 'https://yoyaku.example/',
    SEED_SHOPS: '12',
  }
  expect(readConfig({ ...env, DATA_DIR })).toMatchObject({
    port: 8080,
    databaseUrl: 'postgres://u@h/db',
    publicUrl: 'https://yoyaku.example',
    seedShops: 12,
    tokenSecret: secrets.TOKEN_SECRET,
  })
})

test('Every mistake is named at once', () => {
  const env = {
    DATA_DIR,
    PORT: 'http',
    DATABASE_URL: 'mysql://h',
    TOKEN_SECRET: 'short',
    SEED_SHOPS: '0',
    TEST_CONTROL: 'yes',
  }
  expect(() => readConfig(env)).toThrow(
    [
      'The configuration is not right:',
      '  PORT must be a number',
      '  DATABASE_URL must be a URL that begins with postgres:// or postgresql://',
      '  TOKEN_SECRET must have at least 32 bytes',
      '  SEED_SHOPS must be 1 or more',
      '  TEST_CONTROL must be 0 or 1',
    ].join('\n'),
  )
})

test('A data folder that cannot be one is said by its name', () => {
  expect(() => readConfig({ DATA_DIR: import.meta.filename })).toThrow(
    /^The configuration is not right:\n {2}DATA_DIR cannot be used: ENOTDIR/,
  )
})

test('Production has no default secrets and no test control', () => {
  expect(() => readConfig({ DATA_DIR, NODE_ENV: 'production', TEST_CONTROL: '1' })).toThrow(
    [
      'The configuration is not right:',
      '  TOKEN_SECRET is needed in production (at least 32 bytes)',
      '  OTP_PEPPER is needed in production (at least 32 bytes)',
      '  TEST_CONTROL=1 is never for production',
    ].join('\n'),
  )
  expect(readConfig({ DATA_DIR, NODE_ENV: 'production', ...secrets })).toMatchObject({ production: true })
})

test('Test control stays on loopback', () => {
  const env = { DATA_DIR, ...secrets, TEST_CONTROL: '1' }
  expect(readConfig(env)).toMatchObject({ testControl: true })
  expect(() => readConfig({ ...env, HOST: '0.0.0.0' })).toThrow(
    'TEST_CONTROL=1 works only on loopback, HOST is 0.0.0.0',
  )
})
