import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const NOWHERE = {
  DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
  DATABASE_WAIT_SECONDS: '0',
  PATH: process.env.PATH ?? '',
}

const nodeArguments = ([file = '', ...rest]: string[]) => [fileURLToPath(new URL(file, import.meta.url)), ...rest]

/** Runs a command whose readers have left before it writes its first byte. */
async function withoutReaders(args: string[]) {
  const child = spawn(process.execPath, nodeArguments(args), { env: NOWHERE })
  child.stdout.destroy()
  child.stderr.destroy()
  const [exit] = await once(child, 'exit')
  return exit
}

test.each([
  ['operator --help', ['operator/main.ts', '--help'], 0],
  ['operator nonsense', ['operator/main.ts', 'nonsense'], 2],
  ['operator brand', ['operator/main.ts', 'brand'], 3],
  ['operator list', ['operator/main.ts', 'list'], 4],
  ['migrate --help', ['migrate/main.ts', '--help'], 0],
  ['migrate --nonsense', ['migrate/main.ts', '--nonsense'], 2],
  ['backup --help', ['backup/main.ts', 'backup', '--help'], 0],
  ['backup on another database', ['backup/main.ts', 'backup'], 2],
  ['restore without a file', ['backup/main.ts', 'restore'], 2],
])('%s keeps its exit code when nobody reads what it writes', async (_, args, exit) => {
  expect(await withoutReaders(args)).toBe(exit)
})

const FULL_DISK = '/dev/full'

test.skipIf(!existsSync(FULL_DISK)).each([
  ['operator --help', ['operator/main.ts', '--help']],
  ['migrate --help', ['migrate/main.ts', '--help']],
  ['backup --help', ['backup/main.ts', 'backup', '--help']],
])('%s ends with 1 and a sentence where its output goes to a full disk', async (_, args) => {
  const disk = openSync(FULL_DISK, 'w')
  const child = spawn(process.execPath, nodeArguments(args), { env: NOWHERE, stdio: ['ignore', disk, 'pipe'] })
  closeSync(disk)
  const [errors, [exit]] = await Promise.all([child.stderr && text(child.stderr), once(child, 'exit')])
  expect([exit, errors]).toEqual([1, expect.stringMatching(/^The output cannot be written: .*ENOSPC.*\n$/)])
})
