import { createHash } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { BackupError } from './backup-error.ts'

/** At the beginning of every backup; the number is that of the format. */
const MAGIC = Buffer.from('YOYAKU BACKUP 1\n')
const HASH_BYTES = 32

/** Writes the magic first, and the SHA-256 of everything before it last. */
export async function* withChecksum(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(MAGIC)
  yield MAGIC
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  yield hash.digest()
}

/** Reads the whole file once, so that a damaged bit is found before anything is changed. */
export async function verifyChecksum(file: string): Promise<void> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read: ${error.message}`,
    )
  })
  if (found.isDirectory()) throw new BackupError(`${file} is a folder, not the file of a backup`)
  const { size } = found
  const begins: Buffer[] = []
  for await (const chunk of createReadStream(file, { end: MAGIC.length - 1 })) begins.push(chunk)
  if (!Buffer.concat(begins).equals(MAGIC)) throw new BackupError(`${file} is not a Yoyaku backup`)
  const end = size - HASH_BYTES
  if (end <= MAGIC.length) throw new BackupError(`${file} is cut short`)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { end: end - 1 })) hash.update(chunk)
  const storedDigest: Buffer[] = []
  for await (const chunk of createReadStream(file, { start: end })) storedDigest.push(chunk)
  if (!Buffer.concat(storedDigest).equals(hash.digest())) throw new BackupError(`${file} is damaged or cut short`)
}

/** The bytes between the magic and the checksum. */
export async function openContent(file: string): Promise<ReadStream> {
  const { size } = await stat(file)
  return createReadStream(file, { start: MAGIC.length, end: size - HASH_BYTES - 1 })
}
