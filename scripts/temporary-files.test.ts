import { execFile } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const SCRIPT = `
  const { keepTemporaryFilesInMemory } = await import('./temporary-files.ts')
  keepTemporaryFilesInMemory()
  const { tmpdir } = await import('node:os')
  console.log(JSON.stringify({ folder: tmpdir(), isThere: (await import('node:fs')).existsSync(tmpdir()) }))`

async function afterIt(env: Record<string, string>): Promise<{ folder: string; isThere: boolean }> {
  const { PATH = '' } = process.env
  const words = ['--input-type=module', '--eval', SCRIPT]
  const { stdout } = await run(process.execPath, words, { cwd: import.meta.dirname, env: { PATH, ...env } })
  return JSON.parse(stdout)
}

test('Temporary files of tests go into memory where there is room, and are removed with their folder', async () => {
  const { folder, isThere } = await afterIt({})
  const hasRoom = existsSync('/dev/shm') && statfsSync('/dev/shm').bavail * statfsSync('/dev/shm').bsize > 4 * 1024 ** 3
  expect([dirname(folder), isThere]).toEqual([hasRoom ? '/dev/shm' : dirname(folder), true])
  if (hasRoom) expect(existsSync(folder)).toBe(false)
})

test('TMPDIR decides where temporary files of tests go', async () => {
  expect(await afterIt({ TMPDIR: tmpdir() })).toEqual({ folder: tmpdir(), isThere: true })
})
