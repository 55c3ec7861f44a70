import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './port.ts'
import { started } from './product.ts'
import { root } from './run.ts'

const PACKAGES = [
  '.',
  'apps/api',
  'apps/web',
  'packages/calendar-file',
  'packages/core',
  'packages/drawings',
  'packages/input',
  'packages/node-http',
  'packages/react',
  'packages/testing',
  'specs',
  'tools/demo-catalogue',
]
const PATIENCE = { timeout: 120_000, interval: 200 }

/** The tracked sources in a folder of their own, with the libraries of this one. */
async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'yoyaku-dev-'))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  const files = execFileSync('git', ['ls-files', '-z', 'apps', 'packages', 'specs', 'scripts', 'tools', '*.json'], {
    cwd: root,
  })
  for (const file of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  for (const name of PACKAGES) linkLibraries(join(root, name, 'node_modules'), join(copy, name, 'node_modules'), copy)
  return copy
}

function linkLibraries(from: string, to: string, copy: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.'))) {
    if (name === '@yoyaku') {
      mkdirSync(join(to, name))
      for (const own of readdirSync(join(from, name)))
        symlinkSync(join(copy, relative(root, realpathSync(join(from, name, own)))), join(to, name, own))
    } else symlinkSync(realpathSync(join(from, name)), join(to, name))
  }
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replaceAll(from, to))
}

test('npm run dev shows a changed word of a page and a changed answer of the API', { timeout: 300_000 }, async () => {
  const copy = await copySources()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await started(join(copy, 'scripts/dev.ts'), origin.replace('127.0.0.1', 'localhost'), {
    PORT: String(port),
    DATA_DIR: join(copy, '.data'),
    SEED_SHOPS: '1',
    RATE_LIMITS: 'off',
  })
  onTestFinished(() => server.stop())
  // While the server starts again nobody answers.
  const read = async (path: string) => {
    const answer = await fetch(origin + path).catch(() => null)
    return answer === null ? '' : await answer.text()
  }

  await expect.poll(() => read('/en/faqs'), PATIENCE).toContain('Questions and answers</h1>')
  expect(await read('/@vite/client')).toContain('WebSocket')

  change(join(copy, 'apps/web/src/pages/faqs/faqs.tsx'), 'Questions and answers', 'Questions and replies')
  await expect.poll(() => read('/en/faqs'), PATIENCE).toContain('Questions and replies</h1>')

  change(join(copy, 'apps/api/src/app.ts'), 'There is nothing at this address', 'Nothing is at this address')
  await expect.poll(() => read('/api/v1/none'), PATIENCE).toContain('Nothing is at this address')
})
