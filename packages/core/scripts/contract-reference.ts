/** Writes what typedoc cannot see, from `specs/openapi.yaml`, into the folder that is named: every query, and every entity by field. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { publicQueries, queriesOfMember } from '../src/queries/index.ts'
import { publicText } from './prepack.mjs'

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; description?: string; schema: Schema }
type Answer = { $ref?: string; content?: { 'application/json'?: { schema: Schema } } }
type Operation = { summary?: string; parameters?: Parameter[]; responses?: Record<string, Answer> }
type Contract = {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
  }
}

const { paths, components }: Contract = parse(
  publicText(await readFile(join(import.meta.dirname, '../../../specs/openapi.yaml'), 'utf8')),
)
const nameOf = ($ref: string) => $ref.split('/').at(-1) ?? ''
const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim()
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return `[${nameOf(schema.$ref)}](#${nameOf(schema.$ref).toLowerCase()})`
  const choices = schema.oneOf ?? schema.anyOf
  if (choices !== undefined) return choices.map(typeOf).join(' or ')
  if (schema.allOf !== undefined) return schema.allOf.map(typeOf).join(' and ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.items !== undefined) return `list of ${typeOf(schema.items)}`
  return [schema.type ?? 'object'].flat().join(' or ') + (schema.format === undefined ? '' : ` (${schema.format})`)
}

/** The fields of a schema and of what it extends. */
function fieldsOf({ allOf = [], properties = {}, required = [] }: Schema): string[][] {
  const inherited = allOf.flatMap((part) =>
    part.$ref === undefined ? fieldsOf(part) : fieldsOf(components.schemas[nameOf(part.$ref)] ?? {}),
  )
  const own = Object.entries(properties).map(([name, field]) => [
    `\`${name}\`${required.includes(name) ? '' : '?'}`,
    cell(typeOf(field)),
    cell(field.description ?? (field.$ref && components.schemas[nameOf(field.$ref)]?.description)),
  ])
  return [...inherited, ...own]
}

function entities(): string {
  const sections = Object.entries(components.schemas).map(([name, schema]) => {
    const fields = fieldsOf(schema)
    const body = fields.length > 0 ? table(['Field', 'Type', 'Meaning'], fields) : cell(typeOf(schema))
    return [`## ${name}`, cell(schema.description), body].filter(Boolean).join('\n\n')
  })
  return `# Entities\n\nEvery entity of the contract by field; \`?\`: may be absent. In TypeScript: \`import type { Shop } from '@yoyaku/core/types'\`\n(\`Error\` is \`ErrorBody\`; \`City\` and \`LocationType\` are those of \`queries.cities\`).\n\n${sections.join('\n\n')}\n`
}

type Queries = Record<string, (...args: unknown[]) => { queryKey: readonly unknown[] }>

function rowsOf(queries: Queries): string[][] {
  return Object.entries(queries).map(([name, query]) => {
    const source = query.toString()
    const argumentList = source
      .slice(source.indexOf('(') + 1, source.indexOf('=>'))
      .replaceAll(/\s+/g, ' ')
      .replace(/\) ?$/, '')
      .replaceAll(' ,', ',')
    const { queryKey } = query('id', {}, 'token')
    const path = queryKey.find((part): part is string => String(part).startsWith('/')) ?? ''
    const { get, parameters: shared = [] } = paths[path] ?? {}
    const parameters = [...shared, ...(get?.parameters ?? [])]
      .map((one) => (one.$ref === undefined ? one : components.parameters[nameOf(one.$ref)]))
      .filter((one) => one !== undefined && one.in === 'query')
      .map((one) => `\`${one?.name}\`${one?.required ? '' : '?'}`)
    const signature = `\`${name}(${argumentList.replaceAll(/ ?= ?\{ ?\}/g, '?').trim()})\``
    return [signature, cell(get?.summary), answerOf(get), `\`${path}\``, parameters.join(', ')]
  })
}

/** What a query resolves to: `data` of the answer, and the whole answer where it is a list. */
function answerOf(operation: Operation | undefined): string {
  const answer = operation?.responses?.['200']
  const { content } = (answer?.$ref === undefined ? answer : components.responses[nameOf(answer.$ref)]) ?? {}
  const body = content?.['application/json']?.schema
  const { data, ...others } = Object.fromEntries(propertiesOf(body ?? {}))
  if (data === undefined) return ''
  const type = typeOf(data).replaceAll('](#', '](entities.md#')
  const names = ['data', ...Object.keys(others).filter((name) => name !== 'message')]
  return data.items === undefined ? type : `\`{ ${names.join(', ')} }\`, \`data\` a ${type}`
}

const propertiesOf = ({ $ref, allOf = [], properties = {} }: Schema): [string, Schema][] => [
  ...allOf.flatMap(propertiesOf),
  ...($ref === undefined ? [] : propertiesOf(components.schemas[nameOf($ref)] ?? {})),
  ...Object.entries(properties),
]

function queries(): string {
  const [api, settings] = [{} as never, { locale: 'en', currency: 'TWD' } as never]
  const head = ['Query', 'What it does', 'Resolves to', 'GET', 'Fields of `query`']
  const everyone = table(head, rowsOf(publicQueries(api, settings) as unknown as Queries))
  const member = table(head, rowsOf(queriesOfMember(api, settings) as unknown as Queries))
  return `# Queries\n\nEvery read of \`sdk.queries\` and, but for those of a member, of \`createClient().queries\`; \`?\`: may be absent. What comes back is described\nin [entities](entities.md), what a field of \`query\` takes in \`openapi.yaml\` of the package.\n\n## For everyone\n\n${everyone}\n\n## For a member\n\n${member}\n`
}

const folder = process.argv[2] ?? 'reference'
await writeFile(join(folder, 'queries.md'), queries())
await writeFile(join(folder, 'entities.md'), entities())
