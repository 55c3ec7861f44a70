import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { authenticate } from './auth/authenticate.ts'
import { ssoRoutes } from './auth/sso/routes.ts'
import { type Handlers, refuse } from './contract/handler.ts'
import { loadContract } from './contract/load.ts'
import { decorateRequests, type Limit, registerContract, type Watch } from './contract/register.ts'
import { sendFailure } from './contract/reply.ts'
import { handlers } from './handlers.ts'
import { compressAnswers } from './http/compress.ts'
import { toFailure } from './http/failures.ts'
import { addApiHeaders, addSafeHeaders, safeHeaders } from './http/headers.ts'
import { addHealth } from './http/health.ts'
import { readJson } from './http/json.ts'
import { createRequestLimits } from './http/limit-requests.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { shedLoad, watchLag } from './http/overload.ts'
import { serveMetrics } from './http/serve-metrics.ts'
import { PATIENCE, type Patience, protectServer, serverOptions } from './http/server.ts'
import { addTestControl } from './http/test-control.ts'
import { live } from './live/index.ts'
import { devMailbox } from './mail/dev-mailbox.ts'
import { pictures } from './shops/pictures.ts'
import type { World } from './world.ts'

/** What is served beside the contract's operations. */
const rooms: ((app: FastifyInstance, world: World) => void | Promise<void>)[] = [devMailbox, pictures, ssoRoutes]

const BODY_LIMIT_BYTES = 64 * 1024

export type AppOptions = {
  logger?: FastifyBaseLogger
  /** Instead of the real ones, by name. */
  handlers?: Partial<Handlers>
  watch?: Watch
  /** Instead of the limits of the configuration. */
  limit?: Limit
  /** Whether to turn newcomers away; by default, while this process lags behind. */
  isLate?: () => boolean
  /** Whether the process was told to end: it still serves, and keeps no connection. */
  isStopping?: () => boolean
  metrics?: Metrics
  /** With slow clients. */
  patience?: Patience
}

/**
 * The API as a Fastify that has not listened. Pages may be mounted beside it (`app.get('/*')`): everything below `/api`
 * is answered here, in the contract's shape.
 */
export async function buildApp(world: World, options: AppOptions = {}): Promise<FastifyInstance> {
  const contract = loadContract()
  const metrics = options.metrics ?? createMetrics()
  const patience = options.patience ?? PATIENCE
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    ...(world.config.trustedProxies.length > 0 && { trustProxy: [...world.config.trustedProxies] }),
    http: serverOptions(patience),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) =>
      sendFailure(reply.headers(safeHeaders(world.config)) as FastifyReply, toFailure(error)),
  })
  protectServer(app.server, patience)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readJson(app))
  app.setErrorHandler(onError)
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, nothingHere))
  addSafeHeaders(app, world.config)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    logAnswer(request, reply)
    metrics.answered(request, reply)
  })

  const isLate = options.isLate ?? watchLag(app)
  const isStopping = options.isStopping ?? (() => false)
  app.addHook('onRequest', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
  compressAnswers(app)
  addHealth(app, world, { isLate, isStopping })
  serveMetrics(app, world, metrics)
  addTestControl(app, world)
  await live(app, { world })
  for (const room of rooms) await app.register(async (scope) => room(scope, world))
  await app.register(async (api) => {
    shedLoad(api, isLate)
    decorateRequests(api)
    addApiHeaders(api, headerNames(contract.operations))
    registerContract(api, {
      contract,
      world,
      authenticate,
      limit: options.limit ?? createRequestLimits(world.config, metrics.limited),
      handlers: { ...handlers, ...options.handlers },
      watch: options.watch,
    })
    api.all('/api/*', (_request, reply) => sendFailure(reply, nothingHere))
  })
  return app
}

const nothingHere = refuse(404, 'NOT_FOUND', 'There is nothing at this address')

function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error)
  if (failure.status >= 500) request.log.error({ err: error }, 'A request failed')
  return sendFailure(reply, failure)
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const { method, routeOptions } = request
  const milliseconds = Math.round(reply.elapsedTime)
  request.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds })
}

function headerNames(operations: ReturnType<typeof loadContract>['operations']): string[] {
  const names = operations.flatMap(({ parameters }) => Object.keys(parameters.header?.properties ?? {}))
  return [...new Set(names)]
}
