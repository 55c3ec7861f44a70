import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build } from 'vite'
import { freePort } from '../scripts/port.ts'
import { root } from '../scripts/run.ts'
import { keepNodeEnv } from './keep-node-env.ts'

const run = promisify(execFile)
const pnpm = join(root, 'node_modules/.bin/pnpm')

const hosts = join(import.meta.dirname, 'hosts')

/** What host sites have beside the three packages, and the versions of Node, pinned in `hosts/`. */
async function linkLibraries(modules: string): Promise<void> {
  await run(pnpm, ['--dir', hosts, 'install', '--frozen-lockfile'])
  const installed = await readdir(join(hosts, 'node_modules'))
  for (const name of installed.filter((it) => !it.startsWith('.')))
    await symlink(join(hosts, 'node_modules', name), join(modules, name))
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}

/** Installs a package as its tarball has it, without a registry. */
async function install(name: 'core' | 'react' | 'testing', modules: string): Promise<void> {
  const cwd = join(root, 'packages', name)
  const target = join(modules, '@yoyaku', name)
  const tarball = join(modules, `${name}.tgz`)
  if (name === 'core') await run(pnpm, ['exec', 'node', 'scripts/prepack.mjs'], { cwd })
  await run(pnpm, ['pack', '--config.ignore-scripts=true', '--out', tarball], { cwd })
  await mkdir(target, { recursive: true })
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target])
}

/** The site of a framework that renders on its server: built by its command and served by its server. */
async function startReactRouter(site: string) {
  const cwd = join(site, 'react-router')
  const command = (name: string) => join(site, 'node_modules/@react-router', name)
  await run(process.execPath, [command('dev/bin.cjs'), 'build'], { cwd })
  const port = await freePort()
  const server = spawn(process.execPath, [command('serve/bin.cjs'), 'build/server/index.js'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', () => resolve())
    server.once('exit', (code) => reject(new Error(`The server of React Router ended with ${code}`)))
  })
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.kill() }
}

/** The pages of `hosts/`, built from the packed packages and served from origins of their own. */
export async function hostSites() {
  const site = await mkdtemp(join(tmpdir(), 'yoyaku-hosts-'))
  const modules = join(site, 'node_modules')
  await cp(hosts, site, { recursive: true, filter: (path) => !path.includes('node_modules') })
  await mkdir(modules)
  await linkLibraries(modules)
  await writeFile(join(site, 'package.json'), '{ "type": "module" }')
  await Promise.all([install('core', modules), install('react', modules), install('testing', modules)])
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
  const reactRouter = await startReactRouter(site)

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
    const { pathname } = new URL(url, 'http://localhost')
    // A whole browser asks for it, a headless shell does not.
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    try {
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
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    addressOf: (host: string) => `${host === 'react-router' ? reactRouter.origin : origin}/${host}/`,
    /** Runs the packed headless example on a Node; resolves with what it printed, after the version. */
    async headless(node: string, api: string): Promise<string> {
      const version = await run(node, ['--version'])
      const printed = await run(node, [join(modules, '@yoyaku/core/examples/headless.mjs'), api])
      return version.stdout + printed.stdout
    },
    /** What a server of React's server components sends for a page with the packed provider. */
    async serverComponent(format: 'mjs' | 'cjs'): Promise<string> {
      const args = ['--conditions=react-server', '--import', './register.mjs', `page.${format}`]
      return (await run(process.execPath, args, { cwd: join(site, 'react-server') })).stdout
    },
    /** What TypeScript finds wrong in a library with declarations of its own that exports what the SDK makes; empty is right. */
    typeErrors: async (): Promise<string> => {
      const built = run(join(root, 'node_modules/.bin/tsc'), ['-p', join(site, 'types')])
      return built.then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      )
    },
    async close(): Promise<void> {
      reactRouter.stop()
      server.close()
      server.closeAllConnections()
      await rm(site, { recursive: true, force: true })
    },
  }
}
