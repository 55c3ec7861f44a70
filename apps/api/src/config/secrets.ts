import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../lib/make-folder.ts'

const SECRET_BYTES = 32
const FEWEST_DIFFERENT = 8
const examples =
  /change.?me|replace.?me|example|placeholder|password|for tests|your.?(token|secret|key)|1234567|abcdefg/i

export type Secrets = Readonly<Record<string, string | undefined>>

/** Secrets that somebody can guess, by their names. What one of them opens must not open another. */
export function mistakesOfSecrets(secrets: Secrets, production: boolean): string[] {
  const given = Object.entries(secrets).filter((one): one is [string, string] => Boolean(one[1]))
  const weak = production ? given.filter(([, value]) => isWeak(value)) : []
  const twins = given.flatMap(([name, value], i) =>
    given.slice(i + 1).flatMap(([other, same]) => (value === same ? [`${other} must differ from ${name}`] : [])),
  )
  return [...weak.map(([name]) => `${name} is easy to guess: make one with \`openssl rand -base64 48\``), ...twins]
}

const isWeak = (value: string): boolean => new Set(value).size < FEWEST_DIFFERENT || examples.test(value)

/** A secret that is made once and stays: sessions outlive a restart. */
export function storedSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  const secret = read(file) ?? make(dataDir, file)
  if (Buffer.byteLength(secret) < SECRET_BYTES)
    throw new Error(`${file} is damaged: it should hold at least ${SECRET_BYTES} bytes`)
  return secret
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Created atomically, also if another process creates it at the same moment. */
function make(dataDir: string, file: string): string {
  makeFolder(dataDir)
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, made, { mode: 0o600 })
  try {
    linkSync(draft, file)
    return made
  } catch (error) {
    const secret = read(file)
    if (secret === null) throw error
    return secret
  } finally {
    rmSync(draft, { force: true })
  }
}
