import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
/** More than any system has. */
const NO_PID = 2 ** 30

let memory: string
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'yoyaku-memory-'))
  onTestFinished(() => rmSync(memory, { recursive: true, force: true }))
})

/** Where a process has its temporary files after it has asked for memory, and who may enter. */
async function folderOf(neededBytes: number, env: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const script = `
    const { keepTemporaryFilesInMemory } = await import('./temporary-files.ts')
    keepTemporaryFilesInMemory(${JSON.stringify({ folder: memory, neededBytes })})
    const folder = (await import('node:os')).tmpdir()
    const { statSync } = await import('node:fs')
    console.log(JSON.stringify({ folder, mode: statSync(folder).mode & 0o777 }))`
  const words = ['--input-type=module', '--eval', script]
  const { stdout } = await run(process.execPath, words, { cwd: import.meta.dirname, env: { PATH, ...env } })
  return JSON.parse(stdout) as { folder: string; mode: number }
}

test('Temporary files of tests go into memory where there is room, and are removed when the process ends', async () => {
  const { folder, mode } = await folderOf(0)
  expect([dirname(folder), mode]).toEqual([memory, 0o755])
  expect(existsSync(folder)).toBe(false)
})

test('Temporary files of tests stay on the disk without room, or without the folder', async () => {
  expect(dirname((await folderOf(2 ** 53)).folder)).not.toBe(memory)
  rmSync(memory, { recursive: true })
  expect(dirname((await folderOf(0)).folder)).not.toBe(memory)
})

test('What a run that was killed left in memory is removed by the next one, and nothing else', async () => {
  const names = [
    `yoyaku-${hostname()}-${NO_PID}-a`,
    `yoyaku-${hostname()}-${process.pid}-b`,
    `yoyaku-other-${NO_PID}-c`,
  ]
  for (const name of names) mkdirSync(join(memory, name))
  await folderOf(0)
  expect(readdirSync(memory).sort()).toEqual(names.slice(1).sort())
})

test('TMPDIR decides where temporary files of tests go', async () => {
  expect((await folderOf(0, { TMPDIR: tmpdir() })).folder).toBe(tmpdir())
})
