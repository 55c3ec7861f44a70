import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build } from 'vite'
import { root } from '../scripts/run.ts'
import { keepNodeEnv } from './keep-node-env.ts'

const run = promisify(execFile)
const pnpm = join(root, 'node_modules/.bin/pnpm')

/** What a host site has beside the two packages, from where it is installed. */
const LIBRARIES = {
  core: ['xstate', 'openapi-fetch', 'vue', 'svelte'],
  react: ['react', 'react-dom'],
} as const

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}

/** Installs a package as its tarball has it, without a registry. */
async function install(name: 'core' | 'react', modules: string): Promise<void> {
  const cwd = join(root, 'packages', name)
  const target = join(modules, '@yoyaku', name)
  const tarball = join(modules, `${name}.tgz`)
  if (name === 'core') await run(pnpm, ['exec', 'node', 'scripts/prepack.mjs'], { cwd })
  await run(pnpm, ['pack', '--config.ignore-scripts=true', '--out', tarball], { cwd })
  await mkdir(target, { recursive: true })
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target])
  for (const library of LIBRARIES[name]) await symlink(join(cwd, 'node_modules', library), join(modules, library))
}

/** The pages of `hosts/`, built from the packed packages and served from an origin of their own; `/ssr/` is rendered on the server. */
export async function hostSites() {
  const site = await mkdtemp(join(tmpdir(), 'yoyaku-hosts-'))
  const modules = join(site, 'node_modules')
  await cp(join(import.meta.dirname, 'hosts'), site, { recursive: true })
  await mkdir(modules)
  await writeFile(join(site, 'package.json'), '{ "type": "module" }')
  await Promise.all([install('core', modules), install('react', modules)])
  const shared = {
    root: site,
    configFile: false,
    logLevel: 'error',
    // React's double effects are of its development build.
    define: { 'process.env.NODE_ENV': '"development"' },
  } as const
  const input = ['vite', 'vue', 'svelte', 'react'].map((host) => join(site, host, 'index.html'))
  await keepNodeEnv(() =>
    build({
      ...shared,
      plugins: [svelte({ configFile: false })],
      build: { outDir: 'built', target: 'es2022', minify: false, rolldownOptions: { input } },
    }),
  )
  await keepNodeEnv(() => build({ ...shared, build: { outDir: 'server', ssr: 'react/server.jsx', minify: false } }))
  const { htmlOf }: { htmlOf(search: string): string } = await import(join(site, 'server/server.js'))

  const read = async (path: string): Promise<Buffer> => {
    const file = path.endsWith('/') ? `${path}index.html` : path
    const dist = join(modules, '@yoyaku/core/dist')
    for (const folder of [join(site, 'built'), site, dist]) {
      const found = await readFile(join(folder, file)).catch(() => null)
      if (found !== null) return found
    }
    throw new Error(`No host site has ${path}`)
  }
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    // A whole browser asks for it, a headless shell does not.
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    try {
      if (pathname === '/ssr/') {
        const html = (await read('/react/')).toString()
        response.setHeader('content-type', 'text/html')
        response.end(html.replace('<div id="app">', `<div id="app">${htmlOf(search)}`))
        return
      }
      const body = await read(pathname)
      response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/html')
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Runs the packed headless example on a Node; resolves with what it printed. */
    headless: async (node: string, api: string): Promise<string> =>
      (await run(node, [join(modules, '@yoyaku/core/examples/headless.mjs'), api])).stdout,
    /** What TypeScript finds wrong in a library with declarations of its own that exports what the SDK makes; empty is right. */
    typeErrors: async (): Promise<string> => {
      const built = run(join(root, 'node_modules/.bin/tsc'), ['-p', join(site, 'types')])
      return built.then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      )
    },
    async close(): Promise<void> {
      server.close()
      server.closeAllConnections()
      await rm(site, { recursive: true, force: true })
    },
  }
}
