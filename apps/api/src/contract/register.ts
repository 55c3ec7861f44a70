import { readInteger } from '@yoyaku/input'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { foreignOrigin } from '../lib/foreign-origin.ts'
import { createRateLimitLog, type LogRateLimit, logSecurityEvent } from '../lib/security-log.ts'
import { inRequest } from '../observability/log.ts'
import { type Authenticate, authorize, type NameOfKey, SHARED_KEY } from './access.ts'
import { type Failure, Refused, refuse, refuseFields, refuseOldClient } from './failure.ts'
import { toFieldErrors } from './fields.ts'
import type { Handlers, Member, Operator } from './handler.ts'
import type { Contract, Operation, ParameterLocation, Schema } from './load.ts'
import { languageTag, negotiateLocale } from './locale.ts'
import { sendFailure } from './reply.ts'
import { type Compile, compilersOf } from './schemas.ts'
import { serializersOf } from './serializers.ts'
import type { Currency, FieldError, Locale } from './types.ts'
import { unstorable } from './unstorable.ts'

/** The answer of an operation, for observers (tests compare every answer with the contract). */
export type Watch = (answer: { operation: Operation; status: number; headers: object; payload: unknown }) => void

/** The caller: a member or none (`refused` where one is required), and an address. */
type Caller = { member: Member | null; ip: string; refused: boolean }
/** The rate limits: the refusal of the request, or null. */
export type Limit = (operation: Operation, caller: Caller) => Failure<429> | null

export type Registration = {
  contract: Contract
  context: AppContext
  handlers: Handlers
  authenticate: Authenticate
  nameOfKey: NameOfKey
  limit: Limit
  watch?: Watch | undefined
}

type Inputs = Record<ParameterLocation, Record<string, unknown>> & { body: unknown }
type AnyHandler = (
  call: unknown,
) => Promise<{ status: number; body: unknown; retryAfter?: number; replayed?: true; setCookie?: string }>

/** Every operation of the contract becomes a route; a handler that is missing stops the start. */
export function registerContract(app: FastifyInstance, registration: Registration): void {
  const { contract, handlers } = registration
  const missing = contract.operations.filter(({ id }) => typeof handlers[id] !== 'function').map(({ id }) => id)
  if (missing.length > 0) throw new Error(`These operations of the contract have no handler: ${missing.join(', ')}`)
  const compilers = compilersOf(contract)
  const serializerOf = serializersOf(contract)
  app.setSerializerCompiler<Schema>(({ schema }) => serializerOf(schema))
  const logRateLimit = createRateLimitLog()
  for (const operation of contract.operations)
    registerOperation(app, operation, { ...registration, logRateLimit }, compilers)
  refuseOtherMethods(app, contract.operations)
}

function registerOperation(
  app: FastifyInstance,
  operation: Operation,
  {
    contract,
    context,
    handlers,
    authenticate,
    nameOfKey,
    limit,
    watch,
    logRateLimit,
  }: Registration & {
    logRateLimit: LogRateLimit
  },
  compilers: { literal: Compile; text: Compile },
): void {
  const check = createCheck(operation, compilers)
  const numbers = numbersOf(operation, contract)
  const handle = handlers[operation.id] as unknown as AnyHandler
  const writable = Object.entries(operation.responses).flatMap(([status, schema]) =>
    schema && Number(status) < 300 ? [[status, schema]] : [],
  )
  app.route({
    method: operation.method,
    url: toUrl(operation.path),
    config: { operationId: operation.id },
    schema: { response: Object.fromEntries(writable) },
    async onRequest(request, reply) {
      const allowed = await authorize(operation, request, context, { authenticate, nameOfKey })
      const { ip } = request
      const refused = allowed.failure !== undefined
      const limited = limit(operation, { member: refused ? null : allowed.member, ip, refused })
      inRequest(request.id, () => {
        if (limited === null) logAccess(context, { operation, ip, allowed })
        else logRateLimit(context, { ip, operation: operation.id })
      })
      if (limited) return sendFailure(reply, limited)
      if (refused) return sendFailure(reply, allowed.failure)
      request.member = allowed.member
      request.operatorKey = allowed.operatorKey ?? null
    },
    async handler(request, reply) {
      const inputs = pick(operation, numbers, request)
      const failure = check(inputs)
      if (failure) return sendFailure(reply, failure)
      const call = {
        params: inputs.path,
        query: inputs.query,
        headers: inputs.header,
        body: inputs.body,
        locale: request.locale,
        currency: ((inputs.header['x-currency'] ?? inputs.query.currency) as Currency | undefined) ?? 'TWD',
        member: request.member,
        operator: operatorOf(request.operatorKey, inputs.header['x-operator']),
        ip: request.ip,
        origin: foreignOrigin(request.raw, context.config),
        cookie: request.headers.cookie,
        userAgent: request.headers['user-agent'],
        requestId: request.id,
        context,
      }
      const answer = await inRequest(request.id, () => answerOf(handle, call))
      if (answer.status >= 300) return sendFailure(reply, answer as Failure)
      if (answer.setCookie !== undefined) reply.header('set-cookie', answer.setCookie)
      if (answer.replayed) reply.header('idempotency-replayed', 'true')
      return reply.code(answer.status).send(answer.body)
    },
    ...(watch && {
      async preSerialization(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
        watch({ operation, status: reply.statusCode, headers: reply.getHeaders(), payload })
        return payload
      },
    }),
  })
}

async function answerOf(handle: AnyHandler, call: unknown): ReturnType<AnyHandler> {
  try {
    return await handle(call)
  } catch (error) {
    if (error instanceof Refused) return error.failure
    throw error
  }
}

type AccessAttempt = {
  operation: Operation
  ip: string
  allowed: Awaited<ReturnType<typeof authorize>>
}

/** Into the security log. An access token that is refused is everyday: they last a quarter of an hour. One that does not allow what it is used for is not. */
function logAccess(context: AppContext, { operation: { id: operation, access }, ip, allowed }: AccessAttempt): void {
  const { failure, member, operatorKey } = allowed
  if (access === 'operator') {
    const event = failure === undefined ? 'operator.used' : 'operator.refused'
    logSecurityEvent(context, { event, operatorKey, ip, operation })
  } else if (failure?.status === 403) {
    const whose = { memberId: member?.userId, sessionId: member?.sessionId }
    logSecurityEvent(context, { event: 'scope.refused', reason: String(failure.body.code), ...whose, ip, operation })
  }
}

/** Names the operator: by their own key, or with the shared key by the note. */
function operatorOf(key: string | null, note: unknown): Operator | null {
  if (key === null) return null
  return key === SHARED_KEY ? { key, by: typeof note === 'string' ? note : null } : { key, by: key }
}

const toUrl = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Only the parameters of the contract: tracking parameters and other headers are ignored. */
function pick({ parameters, body }: Operation, numbers: ReadonlySet<string>, request: FastifyRequest): Inputs {
  const sources: Record<ParameterLocation, unknown> = {
    path: request.params,
    query: request.query,
    header: request.headers,
  }
  const inputs: Inputs = { path: {}, query: {}, header: {}, body: body ? request.body : undefined }
  for (const place of ['path', 'query', 'header'] as const) {
    const source = sources[place] as Record<string, unknown>
    for (const name of Object.keys((parameters[place]?.properties as object | undefined) ?? {})) {
      if (source[name] !== undefined)
        inputs[place][name] = withoutOddNumber(source[name], place === 'query' && numbers.has(name))
    }
  }
  return inputs
}

/** The parameters of the query that are numbers. */
function numbersOf({ parameters }: Operation, { schemas }: Contract): ReadonlySet<string> {
  const properties = Object.entries((parameters.query?.properties ?? {}) as Record<string, Schema>)
  const typeOf = ({ type, $ref }: Schema) => (typeof $ref === 'string' ? schemas[$ref]?.type : type)
  return new Set(
    properties.flatMap(([name, schema]) => (/^(?:integer|number)$/.test(String(typeOf(schema))) ? [name] : [])),
  )
}

/** Numbers are integers. Else a blank would be read as the number 0, and `0x10` as 16. */
const withoutOddNumber = (value: unknown, isNumber: boolean) =>
  typeof value === 'string' && (value.trim() === '' || (isNumber && readInteger(value) === null)) ? '' : value

function createCheck(operation: Operation, { literal, text }: { literal: Compile; text: Compile }) {
  const { parameters, body, requiredSince } = operation
  const path = parameters.path && text(parameters.path)
  const others = (['query', 'header'] as const).flatMap((place) => {
    const schema = parameters[place]
    return schema ? [{ place, validate: text(schema) }] : []
  })
  const validateBody = body && literal(body)

  return (inputs: Inputs): Failure | null => {
    if (path && faults(path, inputs.path, 'path').length > 0) return refuse(404, 'NOT_FOUND', 'No such thing')
    const fields = others.flatMap(({ place, validate }) => faults(validate, inputs[place], place))
    if (validateBody && inputs.body === undefined) fields.push({ field: 'body', code: 'REQUIRED' })
    else if (validateBody) fields.push(...faults(validateBody, inputs.body, 'body'))
    if (fields.length === 0) return null
    const isNewer = ({ field }: FieldError) => field in requiredSince && !(field in (inputs.body as object))
    return fields.every(isNewer) ? refuseOldClient(fields) : refuseFields(fields)
  }
}

function faults(validate: ValidateFunction, value: unknown, root: string): FieldError[] {
  if (!validate(value)) return toFieldErrors(validate.errors ?? [], root)
  return unstorable(value).map((field) => ({ field: field || root, code: 'FORMAT' }))
}

/** A path that exists with another method is 405 and says which ones there are. */
function refuseOtherMethods(app: FastifyInstance, operations: Operation[]): void {
  for (const [path, ofPath] of Map.groupBy(operations, (operation) => operation.path)) {
    const allowed = ofPath.map(({ method }) => method)
    if (allowed.includes('GET')) allowed.push('HEAD')
    app.route({
      method: app.supportedMethods.filter((method) => ![...allowed, 'OPTIONS'].includes(method)),
      url: toUrl(path),
      async onRequest(_request, reply) {
        reply.header('allow', [...allowed, 'OPTIONS'].join(', '))
        return sendFailure(reply, refuse(405, 'METHOD_NOT_ALLOWED', `Allowed: ${allowed.join(', ')}`))
      },
      handler: () => undefined,
    })
  }
}

/** Every answer below the prefix says its language, whether it succeeds or not. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('member', null)
  app.decorateRequest('operatorKey', null)
  app.decorateRequest('locale', 'en')
  app.addHook('onRequest', async (request, reply) => {
    request.locale = negotiateLocale(request.headers['accept-language'])
    reply.header('content-language', languageTag(request.locale))
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null
    operatorKey: string | null
    locale: Locale
  }
}
