import { sql } from 'kysely'
import type { Locale } from '../../src/contract/types.ts'
import type { Db, Trx } from '../../src/db/connection.ts'
import { setStatementTimeout } from '../../src/db/pool/statement-timeout.ts'
import { transaction } from '../../src/db/transaction.ts'
import { tryLock } from '../../src/db/try-lock.ts'
import type { SetHours } from '../../src/modules/operator/booked-despite.ts'
import { type BookedDespite, bookedDespite, MOST_SHOWN } from '../../src/modules/operator/booked-despite.ts'
import { countNewClosures, insertClosures, type NewClosure } from '../../src/modules/operator/new-closures.ts'
import { checkReferences, type ExistingIds, hasBookable } from './check-references.ts'
import { newClosuresOf, outsideSpecialHours } from './closures.ts'
import { type FirstPass, MOST_MISTAKES, runFirstPass } from './first-pass.ts'
import { type Hides, HidesTooMuch, tooMuch } from './hides.ts'
import { ImportRejected, type Mistake } from './mistakes.ts'
import type { Source } from './read-source.ts'
import { checkDates, setHoursOf } from './set-hours.ts'
import { type Country, PHONE_NEEDED, shopPhone } from './shop-phone.ts'
import { shopState } from './shop-state.ts'
import { countHides, countShop, type HiddenRows, type HidesCount, noHiddenRows } from './shown.ts'
import { emptyState, type Row, type State, statesOf, wordsState } from './tables.ts'
import { type PlacedShop, validate } from './validate.ts'
import { wordsAfter } from './words.ts'
import { type Change, changesOf, isSame, write } from './write.ts'

export type Count = { new: number; changed: number; unchanged: number }
export type Summary = {
  cities: Count
  categories: Count
  brands: Count
  shops: Count
  /** Closures never change: there is another one, or it is the same. */
  closures: Count
  /** Shops that are not in the catalogue and were shown. */
  madeInactive: number
  hides: Hides
  hidden: HiddenRows
  /** The reservations and holds inside the closures of the catalogue, outside the opening and special hours that it sets, new or not, and at
   * shops that become inactive; not those outside shifts. */
  taken: BookedDespite
}
export type Progress = (step: 'read' | 'checked' | 'written', shops: number, of: number) => void
export type ImportOptions = {
  dryRun?: boolean
  replace?: boolean
  /** Lets `replace` hide more than a small part. */
  force?: boolean
  onProgress?: Progress
  /** Name of the operator who closes, and the language of what is booked there. */
  by?: string | null
  /** Runs in the transaction of the import, where it changed something. */
  record?: (trx: Trx, summary: Summary) => Promise<void>
  lang?: Locale
}

/** Options of an import that writes without a dry run before. */
type WriteOptions = Pick<ImportOptions, 'replace' | 'by' | 'lang' | 'onProgress'>

const BATCH = 200

/** Imports everything in one transaction, or nothing; then it throws every mistake. */
export async function importCatalogue(db: Db, source: Source, options: ImportOptions = {}): Promise<Summary> {
  const { dryRun = false, replace = false, force = false, onProgress, by = null, lang = 'en' } = options
  const mistakes: Mistake[] = []
  const firstPass = await runFirstPass(source, mistakes)
  if (mistakes.length === 0 && !replace && isEmpty(firstPass)) {
    const message = 'has nothing in it: no city, category, brand or shop'
    throw new ImportRejected([{ file: 'the catalogue', path: '', message }])
  }
  onProgress?.('read', firstPass.shops.size, firstPass.shops.size)
  const summary = await goThrough(db, source, firstPass, {
    ...{ replace, mistakes, by, lang },
    write: async () => {},
    addClosures: (closures) => countNewClosures(db, closures),
    onBatch: (done) => onProgress?.('checked', done, firstPass.shops.size),
  })
  if (mistakes.length > 0) throw new ImportRejected(mistakes)
  if (dryRun) return summary
  const guard = ({ hides }: Summary) => {
    if (replace && !force && tooMuch(hides) !== null) throw new HidesTooMuch(hides)
  }
  guard(summary)
  if (changesNothing(summary)) return summary
  return transaction(db, async (trx) => {
    const written = await writeInto(trx, source, firstPass, options)
    guard(written)
    await options.record?.(trx, written)
    return written
  })
}

/** Imports everything in the transaction of the caller, which rolls back where this throws. It asks nothing before it hides shops. */
export async function importInto(trx: Trx, source: Source, options: WriteOptions = {}): Promise<Summary> {
  const mistakes: Mistake[] = []
  const firstPass = await runFirstPass(source, mistakes, { checksShops: false })
  if (mistakes.length > 0) throw new ImportRejected(mistakes)
  return writeInto(trx, source, firstPass, options)
}

async function writeInto(
  trx: Trx,
  source: Source,
  firstPass: FirstPass,
  { replace = false, by = null, lang = 'en', onProgress }: WriteOptions,
): Promise<Summary> {
  await setStatementTimeout(0).execute(trx)
  await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx)
  if (!(await tryLock(trx, 'catalogue import'))) throw new Error('Another import is at work: try again when it is done')
  const mistakes: Mistake[] = []
  const written = await goThrough(trx, source, firstPass, {
    ...{ replace, mistakes, by, lang },
    write: (changes) => write(trx, changes),
    addClosures: (closures) => insertClosures(trx, closures),
    onBatch: (done) => onProgress?.('written', done, firstPass.shops.size),
  })
  if (mistakes.length > 0) throw new ImportRejected(mistakes)
  return written
}

/** A catalogue without entries is a wrong file; with `replace` it is one that hides every shop. */
const isEmpty = ({ shops, words }: FirstPass): boolean =>
  shops.size === 0 && Object.values(words).every((items) => items.length === 0)

type ImportPass = {
  replace: boolean
  mistakes: Mistake[]
  by: string | null
  lang: Locale
  write: (changes: Change[]) => Promise<void>
  /** How many of them are new. */
  addClosures: (closures: NewClosure[]) => Promise<number>
  onBatch: (done: number) => void
}

/** Compares the source with the stored rows, batch by batch, and hands what differs to `pass`. */
async function goThrough(db: Db | Trx, source: Source, firstPass: FirstPass, pass: ImportPass): Promise<Summary> {
  const before = await wordsState(db)
  const hides = await countHides(db)
  const words = wordsAfter(before, firstPass.words)
  const { incompleteLists, shops: files } = firstPass
  const existing = { words: existingWords(words, firstPass), incompleteLists, files }
  checkWords(words, existing, firstPass, pass.mistakes)
  await pass.write(changesOf(before, words))
  const count = (table: 'city' | 'category' | 'brand'): Count =>
    firstPass.words[table].reduce((sum, { id }) => counted(sum, before[table].get(id), words[table].get(id)), nothing())
  const summary: Summary = {
    ...{ cities: count('city'), categories: count('category'), brands: count('brand'), shops: nothing() },
    closures: nothing(),
    madeInactive: 0,
    hides: hides.result(),
    hidden: noHiddenRows(),
    taken: { reservations: [], total: 0, holds: [], totalHolds: 0 },
  }
  const { rows } = await sql<{ now: string }>`select app_now() as now`.execute(db)
  const now = rows[0]?.now ?? ''
  let done = 0
  for await (const batch of batchesOf(source, firstPass.checksShops ? [] : pass.mistakes)) {
    const { changes, closures, outside, hours } = await changesOfBatch(db, batch, words, {
      ...pass,
      now,
      summary,
      hides,
      existing,
    })
    if (pass.mistakes.length > MOST_MISTAKES) throw new ImportRejected(pass.mistakes)
    await pass.write(changes)
    summary.closures = closed(summary.closures, closures.length, await pass.addClosures(closures))
    summary.taken = merged(summary.taken, await bookedDespite(db, { closures, outside, hours }, pass.lang))
    done += batch.length
    pass.onBatch(done)
  }
  if (pass.replace) {
    const retired = await retire(db, firstPass, pass)
    summary.madeInactive = retired.length
    for (const shop of retired) hides.hide(shop)
    const closures = retired.map(({ id }) => ({ ...FOR_GOOD, shopId: id, from: now }))
    summary.taken = merged(summary.taken, await bookedDespite(db, { closures }, pass.lang))
  }
  return { ...summary, hides: hides.result() }
}

const FOR_GOOD = { bookableId: null, to: 'infinity', reason: null, by: null }

const closed = (sum: Count, all: number, fresh: number): Count => ({
  ...{ new: sum.new + fresh, changed: 0, unchanged: sum.unchanged + all - fresh },
})

const merged = (one: BookedDespite, other: BookedDespite): BookedDespite => ({
  reservations: firstOf([...one.reservations, ...other.reservations]),
  total: one.total + other.total,
  holds: firstOf([...one.holds, ...other.holds]),
  totalHolds: one.totalHolds + other.totalHolds,
})

const firstOf = <Timed extends { startAt: string }>(all: Timed[]): Timed[] =>
  all.toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt)).slice(0, MOST_SHOWN)

const changesNothing = ({ madeInactive, taken: _, hides: __, hidden: ___, ...kinds }: Summary): boolean =>
  madeInactive === 0 && Object.values(kinds).every((count) => count.new + count.changed === 0)

const nothing = (): Count => ({ new: 0, changed: 0, unchanged: 0 })

function counted(sum: Count, before: Row | undefined, after: Row | undefined): Count {
  const what = before === undefined || after === undefined ? 'new' : isSame(before, after) ? 'unchanged' : 'changed'
  return { ...sum, [what]: sum[what] + 1 }
}

function checkWords(
  { category }: State,
  existing: Pick<ExistingIds, 'words' | 'incompleteLists'>,
  firstPass: FirstPass,
  mistakes: Mistake[],
): void {
  for (const { id, parent } of firstPass.words.category) {
    if (parent == null) continue
    const place = firstPass.places.get(`category ${id}`)
    const wrong = (message: string) => void (place && mistakes.push({ ...place(['parent']), message }))
    if (!existing.words.category.has(parent) && !existing.incompleteLists.has('categories'))
      wrong(`is no category: ${parent}`)
    else if (category.get(parent)?.parent_id != null) wrong(`has a parent itself: ${parent}`)
  }
}

async function* batchesOf(source: Source, mistakes: Mistake[]): AsyncGenerator<PlacedShop[]> {
  let batch: PlacedShop[] = []
  for await (const one of source([])) {
    const parsed = validate(one, mistakes)
    if (parsed?.kind !== 'shop') continue
    batch.push(parsed)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function changesOfBatch(
  db: Db | Trx,
  batch: PlacedShop[],
  words: State,
  {
    replace,
    mistakes,
    now,
    by,
    summary,
    hides,
    existing,
  }: ImportPass & {
    now: string
    summary: Summary
    hides: HidesCount
    /** `files`: the ids of the shops in the files. */
    existing: Omit<ExistingIds, 'owners' | 'shops' | 'before'> & { files: ReadonlySet<string> }
  },
): Promise<{ changes: Change[]; closures: NewClosure[]; outside: NewClosure[]; hours: SetHours[] }> {
  const states = await statesOf(
    db,
    batch.flatMap(({ shop }) => shop.id ?? []),
  )
  const owners = await ownersOf(
    db,
    batch.flatMap(({ shop }) => shop.services?.flatMap((service) => service?.id ?? []) ?? []),
  )
  const branches = await storedShops(
    db,
    batch.flatMap(({ shop }) => shop.returnBranches?.flatMap((branch) => branch?.shopId ?? []) ?? []),
  )
  const shops = { has: (id: string) => existing.files.has(id) || branches.has(id) }
  const closures: NewClosure[] = []
  const outside: NewClosure[] = []
  const hours: SetHours[] = []
  const all = batch.flatMap(({ item, shop, wrongIn }) => {
    const before = states.get(shop.id ?? '') ?? emptyState()
    const count = mistakes.length
    const there = { ...existing, owners, shops, before }
    checkReferences(shop, there, replace, wrongIn(mistakes))
    const city = words.city.get(shop.city ?? '')
    const { phone } = shop
    if (phone !== undefined && city !== undefined && shopPhone(phone, city.country as Country) === null)
      wrongIn(mistakes)(['phone'], PHONE_NEEDED)
    const place = { timeZone: timeZoneOf(shop, before, words), has: hasBookable(shop, there, replace) }
    const toClose = newClosuresOf(shop, place, by, wrongIn(mistakes))
    const outsideHere = outsideSpecialHours(shop, place, wrongIn(mistakes))
    if (item === null || city === undefined || mistakes.length > count) return []
    const after = shopState(item, before, city, { replace, now })
    checkDates(item, after, Date.parse(now), wrongIn(mistakes))
    if (mistakes.length > count) return []
    const changes = changesOf(before, after)
    countShop(item, before, after, summary.hidden, hides)
    closures.push(...toClose)
    outside.push(...outsideHere)
    // Nothing is booked at a new shop.
    if (before.shop.size > 0) hours.push(...setHoursOf(item, after))
    summary.shops[before.shop.size === 0 ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'] += 1
    return changes
  })
  return { changes: all, closures, outside, hours }
}

/** The time zone of a shop as it will be. Where its city is unknown, UTC is enough to compare times. */
function timeZoneOf(
  { id = '', timeZone, city = '' }: PlacedShop['shop'],
  before: State,
  { city: cities }: State,
): string {
  return timeZone ?? String((before.shop.get(id) ?? cities.get(city))?.time_zone ?? 'UTC')
}

/** The ids in the database and in the files, those of wrong entries included. */
function existingWords(words: State, { places }: FirstPass): ExistingIds['words'] {
  const of = (kind: 'city' | 'category' | 'brand') => ({
    has: (id: string) => words[kind].has(id) || places.has(`${kind} ${id}`),
    names: () => words[kind].keys(),
  })
  return { city: of('city'), category: of('category'), brand: of('brand') }
}

async function storedShops(db: Db | Trx, ids: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('shop').select('id').where('id', '=', sql<string>`any(${ids})`).execute()
  return new Set(rows.map(({ id }) => id))
}

async function ownersOf(db: Db | Trx, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('service')
    .select(['id', 'shop_id'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  return new Map(rows.map(({ id, shop_id }) => [id, shop_id]))
}

/** Shops that are not in the catalogue become inactive: their rows before. */
async function retire(db: Db | Trx, { shops }: FirstPass, { write }: ImportPass): Promise<(Row & { id: string })[]> {
  const { rows } = await sql<{ row: Row & { id: string } }>`
    select to_jsonb(shop) as row from shop where active and not id = any(${[...shops]}) order by id`.execute(db)
  const put = rows.map(({ row }) => ({ ...row, active: false }))
  if (put.length > 0) await write([{ table: 'shop', put, gone: [] }])
  return rows.map(({ row }) => row)
}
