import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { insertReferenceData, openShop, type ShopShape } from '../../testing/shop.ts'
import { createDb, type Db } from '../connection.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

let database: TestDatabase
let db: Db
beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'empty')
  db = createDb(database.url)
  await migrate(database.url, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '050')))
  await insertReferenceData(db)
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const row = (weekday: number, from: number, to: number) => ({ weekday, from: from * 60, to: to * 60 })
const shop = (id: string, rows: ReturnType<typeof row>[], shape: ShopShape = {}) =>
  openShop(db, { id, hours: rows, staff: [{ id: 'aoi', shifts: rows }], ...shape })

async function hoursOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', weekday, opens / 60.0, closes / 60.0) as line from shop_hours where shop_id = ${id}
     order by weekday, opens`.execute(db)
  return rows.map(({ line }) => line.replaceAll(/\.0+(?!\d)/g, ''))
}
async function shiftsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', weekday, starts / 60, ends / 60) as line from shift where shop_id = ${id}
     order by weekday, starts`.execute(db)
  return rows.map(({ line }) => line)
}

test('A night in two rows of the week becomes one stretch, also over the end of the week', async () => {
  await shop('bar', [
    row(5, 18, 24),
    row(6, 0, 2),
    row(6, 11, 14),
    row(6, 18, 24),
    row(7, 0, 3),
    row(7, 20, 24),
    row(1, 0, 1),
  ])
  await migrate(database.url)
  const nights = ['5 18 26', '6 11 14', '6 18 27', '7 20 25']
  expect(await hoursOf('bar')).toEqual(nights)
  expect(await shiftsOf('bar')).toEqual(nights)
})

test('Hours around the clock, of an evening alone, and of a morning alone stay', async () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => row(weekday, 0, 24))
  const lone = [row(1, 0, 2), row(3, 18, 24), row(5, 18, 23), row(6, 0, 2)]
  await shop('always', always)
  await shop('lone', lone)
  await migrate(database.url)
  expect(await hoursOf('always')).toEqual(always.map(({ weekday }) => `${weekday} 0 24`))
  expect(await hoursOf('lone')).toEqual(['1 0 2', '3 18 24', '5 18 23', '6 0 2'])
})

test('Hours of dates become one stretch where the next date keeps others, and leave out what the week says itself', async () => {
  const week = [row(4, 18, 24), row(5, 0, 2), row(5, 18, 24), row(6, 0, 2)]
  await shop('bar', week)
  const special = (date: string, opens: number, closes: number) =>
    db
      .insertInto('special_hours')
      .values({ shop_id: 'bar', date, opens: opens * 60, closes: closes * 60 })
      .execute()
  // Two dates in a row, the second with an evening of its own.
  await special('2026-12-08', 18, 24)
  await special('2026-12-09', 0, 4)
  await special('2026-12-09', 20, 23)
  // The end of a night alone: without it the weekday would count again.
  await special('2026-12-15', 18, 24)
  await special('2026-12-16', 0, 4)
  // After the usual night of Thursday, the 17th.
  await special('2026-12-18', 0, 2)
  await special('2026-12-18', 20, 24)
  await migrate(database.url)
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', date, opens / 60, closes / 60) as line from special_hours order by date, opens`.execute(db)
  expect(rows.map(({ line }) => line)).toEqual([
    ...['2026-12-08 18 28', '2026-12-09 20 23', '2026-12-15 18 24', '2026-12-16 0 4', '2026-12-18 20 24'],
  ])
})

test('Hours of one person on dates become one stretch, and a date on which they are away stays', async () => {
  await shop('bar', [row(5, 18, 24)])
  const own = (date: string, opens: number, closes: number) => ({
    ...{ shop_id: 'bar', bookable_id: 'aoi', date, opens: opens * 60, closes: closes * 60 },
  })
  await db
    .insertInto('bookable_special_hours')
    .values([
      ...[own('2026-12-08', 18, 24), own('2026-12-09', 0, 4), own('2026-12-09', 20, 24), own('2026-12-10', 0, 0)],
    ])
    .execute()
  await migrate(database.url)
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', date, opens / 60, closes / 60) as line from bookable_special_hours order by date, opens`.execute(
    db,
  )
  expect(rows.map(({ line }) => line)).toEqual(['2026-12-08 18 28', '2026-12-09 20 24', '2026-12-10 0 0'])
})
