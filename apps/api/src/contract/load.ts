import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { ErrorCode, OperationId } from './types.ts'

export type Schema = { [keyword: string]: unknown }
export type ParameterLocation = 'path' | 'query' | 'header'
export type Access = 'anyone' | 'visitor-or-member' | 'member' | 'operator'
export const SCOPES = ['public', 'booking', 'account', 'account.recent', 'operator'] as const
/** Scope that a token must have; see `x-scope` in the contract. */
export type Scope = (typeof SCOPES)[number]

export type Operation = {
  id: OperationId
  method: string
  /** As in the contract: `/api/v1/shops/{id}`. */
  path: string
  access: Access
  scope: Scope
  /** One object schema for each place that has parameters. */
  parameters: Partial<Record<ParameterLocation, Schema>>
  body: Schema | null
  /** Fields of the body that became required later, and the day: older clients do not send them. */
  requiredSince: Record<string, string>
  /** By status, `default` included; no schema means no body. */
  responses: Record<string, Schema | null>
  /** The headers that an answer must or may carry, by status as in `responses`; names in lower case. */
  headers: Record<string, Schema>
  /** Which codes it may fail with, by status. */
  codes: Record<string, ErrorCode[]>
}

export type Contract = {
  operations: Operation[]
  /** The schemas that a `$ref` names, by `$id`. */
  schemas: Record<string, Schema>
}

type Parameter = { name: string; in: ParameterLocation; required?: boolean; schema: Schema }
type Content = { content?: { 'application/json'?: { schema: Schema } } }
type Codes = { 'x-codes'?: Record<string, ErrorCode[]> }
type Answering = Content & Codes & { headers?: Record<string, { required?: boolean; schema: Schema }> }
type Described = Codes & {
  operationId: OperationId
  'x-scope': Scope
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  'x-required-since'?: Record<string, string>
  requestBody?: Content
  responses: Record<string, Answering>
}
type Document = { paths: Record<string, Record<string, Described>>; components: { schemas: Record<string, Schema> } }

export const CONTRACT_FILE = new URL('../../../../specs/openapi.yaml', import.meta.url)

/** The contract as it is served. */
export type ContractFiles = { yaml: string; json: string }

let loaded: { contract: Contract; files: ContractFiles } | undefined

/** The contract as data: parameters and responses written out, schemas referred to by their names. */
export const loadContract = (): Contract => load().contract

export const contractFiles = (): ContractFiles => load().files

/** Once per process: parsing it takes longer than to build an app. */
function load() {
  if (loaded === undefined) {
    const yaml = readFileSync(CONTRACT_FILE, 'utf8')
    const document = parse(yaml) as Document
    loaded = { contract: contractOf(document), files: { yaml, json: JSON.stringify(document) } }
  }
  return loaded
}

function contractOf(document: Document): Contract {
  const { paths, components } = withNamedSchemas(document, document) as Document
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => toOperation(path, method, described)),
  )
  return { operations, schemas: components.schemas }
}

function toOperation(path: string, method: string, described: Described): Operation {
  const parameters: Operation['parameters'] = {}
  for (const place of ['path', 'query', 'header'] as const) {
    const here = (described.parameters ?? []).filter((parameter) => parameter.in === place)
    if (here.length === 0) continue
    parameters[place] = {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      required: here.filter(({ required }) => required).map(({ name }) => name),
    }
  }
  const responses = Object.entries(described.responses)
  return {
    id: described.operationId,
    method: method.toUpperCase(),
    path,
    access: accessOf(described.security ?? []),
    scope: described['x-scope'],
    parameters,
    body: schemaOf(described.requestBody),
    requiredSince: described['x-required-since'] ?? {},
    responses: Object.fromEntries(responses.map(([status, response]) => [status, schemaOf(response)])),
    headers: Object.fromEntries(responses.map(([status, response]) => [status, headersOf(response)])),
    codes: Object.assign({}, ...responses.map(([, response]) => response['x-codes']), described['x-codes']),
  }
}

const schemaOf = (content: Content | undefined) => content?.content?.['application/json']?.schema ?? null

function headersOf({ headers = {} }: Answering): Schema {
  const named = Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header] as const)
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])),
    required: named.filter(([, { required }]) => required).map(([name]) => name),
  }
}

function accessOf(security: Record<string, string[]>[]): Access {
  const schemes = security.map((requirement) => Object.keys(requirement)[0])
  if (schemes.includes('operator')) return 'operator'
  if (!schemes.includes('member')) return 'anyone'
  return schemes.includes(undefined) ? 'visitor-or-member' : 'member'
}

/** `#/components/schemas/X` becomes `X`; every other reference is replaced by what it names. */
function withNamedSchemas(node: unknown, document: Document): unknown {
  if (Array.isArray(node)) return node.map((item) => withNamedSchemas(item, document))
  if (typeof node !== 'object' || node === null) return node
  const { $ref: reference, ...rest } = node as Schema
  if (typeof reference !== 'string') {
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNamedSchemas(value, document)]))
  }
  const [, , kind, name] = reference.split('/')
  if (kind === 'schemas') return { $ref: name }
  return withNamedSchemas(follow(document, reference), document)
}

function follow(document: Document, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Schema | undefined)?.[key], document)
}
