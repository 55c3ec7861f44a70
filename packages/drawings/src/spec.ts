import { mix } from './random.ts'

export type CoverRatio = '4:3' | '1:1' | '16:9'
/** A picture as data: the same spec always draws the same SVG. */
export type CoverSpec = { seed: number; category: string; object: string; ratio: CoverRatio }

/** A picture of somebody else's: browsers load it, the server never does. */
export type LinkedPicture = { url: string; width: number; height: number }
export type PictureSpec = CoverSpec | LinkedPicture

/** Writes a spec as a short word that is safe in an address: `hair.scissors.4x3.1z141z3`. */
export const coverCode = (spec: CoverSpec): string =>
  `${spec.category}.${spec.object}.${spec.ratio.replace(':', 'x')}.${spec.seed.toString(36)}`

/** The facts from which the inside of a shop is drawn: the same facts always draw the same SVG. */
export type InsideSpec = {
  cover: CoverSpec
  /** The main category first. */
  categories: string[]
  /** The drawing that stands for its city. */
  landmark: string | null
  /** It closes at night. */
  isLate: boolean
  /** A `kind` of null: a place of the main category's work. */
  equipment: { kind: string | null; capacity: number }[]
  staff: CoverSpec[]
}

export const insideCode = (spec: InsideSpec): string => `inside.${mix(JSON.stringify(spec)).toString(36)}`

/** Draws what a catalog names, the same each time: picture `number` of a shop, of its main category. */
export const specOfShop = (object: string, shop: string, category: string, number: number): CoverSpec => ({
  ...{ seed: mix('import', shop, number), category, object, ratio: '4:3' },
})

export const specOfCity = (object: string, city: string, country: string): CoverSpec => ({
  ...{ seed: mix('scene', city), category: `city-${country.toLowerCase()}`, object, ratio: '16:9' },
})

/** Names of drawings of people. */
export const PORTRAITS = ['woman', 'man'] as const
export type Portrait = (typeof PORTRAITS)[number]

export const specOfPerson = (object: string, shop: string, staff: string): CoverSpec => ({
  ...{ seed: mix('import', shop, staff), category: 'person', object, ratio: '1:1' },
})
