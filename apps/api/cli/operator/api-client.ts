import { withSecretFiles } from '../../src/config/secret-files.ts'
import type { Schemas } from '../../src/contract/types.ts'
import { sayField } from '../refused-fields.ts'
import { whoAsks } from '../who-asks.ts'
import { CommandError } from './command-error.ts'
import type { DryRun } from './dry-run.ts'
import { type Contract, knowsDryRun } from './knows-dry-run.ts'
import { plain } from './plain-text.ts'

export type Env = Record<string, string | undefined>
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
export type Ask = <Body>(method: Method, path: string, options?: Options) => Promise<Body>
type Where = { url?: string | undefined; lang: string } & DryRun
type Options = { query?: Record<string, string | number | undefined>; body?: object }

const BASE = '/api/v1/operator'
const TIMEOUT_MS = 15_000

/**
 * Calls the operator's operations of the server that runs; whatever is not a success is a `CommandError`. With `dryRun` nothing that
 * could write is sent before the server's own contract says that it knows dry runs of it.
 */
export function createAsk(env: Env, { url, lang, dryRun = false }: Where): Ask {
  const key = keyOf(env)
  if (!key)
    throw new CommandError('key', 'OPERATOR_KEY is not set here: set it to the key that the server was started with')
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new CommandError('key', 'OPERATOR_KEY may contain only ASCII characters and no spaces')
  const origin = originOf(env, url)
  return async <Body>(method: Method, path: string, { query = {}, body }: Options = {}) => {
    const address = new URL(`${BASE}${path}`, origin)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) address.searchParams.set(name, String(value))
    }
    if (dryRun && method !== 'GET') await assertDryRun(method, address)
    const headers = {
      authorization: `Bearer ${key}`,
      'accept-language': lang,
      'x-operator': whoAsks(env),
      ...(body && { 'content-type': 'application/json' }),
    }
    const answer = await send(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const responseBody = await answer.json().catch(() => null)
    if (answer.ok && responseBody !== null) return responseBody as Body
    throw commandErrorOf(answer, responseBody as Schemas['Error'] | null, origin)
  }
}

async function assertDryRun(method: Method, { origin, pathname }: URL): Promise<void> {
  const answer = await send(new URL('/openapi.json', origin), { method: 'GET' })
  const contract = answer.ok ? ((await answer.json().catch(() => null)) as Contract | null) : null
  if (contract === null || !knowsDryRun(contract, method, pathname))
    throw new CommandError('refused', `${origin} does not say that it knows dry runs of this command: nothing was sent`)
}

function keyOf({ OPERATOR_KEY, OPERATOR_KEY_FILE }: Env): string | undefined {
  const { env, mistakes } = withSecretFiles({ OPERATOR_KEY, OPERATOR_KEY_FILE })
  if (mistakes.length > 0) throw new CommandError('key', mistakes.join('\n'))
  return env.OPERATOR_KEY
}

function originOf(env: Env, url: string | undefined): string {
  const host = env.HOST && !['0.0.0.0', '::'].includes(env.HOST) ? env.HOST : 'localhost'
  const wanted = url || env.PUBLIC_URL || `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT || 3000}`
  const origin = URL.canParse(wanted) ? new URL(wanted) : null
  if (origin === null || !/^https?:$/.test(origin.protocol))
    throw new CommandError('usage', `Not an address: ${plain(wanted)}`)
  if (origin.href !== `${origin.origin}/`) {
    throw new CommandError('usage', `An address without path, query and name is required: ${origin.origin}`)
  }
  return origin.origin
}

async function send(address: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    const why = late ? `said nothing for ${TIMEOUT_MS / 1000} seconds` : `cannot be reached (${reasonOf(error)})`
    const hint = 'Is the server running? Say where it is with --url, PUBLIC_URL or PORT.'
    throw new CommandError('unreachable', `${address.origin} ${why}. ${hint}`)
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.message : String(error)
}

function commandErrorOf({ status }: Response, responseBody: Schemas['Error'] | null, origin: string): CommandError {
  if (status === 401)
    return new CommandError('key', `${origin} does not accept this OPERATOR_KEY (or was started without one)`)
  if (typeof responseBody?.message !== 'string') {
    return new CommandError(
      'unreachable',
      `${origin} answered ${status}, not as Yoyaku does: is this the right address?`,
    )
  }
  if (status >= 500)
    return new CommandError('unreachable', `${origin} cannot do this now (${status} ${plain(responseBody.message)})`)
  const fields = responseBody.fields ?? []
  const sentences = fields.map(sayField).map(({ name, message }) => `${name}: ${message}`)
  const hint = responseBody.message.replace(fields.map(({ field, code }) => `${field}: ${code}`).join(', '), '')
  return new CommandError('refused', plain(`${sentences.join(', ')}${hint}`))
}
