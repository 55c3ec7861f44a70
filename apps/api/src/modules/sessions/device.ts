import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Trx } from '../../db/connection.ts'
import { newId, sameSecret } from '../../lib/secrets.ts'
import { secretsOf } from './tokens.ts'

/** The longest that browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 3600
/** People that share one browser; the one who has not signed in for longest is dropped first. */
const MOST_ACCOUNTS = 4
const PATH = '/api/v1/user/auth'
const ENTRY = /^([\w-]{10,64})~([0-9a-z]{1,10})~([\w-]{43})$/

type Settings = Pick<Config, 'tokenSecret' | 'previousTokenSecret' | 'publicUrl'>
type Entry = { id: string; issuedAt: number; mac: Buffer; text: string }

const nameOf = ({ publicUrl }: Settings): string =>
  publicUrl.startsWith('https:') ? '__Secure-yoyaku-device' : 'yoyaku-device'

/**
 * The id of a device that has signed in to the account with this e-mail before, or null. The cookie signs nobody in: codes and tries
 * of such a device count for it alone, so that nobody else can use up what it may do.
 */
export async function deviceOf(
  trx: Trx,
  settings: Settings,
  cookie: string | undefined,
  email: string,
): Promise<string | null> {
  const entry = entryOf(settings, cookie, email)
  if (entry === undefined) return null
  const { rows } = await sql<{ valid: boolean }>`
    select to_timestamp(${entry.issuedAt}) > app_now() - make_interval(secs => ${DEVICE_SECONDS}) as valid`.execute(trx)
  return rows[0]?.valid === true ? entry.id : null
}

/** The `Set-Cookie` of a sign-in at `now` (ISO 8601, by the database), which begins the time of the device anew. */
export function deviceCookie(settings: Settings, cookie: string | undefined, email: string, now: string): string {
  const entry = entryOf(settings, cookie, email)
  const id = entry?.id ?? newId()
  const issuedAt = Math.floor(Date.parse(now) / 1000)
  const mac = macOf(settings.tokenSecret, email, id, issuedAt).toString('base64url')
  const others = entriesOf(settings, cookie).filter(({ text }) => text !== entry?.text)
  const entries = [`${id}~${issuedAt.toString(36)}~${mac}`, ...others.map(({ text }) => text)]
  return [
    `${nameOf(settings)}=${entries.slice(0, MOST_ACCOUNTS).join('.')}`,
    `Path=${PATH}`,
    `Max-Age=${DEVICE_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(settings.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
}

function entryOf(settings: Settings, cookie: string | undefined, email: string): Entry | undefined {
  const { current, previous } = secretsOf(settings)
  const secrets = previous === null ? [current] : [current, previous]
  return entriesOf(settings, cookie).find(({ id, issuedAt, mac }) =>
    secrets.some((secret) => sameSecret(mac, macOf(secret, email, id, issuedAt))),
  )
}

const entriesOf = (settings: Settings, cookie = ''): Entry[] =>
  cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([name]) => name === nameOf(settings))
    .flatMap(([, value = '']) => value.split('.'))
    .slice(0, 2 * MOST_ACCOUNTS)
    .flatMap((text) => {
      const [, id, issuedAt, mac] = ENTRY.exec(text) ?? []
      if (id === undefined || issuedAt === undefined || mac === undefined) return []
      return [{ id, issuedAt: Number.parseInt(issuedAt, 36), mac: Buffer.from(mac, 'base64url'), text }]
    })

const macOf = (secret: string, email: string, id: string, issuedAt: number): Buffer =>
  createHmac('sha256', secret).update(['device', email, id, issuedAt].join('\u0000')).digest()
