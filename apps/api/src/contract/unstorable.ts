/** Dotted paths of texts that no database stores: with a NUL or half a surrogate pair. */
export function unstorable(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, path === '' ? key : `${path}.${key}`))
}
