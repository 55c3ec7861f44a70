import type { Text } from '../../src/lib/localized-text.ts'

/** Paragraphs of one language stand together, so that each reads as it was written. */
export type Draft = {
  id: string
  categoryId: string
  object: string
  /** A landscape instead of a still life. */
  scene?: 'city-jp' | 'city-kr' | 'city-tw'
  title: Text
  summary: Text
  body: { en: string[]; ko: string[]; ja: string[]; zh: string[] }
  categoryIds: string[]
  cityIds: string[]
  publishedAt: string
}
