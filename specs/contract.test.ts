import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createConfig, lint } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { generated } from './generated.ts'
import { publicPart } from './public-part.ts'

type Read = {
  operationId: string
  security?: Record<string, unknown>[]
  parameters?: { $ref?: string }[]
  'x-scope'?: string
}
type Contract = { paths: Record<string, { get?: Read } & Record<string, Read>> }

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('The contract', () => {
  test('has no lint problem', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'no-invalid-schema-examples': 'error',
        'no-invalid-media-type-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        // Reads without parameters have nothing to refuse.
        'operation-4xx-response': 'off',
        // The paths are given; a literal segment always wins over a parameter.
        'no-ambiguous-paths': 'off',
      },
    })
    const problems = await lint({ ref: fileURLToPath(new URL('./openapi.yaml', import.meta.url)), config })
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`),
    ).toStrictEqual([])
  })

  test('takes the currency of each public read in the query as well as in the header', async () => {
    const { paths } = parse(await readFile(new URL('./openapi.yaml', import.meta.url), 'utf8')) as Contract
    const isOpen = ({ security = [{}] }: Read) => security.some((one) => Object.keys(one).length === 0)
    const publicReads = Object.values(paths).flatMap(({ get }) => (get && isOpen(get) ? [get] : []))
    const refsOf = ({ parameters = [] }: Read) => parameters.map(({ $ref }) => $ref?.split('/').at(-1))
    const priced = publicReads.filter(
      (read) => refsOf(read).includes('XCurrency') && !refsOf(read).includes('HoldToken'),
    )
    expect(priced.length).toBeGreaterThan(30)
    expect(priced.filter((read) => !refsOf(read).includes('CurrencyQuery'))).toStrictEqual([])
  })

  test('names the scope of every operation, public for those without a token alone', async () => {
    const { paths } = parse(await readFile(new URL('./openapi.yaml', import.meta.url), 'utf8')) as Contract
    const operations = Object.values(paths).flatMap((item) => Object.values(item))
    const scopes: Record<string, string[]> = {
      anyone: ['public'],
      member: ['booking', 'account', 'account.recent'],
      operator: ['operator'],
    }
    const accessOf = ({ security = [] }: Read) =>
      security.map((requirement) => Object.keys(requirement)[0]).find(Boolean) ?? 'anyone'
    const wrong = operations.filter((operation) => !scopes[accessOf(operation)]?.includes(String(operation['x-scope'])))
    expect(operations.length).toBeGreaterThan(50)
    expect(wrong.map(({ operationId }) => operationId)).toStrictEqual([])
  })

  test('has a public part without the operators, what they alone send and read, and nothing that is missing', () => {
    const money = { type: 'object' }
    const schemas = {
      Move: { properties: { fee: ref('Money') } },
      Act: { items: ref('Move') },
      Money: money,
      Frame: {},
    }
    const contract = {
      paths: {
        '/moves': { parameters: [], get: { 'x-scope': 'operator', answer: ref('Act') } },
        '/prices': { get: { 'x-scope': 'public', answer: ref('Money') }, put: { 'x-scope': 'operator' } },
      },
      components: { schemas, securitySchemes: { member: {}, operator: {} } },
    }
    expect(publicPart(contract)).toStrictEqual({
      paths: { '/prices': { get: { 'x-scope': 'public', answer: ref('Money') } } },
      components: { schemas: { Money: money, Frame: {} }, securitySchemes: { member: {} } },
    })
  })

  test('has made every generated file that stands in the tree', async () => {
    const wanted = await generated()
    const found = await Promise.all(wanted.map(async ({ path }) => ({ path, text: await readFile(path, 'utf8') })))
    expect(found, 'stale: run `npm run generate`').toStrictEqual(wanted)
  })
})
