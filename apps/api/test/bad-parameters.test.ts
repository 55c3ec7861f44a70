import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ParameterLocation, Schema } from '../src/contract/load.ts'
import type { OperationId } from '../src/contract/types.ts'
import { operations } from './answers/everywhere.ts'
import {
  ask,
  createFixtures,
  type Failed,
  type Fixtures,
  type OperationRequest,
  operationOf,
  urlOf,
} from './answers/fixtures.ts'
import { successes } from './answers/successes.ts'
import { fingerprint } from './bad-inputs/fingerprint.ts'
import { HOSTILE, textFaultsOf } from './bad-inputs/parameter-faults.ts'
import type { Answered } from './harness.ts'

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures()
})
afterAll(() => fixtures.close())

type Parameter = { id: OperationId; name: string; schema: Schema; required: boolean }
const parametersIn = (place: ParameterLocation): Parameter[] =>
  operations.flatMap(({ id, parameters }) => {
    const { properties = {}, required = [] } = (parameters[place] ?? {}) as {
      properties?: Record<string, Schema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, schema]) => ({ id, name, schema, required: required.includes(name) }))
  })

function operationsWith(place: ParameterLocation): [OperationId, Parameter[]][] {
  return [...Map.groupBy(parametersIn(place), ({ id }) => id)]
}

describe('A query with one thing wrong is 400, names the parameter and changes nothing', () => {
  test.each(operationsWith('query'))('%s', async (id, parameters) => {
    const request = await successes[id](fixtures)
    const before = await settled()
    for (const { name, schema, required } of parameters) {
      const { [name]: _one, ...others } = request.query ?? {}
      const refused = async (value: string | string[] | null) => {
        const query = value === null ? others : { ...others, [name]: value }
        expectNamed(await ask(fixtures, id, { ...request, query }), name, String(value))
      }
      if (required) await refused(null)
      for (const text of textFaultsOf(schema)) await refused(schema.type === 'array' ? text.split('\n') : text)
      if (schema.type !== 'array') await refused(['1', '1'])
    }
    expect(await fingerprint(fixtures.api.db)).toStrictEqual(before)
  })
})

describe('A header with one thing wrong is 400, names it and changes nothing', () => {
  test.each(operationsWith('header'))('%s', async (id, parameters) => {
    const request = await successes[id](fixtures)
    const before = await settled()
    for (const { name, schema, required } of parameters) {
      const { [name]: _one, ...others } = request.headers ?? {}
      if (required) expectNamed(await ask(fixtures, id, { ...request, headers: others }), name, 'left out')
      const texts = textFaultsOf(schema).filter((text) => /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text))
      expect(texts).not.toStrictEqual([])
      for (const text of texts) {
        expectNamed(await ask(fixtures, id, { ...request, headers: { ...others, [name]: text } }), name, text)
      }
    }
    expect(await fingerprint(fixtures.api.db)).toStrictEqual(before)
  })
})

describe('An impossible id is 404', () => {
  test.each(parametersIn('path'))('$id: $name', async ({ id, name }) => {
    const request = await successes[id](fixtures)
    const before = await settled()
    for (const text of [...HOSTILE, 'nul \0', 'x'.repeat(65), '한'.repeat(65), ' ']) {
      const answer = await ask(fixtures, id, { ...request, path: { ...request.path, [name]: text } })
      const seen = { text, status: answer.status, code: answer.body.code }
      // A favourite that never was is forgotten all the same.
      if (id === 'removeFavorite' && answer.status === 200) continue
      expect(seen).toMatchObject({ status: expect.toSatisfy((status) => [400, 404, 405].includes(status)) })
      expect(answer.body.code).toMatch(/^(NOT_FOUND|NOT_AVAILABLE|METHOD_NOT_ALLOWED)$/)
    }
    for (const raw of ['%', '%zz', '%c3%28', '%00', '%ed%a0%80', '%2e%2e%2f', '..%c0%af']) {
      const url = urlOf(operationOf(id), { ...request.path, [name]: 'HERE' }).replace('HERE', raw)
      const { path: _path, ...rest } = request
      const answer = await fixtures.api.call<Failed>(operationOf(id).method, url, rest)
      if (id === 'removeFavorite' && answer.status === 200) continue
      expect({ raw, status: answer.status }).toStrictEqual({ raw, status: 404 })
    }
    expect(await fingerprint(fixtures.api.db)).toStrictEqual(before)
  })
})

test('Hostile texts in every free parameter are only searched for, and do nothing', { timeout: 60_000 }, async () => {
  const free = parametersIn('query').filter(({ schema }) => isFree(schema))
  expect(free.length).toBeGreaterThan(20)
  const before = await settled()
  for (const { id, name } of free) {
    const request = await successes[id](fixtures)
    const prepared = await settled()
    for (const text of HOSTILE) {
      const answer = await ask(fixtures, id, { ...request, query: { ...request.query, [name]: text } })
      expect({ id, name, text, status: answer.status }).toMatchObject({
        status: expect.toSatisfy((status) => [200, 400, 404].includes(status)),
      })
    }
    expect(await fingerprint(fixtures.api.db)).toStrictEqual(prepared)
  }
  expect(Object.keys(await settled())).toStrictEqual(Object.keys(before))
})

const isFree = (schema: Schema): boolean =>
  schema.type === 'array'
    ? isFree(schema.items as Schema)
    : schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern

test.each([
  ['searchShops', { priceMin: 200, priceMax: 100 }, 'priceMax'],
  ['searchShops', { cursor: 'nonsense' }, 'cursor'],
  ['searchShops', { cursor: btoa('{"__proto__":1}') }, 'cursor'],
  ['getAvailableTime', { dateFrom: '2026-11-26', dateTo: '2026-11-24' }, 'dateTo'],
  ['getAvailableTime', { dateFrom: '2026-11-01', dateTo: '2026-12-02' }, 'dateTo'],
  ['getAvailableTime', { unitId: 'nothing' }, 'unitId'],
  ['getAvailableTime', { staffId: 'nobody' }, 'staffId'],
  ['getAvailableTime', { attachId: ['nothing'] }, 'attachId'],
] satisfies [OperationId, NonNullable<OperationRequest['query']>, string][])(
  '%s refuses the combination %j, naming %s',
  async (id, change, field) => {
    const request = await successes[id](fixtures)
    expectNamed(
      await ask(fixtures, id, { ...request, query: { ...request.query, ...change } }),
      field,
      JSON.stringify(change),
    )
  },
)

/** The tables, once what is under way has arrived. */
async function settled(): Promise<Record<string, string>> {
  await fixtures.api.context.deliveries.run()
  return fingerprint(fixtures.api.db)
}

function expectNamed({ status, body }: Answered<Failed>, name: string, text: string): void {
  const named = (body.fields ?? []).some(({ field }) => field === name || field.startsWith(`${name}.`))
  expect({ status, named, text: text.slice(0, 60), fields: body.fields }).toMatchObject({ status: 400, named: true })
}
