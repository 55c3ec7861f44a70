import { type RawBuilder, sql } from 'kysely'
import { isoInstant } from '../../db/connection.ts'

/** A reservation in the order of its start, the latest first: neither start nor id ever change. */
type Place = { start_at: string; id: string }

const WRITTEN = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\w-]{1,64})$/

export const writeCursor = ({ start_at, id }: Place): string =>
  Buffer.from(`${isoInstant(start_at)} ${id}`).toString('base64url')

export function readCursor(cursor: string): Place | null {
  const [, start_at = '', id = ''] = WRITTEN.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return Number.isNaN(Date.parse(start_at)) ? null : { start_at, id }
}

export const isAfter = ({ start_at, id }: Place): RawBuilder<boolean> =>
  sql<boolean>`(start_at < ${start_at} or (start_at = ${start_at} and id > ${id}))`
