import { endConnections, HTTP_TIMEOUTS, type HttpTimeouts, protectServer, serverOptions } from '@yoyaku/node-http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { AppContext } from './context.ts'
import { refuse } from './contract/failure.ts'
import type { Handlers } from './contract/handler.ts'
import { loadContract } from './contract/load.ts'
import { languageTag, negotiateLocale } from './contract/locale.ts'
import { decorateRequests, type Limit, registerContract, type Watch } from './contract/register.ts'
import { sendFailure } from './contract/reply.ts'
import { handlers } from './handlers.ts'
import { compressAnswers } from './http/compress.ts'
import { connectionLimits } from './http/connection-limits.ts'
import { crossOriginHeaders } from './http/cross-origin.ts'
import { tagAnswers } from './http/entity-tags.ts'
import { toFailure } from './http/failures.ts'
import { addApiHeaders, addSafeHeaders, safeHeaders } from './http/headers.ts'
import { readJson } from './http/json.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { shedLoad, watchOverload } from './http/overload.ts'
import { createRequestLimits } from './http/rate-limit/limit-requests.ts'
import { describeBroken, refuseEarly } from './http/refuse-early.ts'
import { warnOfProxy } from './http/warn-of-proxy.ts'
import { nameOfKey } from './modules/operator/keys.ts'
import { authenticate } from './modules/sessions/authenticate.ts'
import { type ClockWatch, createClockWatch } from './observability/clock-watch.ts'
import { calendarFeeds } from './routes/calendar-feeds.ts'
import { devMailbox } from './routes/dev-mailbox.ts'
import { developmentProviders } from './routes/development-providers.ts'
import { addHealth } from './routes/health.ts'
import { live } from './routes/live.ts'
import { pictures } from './routes/pictures.ts'
import { serveContract } from './routes/serve-contract.ts'
import { serveMetrics } from './routes/serve-metrics.ts'
import { ssoRoutes } from './routes/sso.ts'
import { addTestControl } from './routes/test-control.ts'

/** Plugins beside the contract's operations. */
const plugins: ((app: FastifyInstance, context: AppContext) => void | Promise<void>)[] = [
  devMailbox,
  developmentProviders,
  pictures,
  calendarFeeds,
  serveContract,
  ssoRoutes,
]

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
  /** Started and stopped by whoever gives it. */
  clockWatch?: ClockWatch
  /** With slow clients. */
  patience?: HttpTimeouts
}

/**
 * The API as a Fastify that has not listened. Pages may be mounted beside it (`app.get('/*')`): everything below `/api`
 * is answered here, in the contract's shape.
 */
export async function buildApp(context: AppContext, options: AppOptions = {}): Promise<FastifyInstance> {
  const contract = loadContract()
  const metrics = options.metrics ?? createMetrics()
  const patience = options.patience ?? HTTP_TIMEOUTS
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    ...(context.config.trustedProxies.length > 0 && { trustProxy: [...context.config.trustedProxies] }),
    http: serverOptions(patience),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // No hook has run: what every answer carries is set here.
    frameworkErrors: (error, request, reply) => {
      const language = languageTag(negotiateLocale(request.headers['accept-language']))
      reply.headers({ ...safeHeaders(context.config), ...crossOriginHeaders, 'content-language': language })
      sendFailure(reply as FastifyReply, toFailure(error))
    },
  })
  protectServer(app.server, {
    patience,
    limits: connectionLimits(context.config),
    refuse: refuseEarly(context.config),
    describeBroken,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readJson(app))
  app.setErrorHandler(onError)
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, nothingHere))
  addSafeHeaders(app, context.config)
  warnOfProxy(app, context.config, context.log)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    logAnswer(request, reply)
    metrics.answered(request, reply)
  })

  const isLate = options.isLate ?? watchOverload(app)
  const isStopping = options.isStopping ?? (() => false)
  app.addHook('onRequest', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
  tagAnswers(app)
  compressAnswers(app)
  const { db, log } = context
  const clockWatch = options.clockWatch ?? createClockWatch({ db, log })
  const whatFails = addHealth(app, context, { isLate, isStopping, clockWatch })
  serveMetrics(app, context, { metrics, clockWatch, whatFails })
  addTestControl(app, context)
  await live(app, { context })
  for (const plugin of plugins) await app.register(async (scope) => plugin(scope, context))
  await app.register(async (api) => {
    shedLoad(api, isLate)
    decorateRequests(api)
    addApiHeaders(api, headerNames(contract.operations))
    registerContract(api, {
      contract,
      context,
      authenticate,
      nameOfKey: ({ db }, token) => nameOfKey(db, token),
      limit: options.limit ?? createRequestLimits(context.config, metrics.limited),
      handlers: { ...handlers, ...options.handlers },
      watch: options.watch,
    })
    api.all('/api/*', (_request, reply) => sendFailure(reply, nothingHere))
  })
  // Last of these hooks: the server stops listening next.
  app.addHook('preClose', async () => endConnections(app.server))
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
  request.log.info({
    ...{ method, route: routeOptions.url, status: reply.statusCode, milliseconds },
    ...(request.operatorKey && { operatorKey: request.operatorKey }),
  })
}

function headerNames(operations: ReturnType<typeof loadContract>['operations']): string[] {
  const names = operations.flatMap(({ parameters }) => Object.keys(parameters.header?.properties ?? {}))
  return [...new Set(names)]
}
