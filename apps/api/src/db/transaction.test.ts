import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { Refused, refuse } from '../contract/failure.ts'
import { createDb, type Db } from './connection.ts'
import { ChangedMeanwhile, isOverlap, isUnavailable } from './errors.ts'
import { type AfterCommit, inSnapshot, keyedTransaction, transaction } from './transaction.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'empty')
  db = createDb(database.url, { maxConnections: 4, statementTimeoutMs: 1500, lockTimeoutMs: 300 })
  await sql`create extension btree_gist`.execute(db)
  await sql`create table account (id integer primary key, balance integer not null)`.execute(db)
  await sql`create table taken (thing text, during tstzrange, exclude using gist (thing with =, during with &&))`.execute(
    db,
  )
  await sql`insert into account values (1, 0), (2, 0)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

describe('transaction', () => {
  test('two transactions that lock in opposite order both succeed, because the loser is repeated', async () => {
    const bothHoldOne = barrier(2)
    const add = (first: number, second: number) => {
      let attempt = 0
      return transaction(db, async (trx) => {
        await sql`set local lock_timeout = '10s'`.execute(trx)
        await sql`update account set balance = balance + 1 where id = ${first}`.execute(trx)
        if (++attempt === 1) await bothHoldOne()
        await sql`update account set balance = balance + 1 where id = ${second}`.execute(trx)
      })
    }
    await Promise.all([add(1, 2), add(2, 1)])
    expect((await sql`select balance from account`.execute(db)).rows).toStrictEqual([{ balance: 2 }, { balance: 2 }])
  })

  test('gives up after five attempts, and repeats nothing else', async () => {
    const attempts = { conflict: 0, mistake: 0 }
    const fail = (code: string, kind: keyof typeof attempts) =>
      transaction(db, async (trx) => {
        attempts[kind]++
        await sql`select ${sql.raw(`raise_${code}()`)}`.execute(trx)
      })
    for (const code of ['40001', '22012']) {
      await sql
        .raw(
          `create function raise_${code}() returns void language plpgsql as $$ begin raise sqlstate '${code}'; end $$`,
        )
        .execute(db)
    }
    await expect(fail('40001', 'conflict')).rejects.toMatchObject({ code: '40001' })
    await expect(fail('22012', 'mistake')).rejects.toMatchObject({ code: '22012' })
    expect(attempts).toStrictEqual({ conflict: 5, mistake: 1 })
  })

  test('begins anew what changed meanwhile, without what it wrote, and is unavailable when that never ends', async () => {
    const add = async (times: number) => {
      let attempt = 0
      await transaction(db, async (trx) => {
        await sql`insert into account values (4, ${++attempt})`.execute(trx)
        if (attempt <= times) throw new ChangedMeanwhile('somebody was faster')
      })
    }
    await add(2)
    expect((await sql`select balance from account where id = 4`.execute(db)).rows).toStrictEqual([{ balance: 3 }])
    await sql`delete from account where id = 4`.execute(db)
    expect(await errorOf(add(5))).toSatisfy(isUnavailable)
  })

  test('commits what work returns, a refusal too, and rolls back what it throws', async () => {
    const insert = (id: number) => (trx: Db) => sql`insert into account values (${id}, 0)`.execute(trx)
    const refusal = refuse(409, 'VERSION_CONFLICT')
    const returning = transaction(db, async (trx) => {
      await insert(5)(trx)
      return refusal
    })
    expect(await returning).toBe(refusal)
    const throwing = transaction(db, async (trx) => {
      await insert(6)(trx)
      throw new Refused(refusal)
    })
    expect(await errorOf(throwing)).toMatchObject({ name: 'Refused', failure: refusal })
    expect((await sql`select id from account where id in (5, 6)`.execute(db)).rows).toStrictEqual([{ id: 5 }])
  })

  test('runs what is left to after once it is committed: of a repeated one once, of a failed or dry one never', async () => {
    const effects: string[] = []
    const tell = (name: string, after: AfterCommit) =>
      after(async () => {
        const { rows } = await sql`select id from account where id = 7`.execute(db)
        effects.push(`${name} sees ${rows.length}`)
      })
    let attempt = 0
    await transaction(db, async (trx, after) => {
      await sql`insert into account values (7, 0)`.execute(trx)
      tell('repeated', after)
      if (++attempt === 1) throw new ChangedMeanwhile('somebody was faster')
    })
    expect(effects).toStrictEqual(['repeated sees 1'])
    const failing = transaction(db, async (_trx, after) => {
      tell('failed', after)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await transaction(db, async (_trx, after) => tell('dry', after), { dryRun: true })
    expect(effects).toStrictEqual(['repeated sees 1'])
  })

  test('does not open another one inside itself', async () => {
    const nested = transaction(db, (outer) => transaction(outer, async () => 'inner'))
    await expect(nested).rejects.toThrow('for a Transaction is not supported')
  })

  test('keyedTransaction plans for all values', async () => {
    const mode = sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`
    const inside = await keyedTransaction(db, async (trx) => (await mode.execute(trx)).rows)
    expect([inside, (await mode.execute(db)).rows]).toStrictEqual([
      [{ mode: 'force_generic_plan' }],
      [{ mode: 'auto' }],
    ])
  })
})

describe('What the database said', () => {
  test('overlap', async () => {
    const during = sql`tstzrange('2026-11-20T10:00Z', '2026-11-20T11:00Z')`
    await sql`insert into taken values ('chair', ${during})`.execute(db)
    expect(await errorOf(sql`insert into taken values ('chair', ${during})`.execute(db))).toSatisfy(isOverlap)
  })

  test('unavailable: a lock that is not given, a statement without end, a server that is gone', async () => {
    const bothArrived = barrier(2)
    const holding = transaction(db, async (trx) => {
      await sql`update account set balance = 0`.execute(trx)
      await bothArrived()
      expect(await errorOf(sql`update account set balance = 1`.execute(db))).toSatisfy(isUnavailable)
    })
    await Promise.all([bothArrived(), holding])
    expect(await errorOf(sql`select pg_sleep(5)`.execute(db))).toSatisfy(isUnavailable)
    const nowhere = createDb('postgres://nobody@127.0.0.1:1/nothing')
    expect(await errorOf(sql`select 1`.execute(nowhere))).toSatisfy(isUnavailable)
    await nowhere.destroy()
  })

  test('unavailable: no connection is left', async () => {
    const narrow = createDb(database.url, { maxConnections: 1, connectionTimeoutMs: 1500 })
    await narrow.connection().execute(async () => {
      expect(await errorOf(sql`select 1`.execute(narrow))).toSatisfy(isUnavailable)
    })
    await narrow.destroy()
  })
})

test('An error leaves the connection open, and types arrive as they are promised', async () => {
  const one = createDb(database.url, { maxConnections: 1 })
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)).rows[0]?.pid
  const before = await pid()
  await errorOf(sql`select 1 / 0`.execute(one))
  expect(await pid()).toBe(before)
  const { rows } = await sql`select 9000000000::int8 as big, date '2026-11-20' as day, time '10:30' as time,
    timestamptz '2026-11-20 19:49:23.123456+08' as instant, timestamptz '2026-11-20 00:00Z' as round,
    interval '90 minutes' as span, 1.5::numeric as exact`.execute(one)
  expect(rows).toStrictEqual([
    {
      big: 9_000_000_000,
      day: '2026-11-20',
      time: '10:30:00',
      instant: '2026-11-20T11:49:23.123456Z',
      round: '2026-11-20T00:00:00Z',
      span: 'PT1H30M',
      exact: '1.5',
    },
  ])
  await one.destroy()
})

function barrier(parties: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  return () => {
    if (++waiting === parties) resolve()
    return promise
  }
}

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describe('inSnapshot', () => {
  test('sees what was there when it began, whatever others write, and writes nothing itself', async () => {
    const balance = async (of: Db) => (await sql`select balance from account where id = 1`.execute(of)).rows
    await sql`update account set balance = 7`.execute(db)
    const seen = await inSnapshot(db, async (snapshot) => {
      const before = await balance(snapshot)
      await sql`update account set balance = 8`.execute(db)
      return [before, await balance(snapshot)]
    })
    expect(seen).toStrictEqual([[{ balance: 7 }], [{ balance: 7 }]])
    expect(await balance(db)).toStrictEqual([{ balance: 8 }])
    const writing = inSnapshot(db, (snapshot) => sql`update account set balance = 9`.execute(snapshot))
    await expect(writing).rejects.toThrow('read-only transaction')
  })
})
