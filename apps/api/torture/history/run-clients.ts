import { setTimeout as pause } from 'node:timers/promises'
import { mix, randomFrom } from '@yoyaku/drawings/random'
import { createLocalBus } from '../../src/bus/index.ts'
import { readConfig } from '../../src/config/config.ts'
import { createContext } from '../../src/create-context.ts'
import type { Db } from '../../src/db/connection.ts'
import { readsOfPrimary } from '../../src/db/standby/catalogue-reads.ts'
import { moveClock } from '../../src/db/test-control.ts'
import { newMember } from '../../src/testing/people.ts'
import type { TestSmtp } from '../../src/testing/smtp.ts'
import { createAsker } from './asker.ts'
import { changePrices } from './change-prices.ts'
import { check, type Verdict } from './check.ts'
import { beClient } from './client.ts'
import type { Received } from './received.ts'
import type { Operation } from './record.types.ts'
import { firstDayOf } from './shops.ts'
import { readTables } from './tables.ts'
import { watchSlots } from './watch-slots.ts'

const RESOLVE_MS = 60_000
const LOOK_EVERY_MS = 100
const DRAIN_TRIES = 60
const DRAIN_EVERY_MS = 500
/** Longer than any lease on what is to be sent. */
const LEASES_END_MS = 10 * 60_000
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

export type Load = {
  db: Db
  /** Of the API processes. */
  env: Record<string, string>
  origins: string[]
  clients: number
  seed: number
  /** What was asked for is written down here while it happens. */
  operations: Operation[]
  /** Begins to hurt them when everybody is signed in; returns what tells when it is over, and what makes all whole again. */
  hurt(): { isOver(): boolean; stop(): Promise<void> }
  onAnswer?: (status: number | null) => void
  /** At most so long does a client rest before it does the next thing; by default not at all. */
  longestRestMs?: number
}

/** Clients book, and prices change, until it is over and everybody has an answer. `slotless`: what stood without its time in `looks` snapshots. */
export async function runClients({
  db,
  env,
  origins,
  clients,
  seed,
  operations,
  hurt,
  onAnswer,
  longestRestMs = 0,
}: Load): Promise<{ slotless: string[]; looks: number }> {
  const bus = createLocalBus(quiet)
  const mail = { send: async () => {} }
  const parts = { config: readConfig(env), db, bus, mail, log: quiet, catalogue: readsOfPrimary(db) }
  const context = createContext(parts)
  const firstDay = firstDayOf(await context.now())
  const sessions = await Promise.all(Array.from({ length: clients }, () => newMember({ context })))
  const { isOver, stop } = hurt()
  const slots = watchSlots(db)
  const prices = changePrices(db, randomFrom(mix(seed, 'prices')))
  let givesUpAt = Number.POSITIVE_INFINITY
  const working = sessions.map((session, client) => {
    const random = randomFrom(mix(seed, client))
    const ask = createAsker(client, {
      origins,
      operations,
      random,
      until: () => givesUpAt,
      ...(onAnswer && { onAnswer }),
    })
    const rest = () => pause(random.int(0, longestRestMs))
    return beClient({ ask, random, session, firstDay, isRunning: () => !isOver(), ...(longestRestMs > 0 && { rest }) })
  })
  try {
    while (!isOver()) await pause(LOOK_EVERY_MS)
  } finally {
    await prices.stop()
    await stop()
    givesUpAt = performance.now() + RESOLVE_MS
  }
  await Promise.all(working)
  await slots.stop()
  return { slotless: [...slots.found], looks: slots.looks() }
}

/** What the checker says once everything that is to be told has been. */
export async function verdictOf(db: Db, smtp: TestSmtp, operations: Operation[], slotless: string[]): Promise<Verdict> {
  await drain(db)
  const received: Received = new Map()
  for (const { to, messageId } of smtp.received) {
    const address = to?.[0]?.address ?? ''
    received.set(address, (received.get(address) ?? new Set()).add(messageId ?? ''))
  }
  return check(operations, await readTables(db), received, slotless)
}

/** What was claimed by a process that was killed waits for its lease to end: time passes faster. */
async function drain(db: Db): Promise<void> {
  for (let attempt = 0; attempt < DRAIN_TRIES; attempt++) {
    if ((await readTables(db)).waiting === 0) return
    if (attempt % 10 === 0) await moveClock(db, { advanceMs: LEASES_END_MS })
    await pause(DRAIN_EVERY_MS)
  }
}
