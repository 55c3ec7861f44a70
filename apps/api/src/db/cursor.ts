/** End of a page: the row whose time of the order is `at`; with `group` where the order begins with one. */
type Place = { group?: string | undefined; at: string; id: string }

const WRITTEN = /^(?:(\w{1,16}) )?(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\w-]{1,64})$/

/** The cursor of the page after this row. */
export const writeCursor = ({ group, at, id }: Place): string =>
  Buffer.from([...(group === undefined ? [] : [group]), at, id].join(' ')).toString('base64url')

/** The rows of a page that were read up to one more than `limit`, and the cursor of the next page where there is one. */
export function cutPage<Row>(rows: readonly Row[], limit: number, placeOf: (last: Row) => Place) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { shown, next: last && { nextCursor: writeCursor(placeOf(last)) } }
}

/** Null where we have not written it. */
export function readCursor(cursor: string): Place | null {
  const [, group, at, id] = WRITTEN.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at === undefined || id === undefined || !isInstant(at) ? null : { group, at, id }
}

function isInstant(text: string): boolean {
  try {
    return Temporal.Instant.from(text) !== null
  } catch {
    return false
  }
}
