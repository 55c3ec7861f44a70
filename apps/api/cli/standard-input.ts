import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

export const FORMATS = ['json', 'jsonl'] as const
export type Format = (typeof FORMATS)[number]

/** Works on a file of what is read from standard input: for a catalogue, which is gone through several times, or a backup. */
export async function withStandardInput<Result>(
  input: AsyncIterable<Uint8Array>,
  format: Format | 'backup',
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-stdin-'))
  try {
    const path = join(folder, `stdin.${format}`)
    await pipeline(input, createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** As the name of a file: standard input. */
export const STANDARD_INPUT = '-'

/** The content of a file, or of standard input where its name is `-`. */
export const readFileOrInput = (path: string, input: AsyncIterable<Uint8Array> = process.stdin): Promise<Uint8Array> =>
  path === STANDARD_INPUT ? buffer(input) : readFile(path)
