import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../src/contract/types.ts'
import { operations } from './answers/everywhere.ts'
import { ask, createFixtures, type Failed, type Fixtures, type OperationRequest } from './answers/fixtures.ts'
import { successes } from './answers/successes.ts'
import { faultsOf } from './bad-inputs/faults.ts'
import { fingerprint } from './bad-inputs/fingerprint.ts'
import { HOSTILE } from './bad-inputs/parameter-faults.ts'
import { type Spot, spotsOf, withJson } from './bad-inputs/spots.ts'
import type { Answered } from './harness.ts'

const withBody = operations.flatMap(({ id, body }) => (body ? [{ id, schema: body }] : []))
const FORGED = ['userId', 'status', 'price', 'role', 'emailVerified', 'version', 'memberId', 'constructor', 'prototype']

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures()
})
afterAll(() => fixtures.close())

describe('A body with one thing wrong is 400, names the field and changes nothing', () => {
  test.each(withBody)('$id', async ({ id, schema }) => {
    const request = await richest(id)
    const spots = spotsOf(schema, request.body)
    expect(spots).not.toStrictEqual([])
    const before = await settled()
    for (const spot of spots) {
      if (spot.required) expectNamed(await send(id, request, spot, null), spot, 'left out')
      for (const json of faultsOf(spot.schema)) expectNamed(await send(id, request, spot, json), spot, json)
    }
    expect(await fingerprint(fixtures.api.db)).toStrictEqual(before)
  })
})

describe('A field that is not in the contract is refused by its name and changes nothing', () => {
  test.each(withBody)('$id', async ({ id, schema }) => {
    const request = await richest(id)
    const knownFields = spotsOf(schema, request.body).map(({ field }) => field)
    const before = await settled()
    for (const holder of objectsIn(request.body)) {
      const spots = FORGED.map((name) => ({ steps: [...holder, name], field: [...holder, name].join('.') }))
      for (const spot of spots.filter(({ field }) => !knownFields.includes(field))) {
        const answer = await send(id, request, spot, '"forged"')
        expect({ status: answer.status, fields: answer.body.fields }).toStrictEqual({
          status: 400,
          fields: [{ field: spot.field, code: 'UNKNOWN' }],
        })
      }
    }
    for (const json of ['"__proto__":{"role":"operator"}', '"constructor":{"prototype":{"role":"operator"}}']) {
      const payload = `${JSON.stringify(request.body).slice(0, -1)},${json}}`
      const { status } = await ask(fixtures, id, { ...request, payload, headers: { ...request.headers, ...JSON_TYPE } })
      expect(status).toBe(400)
    }
    expect(({} as { role?: string }).role).toBeUndefined()
    expect(await fingerprint(fixtures.api.db)).toStrictEqual(before)
  })
})

test('A free text is stored unchanged, whatever it contains, unless it would reverse the text beside it', async () => {
  const taken = HOSTILE.filter((content) => !content.startsWith('\u202e'))
  for (const content of HOSTILE) {
    const body = { type: 'wish', content, locale: 'en' }
    expect((await ask(fixtures, 'sendWish', { body })).status).toBe(taken.includes(content) ? 200 : 400)
  }
  const rows = await fixtures.api.db.selectFrom('feedback').select('content').orderBy('id').execute()
  expect(rows.map(({ content }) => content).slice(-taken.length)).toStrictEqual(taken)
})

const JSON_TYPE = { 'content-type': 'application/json' }

/** Where fields can be put in. */
function objectsIn(value: unknown, steps: Spot['steps'] = []): Spot['steps'][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, one]) =>
    objectsIn(one, [...steps, Array.isArray(value) ? Number(name) : name]),
  )
  return Array.isArray(value) ? inner : [steps, ...inner]
}

/** The tables, once what is under way has arrived. */
async function settled(): Promise<Record<string, string>> {
  await fixtures.api.context.deliveries.run()
  return fingerprint(fixtures.api.db)
}

/** The successful request, with an item in every list. */
async function richest(id: OperationId): Promise<OperationRequest> {
  const request = await successes[id](fixtures)
  const { draft } = (request.body ?? {}) as { draft?: object }
  const attaches = [{ attachId: 'wash', quantity: 1 }]
  return draft
    ? { ...request, body: { draft: { ...draft, attaches, appointmentUnitId: 'hour', staffId: 'aoi' } } }
    : request
}

function send(id: OperationId, request: OperationRequest, { steps }: Pick<Spot, 'steps'>, json: string | null) {
  const { body, ...rest } = request
  return ask(fixtures, id, {
    ...rest,
    payload: withJson(body, steps, json),
    headers: { ...request.headers, ...JSON_TYPE },
  })
}

function expectNamed({ status, body }: Answered<Failed>, { field }: Pick<Spot, 'field'>, json: string): void {
  const isNamed = (body.fields ?? []).some((one) => one.field === field || one.field.startsWith(`${field}.`))
  // What the parser itself refuses has no field yet.
  const isUnread = body.fields?.[0]?.field === 'body' && /__proto__|"constructor":/.test(json)
  // A client of an older contract left it out: no form of it has the field.
  const isOfOlderClient = json === 'left out' && body.code === 'CLIENT_TOO_OLD' && body.message?.startsWith(field)
  const seen = {
    status,
    named: isNamed || isUnread || isOfOlderClient,
    field,
    json: json.slice(0, 80),
    fields: body.fields,
  }
  expect(seen).toMatchObject({ status: 400, named: true })
}
