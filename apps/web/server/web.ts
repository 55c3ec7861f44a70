import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import staticFiles from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AssetManifest } from '../src/assets.ts'
import type { Backend } from './backend.ts'
import type { WebConfig } from './config.ts'
import { securityHeaders } from './headers.ts'
import { type PageServices, pageHandler } from './pages.ts'
import { createThemes } from './theme.ts'

const DIST = new URL('../dist/', import.meta.url)
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n${['en', 'ko', 'ja', 'zh'].map((language) => `Disallow: /${language}/me/\nDisallow: /${language}/auth\n`).join('')}Sitemap: ${origin}/sitemap.xml\n`

interface Built {
  readonly manifest: AssetManifest
  readonly render: PageServices['render']
}

async function readBuild(): Promise<Built> {
  const manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', DIST), 'utf8')) as AssetManifest
  const entry = (await import(new URL('server/entry-server.js', DIST).href)) as Pick<Built, 'render'>
  return { manifest, render: entry.render }
}

/** Pages, their files and the API on one port; has not listened yet. */
export async function buildWeb(config: WebConfig, backend: Backend): Promise<FastifyInstance> {
  const { manifest, render } = await readBuild()
  const web = Fastify({
    logger: { level: 'warn' },
    serverFactory: (handler) => backend.createServer(handler) as Server,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  })
  const headers = securityHeaders(config)
  web.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  await backend.install(web)
  await web.register(staticFiles, {
    root: new URL('client/assets/', DIST),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
  })
  await web.register(staticFiles, {
    root: new URL('client/', DIST),
    prefix: '/',
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', '**/*.br'],
    maxAge: DAY_MS,
  })
  web.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(config.publicUrl.origin)),
  )
  const themeOf = createThemes({
    backend,
    fallbackTitle: config.publicUrl.hostname,
    report: (error) => web.log.error(error),
  })
  web.get('/*', pageHandler({ config, backend, manifest, render, themeOf }))
  return web
}
