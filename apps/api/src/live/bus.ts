import { sql } from 'kysely'
import pg from 'pg'
import { createLocalBus } from '../bus.ts'
import type { Db } from '../db/connection.ts'
import type { Bus, JsonValue, Logger } from '../world.ts'

/** Said on the bus, to this process alone, when it listens again after a break: what was said meanwhile is lost. */
export const BUS_RECOVERED = 'bus.recovered'

const CHANNEL = 'yoyaku'
// What Postgres takes in one notification, in bytes.
const LONGEST_PAYLOAD = 7999
const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 5000

type Envelope = { channel: string; message: JsonValue }

/** A bus between all processes on one database, over a connection of its own. Messages are ids: the rows are the truth. */
export async function createPostgresBus(parts: { url: string; db: Db; log: Logger }): Promise<Bus> {
  const { url, db, log } = parts
  const local = createLocalBus(log)
  let client: pg.Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | null = null
  let waitMs = FIRST_RETRY_MS

  const listen = async () => {
    const connecting = new pg.Client({ connectionString: url, application_name: 'yoyaku bus', keepAlive: true })
    connecting.on('notification', ({ payload }) => {
      const envelope = read(payload)
      if (envelope !== null) void local.publish(envelope.channel, envelope.message)
    })
    connecting.on('error', (error) => log.warn({ err: error }, 'The bus lost its connection'))
    connecting.once('end', () => {
      if (client === connecting) client = null
      recover()
    })
    await connecting.connect()
    await connecting.query(`listen ${CHANNEL}`)
    client = connecting
    waitMs = FIRST_RETRY_MS
  }
  const recover = () => {
    if (closed || retry !== null || client !== null) return
    retry = setTimeout(() => {
      retry = null
      listen().then(
        () => local.publish(BUS_RECOVERED, null),
        () => recover(),
      )
    }, waitMs)
    retry.unref()
    waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)
  }

  // What is said while the database is busy with what was said before goes out together.
  let waiting: string[] = []
  let sending: Promise<void> | null = null
  let next: Promise<void> | null = null
  const sendWaiting = async () => {
    await sending?.catch(() => {})
    sending = next
    next = null
    const payloads = waiting
    waiting = []
    await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.execute(db)
  }

  await listen()
  return {
    async publish(channel, message) {
      const payload = JSON.stringify({ channel, message } satisfies Envelope)
      if (Buffer.byteLength(payload) > LONGEST_PAYLOAD) throw new RangeError(`Too long for the bus: ${channel}`)
      waiting.push(payload)
      next ??= sendWaiting()
      await next
    },
    subscribe: local.subscribe,
    async close() {
      closed = true
      if (retry !== null) clearTimeout(retry)
      await client?.end()
      await local.close()
    },
  }
}

function read(payload: string | undefined): Envelope | null {
  try {
    const { channel, message }: Partial<Envelope> = JSON.parse(payload ?? '')
    return typeof channel === 'string' && message !== undefined ? { channel, message } : null
  } catch {
    return null
  }
}
