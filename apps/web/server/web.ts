import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import { createLog } from '@yoyaku/api/log'
import { watchOverload } from '@yoyaku/api/overload'
import { createPageLimit } from '@yoyaku/api/page-limit'
import { warnOfProxy } from '@yoyaku/api/warn-of-proxy'
import { acceptPendingConnections } from '@yoyaku/node-http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AssetManifest } from '../src/app/assets.ts'
import { LANGUAGES } from '../src/locale/languages.ts'
import { createLegalTexts } from './api-data/legal-texts.ts'
import { createThemes } from './api-data/theme.ts'
import type { Backend } from './backend.ts'
import type { WebConfig } from './config.ts'
import { mapWorkerPolicy, OF_DOCUMENTS, PICTURE_POLICY, securityHeaders, WORKER_POLICY } from './http/headers.ts'
import { onError, sendPlainText } from './http/send-plain-text.ts'
import { type PageServices, pageHandler } from './pages/pages.ts'
import { serveManifest } from './site-files/manifest.ts'
import { serveSharePictures } from './site-files/share-picture-routes.ts'
import { serveSitemap } from './site-files/sitemap-routes.ts'
import { serveWellKnown } from './site-files/well-known.ts'

const DIST = join(import.meta.dirname, '../dist')
/** All that anybody may do with pages and their files. */
const READS = ['GET', 'HEAD']
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

const ROBOTS = `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n${LANGUAGES.map((language) => `Disallow: /${language}/me/\nDisallow: /${language}/auth\n`).join('')}`

/** What the build made of the pages. */
export interface Built {
  readonly manifest: AssetManifest
  readonly render: PageServices['render']
  /** Serves what pages without a build need. */
  readonly install?: (web: FastifyInstance) => void
}

async function readBuild(): Promise<Built> {
  const manifest = JSON.parse(await readFile(join(DIST, 'client/.vite/manifest.json'), 'utf8')) as AssetManifest
  const entry = (await import(pathToFileURL(join(DIST, 'server/entry-server.js')).href)) as Pick<Built, 'render'>
  return { manifest, render: entry.render }
}

/** Pages, their files and the API on one port. It does not listen yet. */
export async function buildWeb(
  config: WebConfig,
  backend: Backend,
  built?: Built,
  logger: FastifyBaseLogger = createLog('warn'),
): Promise<FastifyInstance> {
  const { manifest, render } = built ?? (await readBuild())
  const web = Fastify({
    loggerInstance: logger,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    serverFactory: (handler) => backend.createServer(handler, config) as Server,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...(config.trustedProxies.length > 0 && { trustProxy: [...config.trustedProxies] }),
    routerOptions: { maxParamLength: 500 },
    // A path that cannot be decoded is a page that is not there.
    frameworkErrors: (_error, request, reply) => void pages(request, reply.headers(headers)),
  })
  web.setNotFoundHandler(({ method }, reply) =>
    READS.includes(method) ? sendPlainText(reply, 404) : sendPlainText(reply.header('allow', READS.join(', ')), 405),
  )
  web.setErrorHandler(onError)
  const headers = securityHeaders(config)
  web.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  warnOfProxy(web, config, logger)
  built?.install?.(web)
  await backend.install(web)
  await web.register(staticFiles, {
    root: join(DIST, 'client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    allowedPath: (path) => !path.endsWith('.map'),
    immutable: true,
    maxAge: YEAR_MS,
    // File names are content-hashed.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      for (const name of OF_DOCUMENTS) reply.removeHeader(name)
      if (path.includes('maplibre-gl-worker')) reply.header('content-security-policy', mapWorkerPolicy(config))
    },
  })
  await web.register(staticFiles, {
    root: join(DIST, 'client'),
    prefix: '/',
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', '**/*.{br,gz,map}'],
    maxAge: DAY_MS,
    setHeaders: (reply, path) => {
      if (path.endsWith('.svg')) reply.header('content-security-policy', PICTURE_POLICY)
      if (path.endsWith('-worker.js')) reply.header('content-security-policy', WORKER_POLICY)
    },
  })
  web.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${ROBOTS}Sitemap: ${config.publicUrl.origin}/sitemap.xml\n`),
  )
  serveWellKnown(web, config)
  // Who asks for this one without having read a page.
  web.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${DAY_MS / 1000}`).redirect('/favicon.svg', 301),
  )
  serveSitemap(web, { backend, origin: config.publicUrl.origin })
  const retryAfterSeconds = createPageLimit(config)
  const isOverloaded = watchOverload(web)
  serveSharePictures(web, { backend, retryAfterSeconds, isOverloaded })
  const themeOf = createThemes({
    backend,
    fallbackTitle: config.publicUrl.hostname,
    report: (error) => web.log.error({ err: error }, 'The style of the platform could not be read'),
  })
  const legalOf = createLegalTexts({
    backend,
    report: (error) => web.log.error({ err: error }, 'The legal texts could not be listed'),
  })
  serveManifest(web, { themeOf })
  const pages = pageHandler({
    config,
    backend,
    manifest,
    render,
    themeOf,
    legalOf,
    retryAfterSeconds,
    isOverloaded,
    beforeEach: acceptPendingConnections(web.server),
  })
  web.get('/*', pages)
  return web
}
