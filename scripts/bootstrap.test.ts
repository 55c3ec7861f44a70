import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

/** A folder with the script, a lock file, what pnpm has installed, and a pnpm that leaves a mark. */
function project({ lock, installed }: { lock: string; installed: string | null }) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'yoyaku-bootstrap-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  chmodSync(root, 0o755)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { mode: 0o755 })
  }
  write('scripts/said.mjs', "console.log('ran')")
  cpSync(new URL('bootstrap.mjs', import.meta.url), join(root, 'scripts/bootstrap.mjs'))
  write('pnpm-lock.yaml', lock)
  write('bin/pnpm', `#!/bin/sh\ntouch ${root}/node_modules/installed\n`)
  cpSync(join(root, 'bin/pnpm'), join(root, 'bin/npx'))
  if (installed !== null) {
    write('node_modules/pnpm/package.json', '{}')
    write('node_modules/.pnpm/lock.yaml', installed)
  }
  return {
    root,
    write,
    bootstrap() {
      const env = { ...process.env, PATH: `${join(root, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin` }
      const args = [join(root, 'scripts/bootstrap.mjs'), join(root, 'scripts/said.mjs')]
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
      return { status, stdout, stderr, installs: existsSync(join(root, 'node_modules/installed')) }
    },
  }
}

test('bootstrap installs nothing where node_modules is what the lock file says, also in the folder of somebody else', () => {
  const { root, bootstrap } = project({ lock: 'a', installed: 'a' })
  if (isRoot) chownSync(join(root, 'node_modules'), NOBODY, NOBODY)
  expect(bootstrap()).toStrictEqual({ status: 0, stdout: 'ran\n', stderr: '', installs: false })
})

test('bootstrap installs where the lock file has changed', () => {
  expect(project({ lock: 'b', installed: 'a' }).bootstrap()).toMatchObject({
    status: 0,
    stdout: 'ran\n',
    installs: true,
  })
})

test.runIf(isRoot)('bootstrap leaves a node_modules of another user alone and says who has to build', () => {
  const { root, bootstrap } = project({ lock: 'b', installed: 'a' })
  chownSync(join(root, 'node_modules'), NOBODY, NOBODY)
  expect(bootstrap()).toStrictEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`belong to another user (${NOBODY}): run npm run build as that user`),
    installs: false,
  })
})

test.runIf(existsSync('/proc/self/cwd'))('bootstrap leaves node_modules alone below a server that runs', async () => {
  const { root, write, bootstrap } = project({ lock: 'b', installed: 'a' })
  write('apps/web/server/main.ts', "console.log('up'); setInterval(() => {}, 1000)")
  const server = spawn(process.execPath, ['apps/web/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'close')
  onTestFinished(() => void server.kill())
  await once(server.stdout, 'data')
  expect(bootstrap()).toStrictEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`process ${server.pid} serves from this folder`),
    installs: false,
  })
  server.kill()
  await ended
  expect(bootstrap()).toMatchObject({ status: 0, installs: true })
})
