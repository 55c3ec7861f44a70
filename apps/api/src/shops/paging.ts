const USUAL_LIMIT = 20

/** `limit` and `offset` of a call whose pages are counted from 0. */
export function pageOf({ page = 0, limit = USUAL_LIMIT }: { page?: number; limit?: number }) {
  return { limit, offset: page * limit }
}
