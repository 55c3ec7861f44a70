import { Agent, request } from 'node:http'
import type { paths } from '../../apps/api/src/contract/schema.gen.ts'
import { Line } from './line.ts'

export type Get<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never
export type Post<Path extends keyof paths, Status extends number> = paths[Path] extends {
  post: { responses: Record<Status, { content: { 'application/json': infer Body } }> }
}
  ? Body
  : never

export type Answered = { status: number; text: string }
/** `from` is one of this machine's own addresses. */
type Sent = {
  method?: string
  body?: unknown
  token?: string | undefined
  holdToken?: string
  key?: string
  from?: string | undefined
}

const agent = new Agent({ keepAlive: true })

function written({ body, token, holdToken, key }: Sent): { text: string; headers: Record<string, string | number> } {
  const text = body === undefined ? '' : JSON.stringify(body)
  return {
    text,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(holdToken !== undefined && { 'x-hold-token': holdToken }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  }
}

const idle = new Map<string, Line[]>()

/** The same as `call`, for less of the cores that the load shares with what it measures: by `Line`. */
export async function quickCall(url: string, sent: Sent = {}): Promise<Answered> {
  const to = new URL(url)
  const lines = idle.get(to.host) ?? []
  idle.set(to.host, lines)
  const { text, headers } = written(sent)
  let line = lines.pop()
  while (line?.isClosed) line = lines.pop()
  line ??= new Line(to)
  line.ref()
  const answer = await line.ask(sent.method ?? 'GET', to, headers, text)
  line.unref()
  lines.push(line)
  return answer
}

/** One request over keep-alive connections. */
export function call(url: string, sent: Sent = {}): Promise<Answered> {
  const { method = 'GET', from } = sent
  const { text, headers } = written(sent)
  return new Promise((resolve, reject) => {
    const connection = from === undefined ? { agent } : { agent: false as const, localAddress: from }
    const clientRequest = request(url, { ...connection, method, headers }, (answer) => {
      let received = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        received += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: received }))
      answer.on('error', reject)
    })
    clientRequest.on('error', reject)
    clientRequest.end(text)
  })
}

/** Reads `path` with the contract's type; `_of` names the contract's path. */
export async function get<Path extends keyof paths>(origin: string, path: string, _of: Path): Promise<Get<Path>> {
  const { status, text } = await call(`${origin}${path}`)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  return JSON.parse(text) as Get<Path>
}
