export type CoverRatio = '4:3' | '1:1' | '16:9'
/** A picture as data: the same spec always draws the same SVG. */
export type CoverSpec = { seed: number; category: string; object: string; ratio: CoverRatio }

/** A picture of somebody else's: browsers load it, the server never does. */
export type LinkedPicture = { url: string; width: number; height: number }
export type PictureSpec = CoverSpec | LinkedPicture

/** Writes a spec as a short word that is safe in an address: `hair.scissors.4x3.1z141z3`. */
export const coverCode = (spec: CoverSpec): string =>
  `${spec.category}.${spec.object}.${spec.ratio.replace(':', 'x')}.${spec.seed.toString(36)}`
