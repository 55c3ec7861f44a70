import type { Text } from '../text.ts'

/** The paragraphs of a language are grouped, so that each text reads as one. */
export type Draft = {
  id: string
  categoryId: string
  object: string
  /** The picture is a landscape instead of a still life. */
  scene?: 'city-jp' | 'city-kr' | 'city-tw'
  title: Text
  summary: Text
  body: { en: string[]; ko: string[]; ja: string[]; zh: string[] }
  categoryIds: string[]
  cityIds: string[]
  publishedAt: string
}
