import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

type Node = { [key: string]: unknown }
type Operation = Node & { operationId?: string; parameters?: Node[]; requestBody?: Node }
type Contract = {
  info: Node
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Node>; parameters: Record<string, Node>; responses: Record<string, Node> }
}

const text = readFileSync(fileURLToPath(new URL('./openapi.yaml', import.meta.url)), 'utf8')
const contract = parse(text) as Contract

/** Every object of the contract, with the path to it. */
function nodesOf(node: unknown, path: string): { path: string; node: Node }[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => nodesOf(item, `${path}/${index}`))
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.entries(node).flatMap(([key, value]) => nodesOf(value, `${path}/${key}`))
  return [{ path, node: node as Node }, ...inner]
}

const nodes = nodesOf(contract, '')
const operations = Object.values(contract.paths).flatMap((path) => Object.values(path))
const patterns = nodes.flatMap(({ node }) => (typeof node.pattern === 'string' ? [node.pattern] : []))

/** What Python's `re` says of each pattern; null where Python is not installed. */
function refusedByPython(sources: string[]): string[] | null {
  const script = `
import json, re, sys
refused = []
for source in json.load(sys.stdin):
    try: re.compile(source)
    except re.error as error: refused.append(f"{source}: {error}")
print(json.dumps(refused))`
  try {
    return JSON.parse(execFileSync('python3', ['-c', script], { input: JSON.stringify(sources), encoding: 'utf8' }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

describe('A pattern of the contract', () => {
  test('compiles in ECMAScript without flags and in Python', () => {
    expect(patterns.length).toBeGreaterThan(3)
    expect(() => patterns.map((source) => new RegExp(source))).not.toThrow()
    expect(refusedByPython(patterns) ?? []).toStrictEqual([])
  })

  test('uses no lookaround, backreference, property escape or escaped code point, which RE2 or Python do not share', () => {
    const unshared = /\(\?(?!:)|\\[pPkuxc1-9]|\\[dDwWsSbB]|(?<!\\)\[\^?\]/
    expect(patterns.filter((source) => unshared.test(source))).toStrictEqual([])
  })

  test('stands beside no other dialect: `x-pattern` compiles with the flag u', () => {
    const stricter = nodes.flatMap(({ node }) => (typeof node['x-pattern'] === 'string' ? [node['x-pattern']] : []))
    expect(stricter.length).toBeGreaterThan(0)
    expect(() => stricter.map((source) => new RegExp(source, 'u'))).not.toThrow()
  })
})

describe('The contract', () => {
  test('reads the same in YAML 1.1 as in YAML 1.2', () => {
    expect(parse(text, { version: '1.1' })).toStrictEqual(contract)
  })

  test('describes every operation and says whom to write to', () => {
    expect(operations.filter(({ description }) => !description).map(({ operationId }) => operationId)).toStrictEqual([])
    expect(contract.info.contact).toBeDefined()
  })

  test('writes every parameter in the default style, a value or a list of values: clients have no serializer for others', () => {
    const schemas = contract.components.schemas
    const typeOf = (schema: Node): unknown =>
      typeof schema.$ref === 'string' ? typeOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema.type
    const parameters = [
      ...operations.flatMap(({ parameters = [] }) => parameters),
      ...Object.values(contract.components.parameters),
    ].filter(({ $ref }) => $ref === undefined)
    const others = parameters.filter((parameter) => {
      const schema = parameter.schema as Node | undefined
      const values = parameter.in === 'query' && schema?.type === 'array' ? (schema.items as Node) : (schema ?? {})
      const isValue = ['string', 'integer', 'number', 'boolean'].includes(String(typeOf(values)))
      return !isValue || ['style', 'explode', 'allowReserved', 'content'].some((name) => name in parameter)
    })
    expect(parameters.length).toBeGreaterThan(20)
    expect(others.map(({ name }) => name)).toStrictEqual([])
  })

  test('has an example for every parameter', () => {
    const inline = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.filter(({ $ref }) => $ref === undefined).map((one) => [`${operationId} ${one.name}`, one] as const),
    )
    const without = [...inline, ...Object.entries(contract.components.parameters)].filter(
      ([, { example }]) => example === undefined,
    )
    expect(without.map(([name]) => name)).toStrictEqual([])
  })

  test('has an example for every request body', () => {
    const without = operations.filter(({ requestBody }) => {
      const content = requestBody?.content as { 'application/json': Node & { schema: Node } } | undefined
      if (content === undefined) return false
      const { schema, example } = content['application/json']
      const named = contract.components.schemas[String(schema.$ref).split('/').at(-1) ?? '']
      return (example ?? schema.example ?? named?.example) === undefined
    })
    expect(without.map(({ operationId }) => operationId)).toStrictEqual([])
  })

  test('says of every integer how wide it is', () => {
    const bare = nodes.filter(({ node }) => node.type === 'integer' && node.format === undefined)
    expect(bare.map(({ path }) => path)).toStrictEqual([])
  })
})

test('Every success has an example of its body, of its own or of its schema', () => {
  const { responses, schemas } = contract.components
  const named = (ref: unknown, all: Record<string, Node>) => all[String(ref).slice(String(ref).lastIndexOf('/') + 1)]
  const lacking = operations.flatMap(({ operationId, responses: own = {} }) =>
    Object.entries(own as Record<string, Node>).flatMap(([status, response]) => {
      const { content = {} } = ('$ref' in response ? named(response.$ref, responses) : response) as {
        content?: Record<string, Node>
      }
      const media = content['application/json']
      if (!status.startsWith('2') || media === undefined || 'example' in media) return []
      const schema = media.schema as Node
      return 'example' in (named(schema.$ref, schemas) ?? schema) ? [] : [operationId]
    }),
  )
  expect(lacking).toStrictEqual([])
})
