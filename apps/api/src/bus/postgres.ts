import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../db/connection.ts'
import { noteDatabaseError } from '../db/pool/database-away.ts'
import { createBatch } from '../lib/batch.ts'
import type { Logger } from '../lib/logger.ts'
import type { Bus } from './bus.ts'
import { deserialize, serialize } from './envelope.ts'
import { createLocalBus } from './local.ts'
import { BUS_RECOVERED } from './recovered.ts'
import { retryAfter } from './retry.ts'

const CHANNEL = 'yoyaku'
const PROBE_EVERY_MS = 10_000
const PROBE_ANSWER_MS = 5000
const MOST_MESSAGES_AT_ONCE = 1000

/** A bus between all processes on one database, over a connection of its own. Messages are ids: the rows are the truth. */
export async function createPostgresBus(parts: { url: string; db: Db; log: Logger }): Promise<Bus> {
  const { url, db, log } = parts
  const local = createLocalBus(log)
  let client: pg.Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | null = null
  let failed = 0
  let attempt: Promise<void> | null = null

  const listen = async () => {
    const connecting = new pg.Client({
      connectionString: url,
      application_name: 'yoyaku bus',
      keepAlive: true,
      connectionTimeoutMillis: PROBE_ANSWER_MS,
      query_timeout: PROBE_ANSWER_MS,
    })
    connecting.on('notification', ({ payload }) => {
      const envelope = deserialize(payload)
      if (envelope !== null) void local.publish(envelope.channel, envelope.message)
    })
    connecting.on('error', (error) => {
      noteDatabaseError(error)
      log.warn({ err: error }, 'Message bus: connection lost; reconnecting')
    })
    connecting.once('end', () => {
      if (client === connecting) client = null
      recover()
    })
    try {
      await connecting.connect()
      await refuseStandby(connecting)
      await connecting.query(`listen ${CHANNEL}`)
    } catch (error) {
      // It may listen all the same: beside the next one every message would arrive twice.
      void connecting.end().catch(() => {})
      throw error
    }
    if (closed) return connecting.end()
    client = connecting
    failed = 0
  }
  // Without this query a connection that was cut without a sign would look like one without messages.
  const probe = setInterval(() => {
    const listening = client
    if (listening === null) return
    refuseStandby(listening).catch((error: unknown) => {
      if (client !== listening || closed) return
      noteDatabaseError(error)
      log.warn({ err: error }, 'Message bus: database health check failed; reconnecting')
      client = null
      void listening.end().catch(() => {})
      recover()
    })
  }, PROBE_EVERY_MS)
  probe.unref()
  const recover = () => {
    if (closed || retry !== null || client !== null) return
    retry = setTimeout(() => {
      retry = null
      attempt = listen().then(
        () => (closed ? undefined : local.publish(BUS_RECOVERED, null)),
        () => recover(),
      )
    }, retryAfter(failed))
    retry.unref()
    failed += 1
  }

  const send = createBatch<string, void>(
    async (payloads) => {
      await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.execute(db)
      return []
    },
    'reject',
    MOST_MESSAGES_AT_ONCE,
  )

  const close = async () => {
    closed = true
    clearInterval(probe)
    if (retry !== null) clearTimeout(retry)
    await attempt
    await client?.end()
    await local.close()
  }

  try {
    await listen()
  } catch (error) {
    await close()
    throw error
  }
  return {
    publish: async (channel, message) => send(serialize(channel, message)),
    subscribe: local.subscribe,
    state: () => ({ over: 'database', hears: client !== null }),
    close,
  }
}

/** A standby hears no NOTIFY. @throws on a standby, as the database does for what writes there. */
async function refuseStandby(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby !== false)
    throw Object.assign(new Error('the database is a standby, which hears no NOTIFY'), { code: '25006' })
}
