import { parseArgs } from 'node:util'
import { type Language, WORDS } from '../people/words.ts'

export const WIDTHS = [390, 768, 1280] as const
export const SCHEMES = ['light', 'dark'] as const
export const LANGUAGES = Object.keys(WORDS) as Language[]

export type Scheme = (typeof SCHEMES)[number]

export interface GalleryOptions {
  /** Only the four pictures of the README. */
  readonly readme: boolean
  /** A product that runs already; one of its own where there is none. */
  readonly origin: string | undefined
  /** Names of screens, or how they begin; all when empty. */
  readonly screens: readonly string[]
  readonly languages: readonly Language[]
  readonly widths: readonly number[]
  readonly schemes: readonly Scheme[]
}

const listed = (text: string | undefined): readonly string[] => text?.split(',').filter(Boolean) ?? []

function among<Value extends string | number>(all: readonly Value[], text: string | undefined): readonly Value[] {
  const values = listed(text)
  const unknown = values.find((one) => !all.some((value) => String(value) === one))
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${all.join(', ')}`)
  return values.length === 0 ? all : all.filter((value) => values.includes(String(value)))
}

/** `--screens home,shop --languages ja --widths 390 --schemes dark --origin http://127.0.0.1:3000`, or `--readme`. */
export function galleryOptions(given: readonly string[]): GalleryOptions {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...given],
    options: {
      readme: { type: 'boolean', default: false },
      origin: text,
      screens: text,
      languages: text,
      widths: text,
      schemes: text,
    },
  })
  return {
    readme: values.readme,
    origin: values.origin,
    screens: listed(values.screens),
    languages: among(LANGUAGES, values.languages),
    widths: among(WIDTHS, values.widths),
    schemes: among(SCHEMES, values.schemes),
  }
}
