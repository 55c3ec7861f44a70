import { sql } from 'kysely'
import { loadContract, type Operation } from '../../src/contract/load.ts'
import type { Locale, OperationId, Schemas } from '../../src/contract/types.ts'
import { createLog } from '../../src/observability/log.ts'
import { contact, newKey } from '../../src/testing/booking.ts'
import { type Refused as AuthRefused, newMember } from '../../src/testing/people.ts'
import { everyDay, openShop, setClock } from '../../src/testing/shop.ts'
import { type Answered, type CallOptions, startTestApi, type TestApi, type TestOptions } from '../harness.ts'

export const OPERATOR_KEY = 'an-operator-key-for-tests'
export const NOW = '2026-11-20T00:00:00Z'
const HALF_HOURS_A_DAY = 48
const FIRST_DAY = Temporal.PlainDate.from('2026-11-22')

/** A request for an operation; the path is the contract's, with `path` put in. */
export type OperationRequest = {
  path?: Record<string, string>
  query?: NonNullable<CallOptions['query']>
  body?: object
  headers?: Record<string, string>
  token?: string
}
export type Session = Schemas['Session']
export type Failed = AuthRefused & { message: string; requestId: string }

/** The demo catalogue, a shop that is never full and its neighbours, members, and their removal. */
export type Fixtures = {
  api: TestApi
  terms: string
  newMember(): Promise<Session>
  /** A draft for an hour that no other draft has had. */
  draft(changes?: Partial<Schemas['HoldDraft']>): Schemas['HoldDraft']
  hold(draft?: Partial<Schemas['HoldDraft']>, token?: string, replaces?: string): Promise<Schemas['Hold']>
  /** The body that confirms a hold. */
  reservationBody(hold: Schemas['Hold']): Schemas['ReservationBody']
  book(token: string, draft?: Partial<Schemas['HoldDraft']>): Promise<Schemas['Reservation']>
  /** Runs when the case is over, the last one first. */
  afterwards(undo: () => unknown): void
  tidy(): Promise<void>
  close(): Promise<void>
}

export const SHOPS = ['shop', 'shop-2', 'shop-3', 'shop-4', 'changing']

export async function createFixtures(options: TestOptions = {}): Promise<Fixtures> {
  const api = await startTestApi({
    shops: 12,
    env: { OPERATOR_KEY },
    logger: createLog('silent'),
    ...options,
  })
  const shape = { hours: everyDay(0, 1440), attaches: [wash], reminders: [{ id: 'late', required: false }] }
  for (const id of SHOPS) await openShop(api.db, { id, ...shape })
  const brands = api.db.selectFrom('brand').select(({ fn }) => fn.min('id').as('id'))
  await api.db.updateTable('shop').set({ brand_id: brands }).where('id', '=', 'shop').execute()
  await openShop(api.db, { id: 'closed' })
  await api.db.updateTable('shop').set({ active: false }).where('id', '=', 'closed').execute()
  await setClock(api, NOW)
  const { version: terms } = await api.db
    .selectFrom('legal_text')
    .select('version')
    .where('kind', '=', 'terms')
    .orderBy('updated_at', 'desc')
    .executeTakeFirstOrThrow()
  const undone: (() => unknown)[] = []
  let slots = 0

  const fixtures: Fixtures = {
    api,
    terms,
    newMember: () => newMember(api),
    draft(changes = {}) {
      const slot = 2 * slots++
      const minutes = (slot % HALF_HOURS_A_DAY) * 30
      const time = Temporal.PlainTime.from('00:00').add({ minutes })
      return {
        shopId: 'shop',
        appointmentServiceId: 'cut',
        reservationDate: FIRST_DAY.add({ days: Math.floor(slot / HALF_HOURS_A_DAY) }).toString(),
        reservationTime: time.toString().slice(0, 5),
        quantity: 1,
        attaches: [],
        ...changes,
      }
    },
    async hold(draft, token, replaces) {
      const body = { draft: fixtures.draft(draft), ...(replaces !== undefined && { replaces }) }
      return done<Schemas['Hold']>(
        await ask(fixtures, 'createHold', { body, headers: keyed(), ...(token && { token }) }),
      )
    },
    reservationBody: ({ holdId, quote }) => ({
      holdId,
      quoteId: quote.id,
      contact,
      agreedTermsVersion: terms,
      remindersConfirmed: [],
    }),
    async book(token, draft) {
      const hold = await fixtures.hold(draft, token)
      const request = { body: fixtures.reservationBody(hold), headers: keyed(), token }
      return done<Schemas['Reservation']>(await ask(fixtures, 'createReservation', request))
    },
    afterwards: (undo) => void undone.push(undo),
    async tidy() {
      for (const undo of undone.splice(0).reverse()) await undo()
      await setClock(api, NOW)
      await api.db.deleteFrom('attempt_counter').execute()
    },
    async close() {
      await fixtures.tidy()
      await api.close()
    },
  }
  return fixtures
}

const wash = { id: 'wash', price: 500, durationMinutes: 30, maxQuantity: 2 }

export const keyed = (key: string = newKey()): Record<string, string> => ({ 'idempotency-key': key })

const operations = new Map(loadContract().operations.map((operation) => [operation.id, operation]))

export function operationOf(id: OperationId): Operation {
  const operation = operations.get(id)
  if (operation === undefined) throw new Error(`The contract has no operation ${id}`)
  return operation
}

export const urlOf = ({ path }: Operation, given: Record<string, string> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(given[name] ?? 'nothing'))

export function ask<Body = Failed>(
  { api }: Pick<Fixtures, 'api'>,
  id: OperationId,
  { path, ...request }: OperationRequest & { payload?: string },
  locale?: Locale,
): Promise<Answered<Body>> {
  const operation = operationOf(id)
  return api.call<Body>(operation.method, urlOf(operation, path), { ...request, ...(locale && { locale }) })
}

function done<Data>({ status, body }: Answered<unknown>): Data {
  if (status >= 300) throw new Error(`A case could not be prepared: ${JSON.stringify(body)}`)
  return (body as { data: Data }).data
}

/** A lock that others find taken, until the case is over. */
export async function occupyLock({ api, afterwards }: Fixtures, name: string): Promise<void> {
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = api.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
    locked.resolve()
    await release.promise
  })
  await locked.promise
  afterwards(() => {
    release.resolve()
    return holding
  })
}
