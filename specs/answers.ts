import { sample } from 'openapi-sampler'

type Schema = object
type Answering = { $ref?: string; content?: { 'application/json'?: { schema: Schema; example?: unknown } } }
type Operation = { operationId?: string; responses?: Record<string, Answering> }
export type Paths = Record<string, Record<string, Operation>>
type Document = { paths: Paths; components: { responses?: Record<string, Answering> } }

export type ExampleAnswer = { operationId: string; method: string; path: string; status: number; body: unknown }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** What each operation answers when all goes well, put together from the examples of the contract. */
export function exampleAnswers(document: Document): ExampleAnswer[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { operationId = '', responses = {} }]) => {
        const [status = '', found = {}] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
        const { content } = found.$ref ? (document.components.responses?.[nameIn(found.$ref)] ?? {}) : found
        const media = content?.['application/json']
        const body =
          media === undefined ? null : (media.example ?? counted(sample(media.schema, { quiet: true }, document)))
        return { operationId, method, path, status: Number(status), body }
      }),
  )
}

/** A list says how many it has. */
function counted(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body && 'total' in body)) return body
  return Array.isArray(body.data) ? { ...body, total: body.data.length } : body
}

const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
