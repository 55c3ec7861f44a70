import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** SHA-256 of a file, as sha256sum says it; of a folder, of the hashes and names of its CSV files. */
export async function hashOfSource(path: string): Promise<string> {
  if (!(await stat(path)).isDirectory()) return hashOfFile(path)
  const hash = createHash('sha256')
  for (const name of (await readdir(path)).filter((one) => /\.csv$/i.test(one)).toSorted())
    hash.update(`${await hashOfFile(join(path, name))}  ${name}\n`)
  return hash.digest('hex')
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
