import { sql } from 'kysely'
import type { Db, Trx } from '../../src/db/connection.ts'
import { transaction } from '../../src/db/transaction.ts'
import { tryLock } from '../../src/db/try-lock.ts'
import { checkReferences, type ExistingIds } from './check-references.ts'
import { type Look, lookThrough, MOST_MISTAKES } from './first-look.ts'
import { type Mistake, NotImported } from './mistakes.ts'
import type { Source } from './read-source.ts'
import { shopState } from './shop-state.ts'
import { emptyState, type Row, type State, statesOf, wordsState } from './tables.ts'
import { type PlacedShop, validate } from './validate.ts'
import { wordsAfter } from './words.ts'
import { type Change, changesOf, isSame, write } from './write.ts'

export type Count = { new: number; changed: number; unchanged: number }
export type Summary = { cities: Count; categories: Count; brands: Count; shops: Count; madeInactive: number }
export type Progress = (step: 'read' | 'checked' | 'written', shops: number, of: number) => void
export type ImportOptions = { dryRun?: boolean; replace?: boolean; onProgress?: Progress }

const BATCH = 200

/** All of it in one transaction, or nothing and every mistake. */
export async function importCatalogue(db: Db, source: Source, options: ImportOptions = {}): Promise<Summary> {
  const { dryRun = false, replace = false, onProgress } = options
  const mistakes: Mistake[] = []
  const look = await lookThrough(source, mistakes)
  const emptiness = emptinessOf(look, replace, dryRun)
  if (mistakes.length === 0 && emptiness !== null) {
    throw new NotImported([{ file: 'the catalogue', path: '', message: emptiness }])
  }
  onProgress?.('read', look.shops.size, look.shops.size)
  const summary = await goThrough(db, source, look, {
    replace,
    mistakes,
    write: async () => {},
    tell: (done) => onProgress?.('checked', done, look.shops.size),
  })
  if (mistakes.length > 0) throw new NotImported(mistakes)
  if (dryRun || changesNothing(summary)) return summary
  return transaction(db, async (trx) => {
    await sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
      trx,
    )
    if (!(await tryLock(trx, 'catalogue import')))
      throw new Error('Another import is at work: try again when it is done')
    const written = await goThrough(trx, source, look, {
      replace,
      mistakes,
      write: (changes) => write(trx, changes),
      tell: (done) => onProgress?.('written', done, look.shops.size),
    })
    if (mistakes.length > 0) throw new NotImported(mistakes)
    return written
  })
}

/** What has nothing in it is a wrong file; with `replace` it would take every shop off display, which a dry run may show. */
function emptinessOf({ shops, words }: Look, replace: boolean, dryRun: boolean): string | null {
  if (shops.size > 0 || (replace && dryRun)) return null
  if (replace) return 'has no shop in it; with --replace no shop would be shown any more'
  const isEmpty = Object.values(words).every((items) => items.length === 0)
  return isEmpty ? 'has nothing in it: no city, category, brand or shop' : null
}

type Way = {
  replace: boolean
  mistakes: Mistake[]
  write: (changes: Change[]) => Promise<void>
  tell: (done: number) => void
}

/** Compares with what stands there, batch by batch; what differs is written in the way that is given. */
async function goThrough(db: Db | Trx, source: Source, look: Look, way: Way): Promise<Summary> {
  const before = await wordsState(db)
  const words = wordsAfter(before, look.words)
  const known = { words: knownWords(words, look), doubt: look.doubt }
  checkWords(words, known, look, way.mistakes)
  await way.write(changesOf(before, words))
  const count = (table: 'city' | 'category' | 'brand'): Count =>
    look.words[table].reduce((sum, { id }) => counted(sum, before[table].get(id), words[table].get(id)), nothing())
  const summary: Summary = {
    ...{ cities: count('city'), categories: count('category'), brands: count('brand'), shops: nothing() },
    madeInactive: 0,
  }
  const { rows } = await sql<{ now: string }>`select app_now() as now`.execute(db)
  const now = rows[0]?.now ?? ''
  let done = 0
  for await (const batch of batchesOf(source)) {
    const changes = await changesOfBatch(db, batch, words, { ...way, now, summary, known })
    if (way.mistakes.length > MOST_MISTAKES) throw new NotImported(way.mistakes)
    await way.write(changes)
    done += batch.length
    way.tell(done)
  }
  if (way.replace) summary.madeInactive = await retire(db, look, way)
  return summary
}

const changesNothing = ({ madeInactive, ...kinds }: Summary): boolean =>
  madeInactive === 0 && Object.values(kinds).every((count) => count.new + count.changed === 0)

const nothing = (): Count => ({ new: 0, changed: 0, unchanged: 0 })

function counted(sum: Count, before: Row | undefined, after: Row | undefined): Count {
  const what = before === undefined || after === undefined ? 'new' : isSame(before, after) ? 'unchanged' : 'changed'
  return { ...sum, [what]: sum[what] + 1 }
}

function checkWords(
  { category }: State,
  known: Pick<ExistingIds, 'words' | 'doubt'>,
  look: Look,
  mistakes: Mistake[],
): void {
  for (const { id, parent } of look.words.category) {
    if (parent == null) continue
    const place = look.places.get(`category ${id}`)
    const wrong = (message: string) => void (place && mistakes.push({ ...place(['parent']), message }))
    if (!known.words.category.has(parent) && !known.doubt.has('categories')) wrong(`is no category: ${parent}`)
    else if (category.get(parent)?.parent_id != null) wrong(`has a parent itself: ${parent}`)
  }
}

/** Mistakes were named when it was looked through first. */
async function* batchesOf(source: Source): AsyncGenerator<PlacedShop[]> {
  let batch: PlacedShop[] = []
  for await (const one of source([])) {
    const parsed = validate(one, [])
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
    summary,
    known,
  }: Way & { now: string; summary: Summary; known: Omit<ExistingIds, 'owners' | 'before'> },
): Promise<Change[]> {
  const states = await statesOf(
    db,
    batch.flatMap(({ said }) => said.id ?? []),
  )
  const owners = await ownersOf(
    db,
    batch.flatMap(({ said }) => said.services?.flatMap((service) => service?.id ?? []) ?? []),
  )
  return batch.flatMap(({ item, said, wrongIn }) => {
    const before = states.get(said.id ?? '') ?? emptyState()
    const count = mistakes.length
    checkReferences(said, { ...known, owners, before }, replace, wrongIn(mistakes))
    const city = item === null ? undefined : words.city.get(item.city)
    if (item === null || city === undefined || mistakes.length > count) return []
    const changes = changesOf(before, shopState(item, before, city, { replace, now }))
    summary.shops[before.shop.size === 0 ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'] += 1
    return changes
  })
}

/** What is there and what is in the files, also where something else is wrong with it. */
function knownWords(words: State, { places }: Look): ExistingIds['words'] {
  const of = (kind: 'city' | 'category' | 'brand') => ({
    has: (id: string) => words[kind].has(id) || places.has(`${kind} ${id}`),
  })
  return { city: of('city'), category: of('category'), brand: of('brand') }
}

async function ownersOf(db: Db | Trx, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('service')
    .select(['id', 'shop_id'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  return new Map(rows.map(({ id, shop_id }) => [id, shop_id]))
}

/** Shops that are not spoken of any more are not shown any more. */
async function retire(db: Db | Trx, { shops }: Look, { write }: Way): Promise<number> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(shop) as row from shop where active and not id = any(${[...shops]}) order by id`.execute(db)
  const put = rows.map(({ row }) => ({ ...row, active: false }))
  if (put.length > 0) await write([{ table: 'shop', put, gone: [] }])
  return put.length
}
