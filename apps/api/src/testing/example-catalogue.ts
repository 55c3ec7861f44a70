import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const EXAMPLE = new URL('../../../../docs/catalogue-example/', import.meta.url).pathname
type Loose = Record<string, unknown>
type Catalogue = { cities: Loose[]; categories: Loose[]; brands: Loose[]; shops: (Loose & { services: Loose[] })[] }

export const example: Catalogue = JSON.parse(readFileSync(join(EXAMPLE, 'catalogue.json'), 'utf8'))

/** The example with its shop, or its first service, otherwise. */
export const withShop = (change: Loose): Catalogue => ({
  ...example,
  shops: example.shops.map((shop) => ({ ...shop, ...change })),
})
export const withService = (change: Loose) =>
  withShop({ services: example.shops[0]?.services.map((one) => ({ ...one, ...change })) })

/** The way to every value in it, and to what holds values. */
export function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))
  return path.length === 0 ? inner : [path, ...inner]
}

export function setAt(root: unknown, path: string[], value: unknown): void {
  const last = path.at(-1) ?? ''
  const owner = path.slice(0, -1).reduce<unknown>((node, key) => (node as Loose)[key], root)
  ;(owner as Loose)[last] = value
}
