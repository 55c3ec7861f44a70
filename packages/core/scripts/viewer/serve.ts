import { join } from 'node:path'
import { createServer } from 'vite'
import { wholeCharts } from '../drawings.ts'

/** Serves the chart viewer on loopback. */
export async function serveViewer(port = 5180) {
  const charts = JSON.stringify(Object.fromEntries(await wholeCharts()))
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: join(import.meta.dirname, '../../node_modules/.viewer'),
    logLevel: 'error',
    build: { target: 'es2022' },
    resolve: { conditions: ['@yoyaku/source', 'module', 'browser', 'development|production'] },
    server: { host: '127.0.0.1', port, fs: { allow: [join(import.meta.dirname, '../../../..')] } },
    plugins: [
      {
        name: 'charts',
        configureServer(vite) {
          vite.middlewares.use('/charts.json', (_request, response) => {
            response.setHeader('content-type', 'application/json')
            response.end(charts)
          })
        },
      },
    ],
  })
  await server.listen()
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
