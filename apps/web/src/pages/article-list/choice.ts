import { readInteger } from '@yoyaku/input'

/** As many as fill the page without being a wall. */
export const PAGE_SIZE = 13

export interface Choice {
  readonly categoryId: string | null
  /** From 0, as the API counts. */
  readonly page: number
}

const ID = /^[\w-]{1,64}$/

/** The choice in the address; invalid values are ignored. Pages are counted from 1 there. */
export function readChoice(search: URLSearchParams): Choice {
  const category = search.get('category')
  const page = readInteger(search.get('page')) ?? 1
  return {
    categoryId: category !== null && ID.test(category) ? category : null,
    page: page >= 1 && page <= 9999 ? page - 1 : 0,
  }
}

export function pathOf({ categoryId, page }: Choice): string {
  const search = new URLSearchParams({
    ...(categoryId !== null && { category: categoryId }),
    ...(page > 0 && { page: String(page + 1) }),
  })
  return search.size === 0 ? '/article' : `/article?${search}`
}
