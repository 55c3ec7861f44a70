import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { withChecksum } from './checksum.ts'
import { dataFrame, jsonFrame } from './frames.ts'
import { readHeader } from './load.ts'

const OPEN_FILES = '/proc/self/fd'

test.runIf(existsSync(OPEN_FILES))('Reading only the header of a backup leaves the file closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-load-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'large.backup')
  const header = { madeAt: '2026-11-21T00:00:00Z', migrations: [], sequences: [] }
  const frames = gzipSync(Buffer.concat([jsonFrame('H', header), dataFrame(randomBytes(1_000_000))]))
  await writeFile(file, withChecksum(Readable.from([frames])))
  expect(await readHeader(file)).toEqual(header)
  const open = async () => {
    const links = (await readdir(OPEN_FILES)).map((name) => readlink(join(OPEN_FILES, name)).catch(() => null))
    return (await Promise.all(links)).filter((path) => path === file)
  }
  await expect.poll(open, { timeout: 10_000 }).toEqual([])
})
