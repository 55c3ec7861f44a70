import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { createShopIndex, type IndexPart, type ShopIndex } from './shop-index.ts'

/** `release`: another one may find shops by something else, so it makes the index anew. */
export type IndexFile = { path: string; release: string }

type Header = { database: string; release: string; savedAt: number }
type End = { parts: number }

const LENGTH_BYTES = 4
/** The index knows on which dates shops are closed two years ahead of the moment when it read them. */
const OLDEST_MS = 30 * 86_400_000

/**
 * Saves the index as it is when the call begins: parts of a few MB with their length before them, between which others get their
 * turn. A process that ends meanwhile leaves the file before.
 */
export async function writeIndex({ path, release }: IndexFile, db: Db, index: ShopIndex): Promise<void> {
  const parts = index.parts()
  const first = parts.next()
  const database = await databaseId(db)
  if (database === null || first.done === true) return
  await mkdir(dirname(path), { recursive: true })
  const written = `${path}.${process.pid}`
  const file = await open(written, 'w', 0o600)
  try {
    let count = 0
    const write = async (part: Header | IndexPart | End) => {
      const bytes = serialize(part)
      const length = Buffer.alloc(LENGTH_BYTES)
      length.writeUInt32LE(bytes.length)
      await file.writev([length, bytes])
      count += 1
      await setImmediate()
    }
    await write({ database, release, savedAt: Date.now() })
    await write(first.value)
    for (const part of parts) await write(part)
    await write({ parts: count })
    await file.sync()
    await file.close()
    await rename(written, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(written, { force: true })
    throw error
  }
}

/** The index that was saved of this database by this release; null where there is none. */
export async function readIndex({ path, release }: IndexFile, db: Db): Promise<ShopIndex | null> {
  const index = createShopIndex()
  const database = await databaseId(db)
  let count = 0
  for await (const part of partsOf(path)) {
    if (count === 0) {
      const header = part as Header
      const isOurs = database !== null && header.database === database && header.release === release
      if (!isOurs || Date.now() - header.savedAt > OLDEST_MS) return null
    } else if (isEnd(part)) {
      return part.parts === count ? index : null
    } else index.restore(part as IndexPart)
    count += 1
    await setImmediate()
  }
  return null
}

const isEnd = (part: object): part is End => 'parts' in part

async function* partsOf(path: string): AsyncGenerator<object> {
  let bytes = Buffer.alloc(0)
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 4 * 1024 * 1024 })) {
      bytes = Buffer.concat([bytes, chunk])
      for (let length = lengthIn(bytes); length <= bytes.length; length = lengthIn(bytes)) {
        yield deserialize(bytes.subarray(LENGTH_BYTES, length))
        bytes = bytes.subarray(length)
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

const lengthIn = (bytes: Buffer): number =>
  bytes.length < LENGTH_BYTES ? Number.POSITIVE_INFINITY : LENGTH_BYTES + bytes.readUInt32LE()

/** Versions of shops are ids of transactions, which mean nothing in another database. A primary and its standby are one. */
async function databaseId(db: Db): Promise<string | null> {
  try {
    const { rows } = await sql<{ id: string }>`
      select system_identifier || ' ' || (select oid from pg_database where datname = current_database()) as id
        from pg_control_system()`.execute(db)
    return rows[0]?.id ?? null
  } catch (error) {
    // A role that may not know it starts without a saved index.
    if ((error as { code?: string }).code === '42501') return null
    throw error
  }
}
