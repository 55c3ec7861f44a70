import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { AssetManifest } from '../../src/app/assets.ts'
import type { Moved, Rendered, RenderRequest } from '../../src/app/entry-server.tsx'
import viteConfig from '../../vite.config.ts'
import type { Built } from '../web.ts'

const ROOT = join(import.meta.dirname, '../..')
const PUBLIC = join(ROOT, 'public')
const APP = 'src/app/entry-browser.tsx'
const FIRST = 'src/app/entry-prehydration.ts'
/** Scripts and styles that Vite serves. A page's path begins with a language. */
const OF_VITE = /^\/(?:@|src\/|node_modules\/|\.\.)/

const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
`
/** The entries with hot reload in front of them. Its set-up has to run before any component is read, hence the late import. */
const ENTRIES: Readonly<Record<string, string>> = {
  [APP]: `import '/@vite/client'\n${REFRESH}export const { start } = await import('/${APP}')\n`,
  [FIRST]: `import '/@vite/client'\nimport '/${FIRST}'\n`,
}
const PREFIX = 'dev-entry:'

const devEntries: Plugin = {
  name: 'dev-entries',
  resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
  load: (id) => (id.startsWith(PREFIX) ? ENTRIES[id.slice(PREFIX.length)] : null),
}

/** Pages straight from their sources, by Vite: what is edited shows at once. `hotPort`: where browsers hear of changes. */
export async function openDevPages(hotPort: number): Promise<Built & { close(): Promise<void> }> {
  const { plugins = [], ...config } = viteConfig({ command: 'serve', mode: 'development' })
  const vite = await createServer({
    ...config,
    // Read above by Node, so that a change of it starts the server again.
    configFile: false,
    mode: 'development',
    // Libraries come from node_modules as they are, here and in browsers.
    ssr: { ...config.ssr, noExternal: [] },
    appType: 'custom',
    server: { middlewareMode: true, ws: { port: hotPort, host: '127.0.0.1' } },
    optimizeDeps: {
      entries: [APP, FIRST, 'src/pages/*/*.tsx'],
      // Imported by what vanilla-extract makes of a source, which Vite does not look into beforehand.
      include: ['@vanilla-extract/recipes/createRuntimeFn'],
    },
    plugins: [...plugins, devEntries],
  })
  return {
    manifest: manifestOf(vite),
    render: (request) => renderBy(vite, request),
    install: (web) => serveSources(web, vite),
    close: () => vite.close(),
  }
}

/** Each source is its own file. The app's entry brings the styles of everything that was drawn so far, so that no page shows without. */
function manifestOf(vite: ViteDevServer): AssetManifest {
  return new Proxy<AssetManifest>(
    {},
    {
      get(_, source) {
        if (typeof source !== 'string' || !/\.tsx?$/.test(source)) return undefined
        if (source in ENTRIES) return { file: `@id/${PREFIX}${source}`, css: source === APP ? stylesOf(vite) : [] }
        return { file: source }
      },
    },
  )
}

const stylesOf = (vite: ViteDevServer): string[] =>
  [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])]
    .filter((url) => url.endsWith('.css'))
    .map((url) => url.slice(1))

async function renderBy(vite: ViteDevServer, request: RenderRequest): Promise<Rendered | Moved | null> {
  const report = (error: unknown): void => {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
  }
  try {
    const entry = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as Pick<Built, 'render'>
    return await entry.render({ ...request, report })
  } catch (error) {
    report(error)
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const html = `<!doctype html><meta charset="utf-8"><title>Error</title><pre>${asHtml(text)}</pre>
<script type="module" src="/@vite/client"></script>`
    return { status: 500, pipe: (stream) => void Readable.from([html]).pipe(stream) }
  }
}

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function serveSources(web: FastifyInstance, vite: ViteDevServer): void {
  web.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.raw.url?.split('?', 1) ?? []
    if (!OF_VITE.test(path) && !(path.length > 1 && existsSync(join(PUBLIC, path)))) return
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.writeHead(404).end()
    })
  })
  // Vite's client writes styles and its own messages into the page, which the policy of production forbids.
  web.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('content-security-policy')
  })
}
