import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const run = promisify(execFile)
const MISUSED = 2
const TIMEOUT_MS = 60_000

test.each([
  [
    'apps/api/cli/operator/main.ts',
    'list --sho x',
    'Unknown option --sho of list. Options: --email <address>, --phone <number>',
  ],
  ['apps/api/cli/operator/main.ts', '--jso list', 'Unknown option --jso. Options: --url <origin>, --json'],
  ['apps/api/cli/backup/main.ts', 'backup --force', 'Unknown option --force. Options: --help.'],
  ['apps/api/cli/backup/main.ts', 'restore x --forse', 'Unknown option --forse. Options: --force, --help.'],
  ['apps/api/torture/run.ts', 'races --second 5', 'Unknown option --second. Options: --seconds, --seed, --only.'],
  ['bench/cluster/run.ts', '--second 5', 'Unknown option --second. Options: --seconds, --seed, --dry-run.'],
  ['bench/run.ts', 'speed --minutes', '--minutes needs a value'],
  ['bench/run.ts', '--dryrun', 'Unknown option --dryrun. Options: --minutes, --sizes, --dry-run.'],
])('%s refuses %s', { timeout: TIMEOUT_MS }, async (file, line, message) => {
  const done = run(process.execPath, [file, ...line.split(' ')], { cwd: root })
  await expect(done).rejects.toMatchObject({ code: MISUSED, stdout: '', stderr: expect.stringContaining(message) })
})
