import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { freePort } from '../scripts/port.ts'
import { keepNodeEnv } from './keep-node-env.ts'

const examples = fileURLToPath(new URL('../packages/core/examples', import.meta.url))

/** An example of the SDK as a partner would put it online: bundled from the published package, on an origin of its own. */
export async function partnerSite(example: 'vanilla' | 'vue' | 'svelte') {
  const root = join(examples, example)
  const config = join(root, 'vite.config.ts')
  const outDir = await mkdtemp(join(tmpdir(), `yoyaku-${example}-`))
  const settings = {
    root,
    configFile: existsSync(config) ? config : false,
    logLevel: 'error',
    build: { outDir, target: 'es2022' },
  } as const
  await keepNodeEnv(() => build(settings))
  const server = await keepNodeEnv(async () =>
    preview({
      ...settings,
      preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
    }),
  )
  return {
    origin: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
