import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export const FORMATS = ['json', 'jsonl'] as const
export type Format = (typeof FORMATS)[number]

/** Works on a file of what is read from standard input: a catalogue is gone through several times. */
export async function withStandardInput<Result>(
  input: AsyncIterable<Uint8Array>,
  format: Format,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-import-'))
  try {
    const path = join(folder, `stdin.${format}`)
    await pipeline(input, createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
