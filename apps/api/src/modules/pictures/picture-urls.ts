import { mix } from '@yoyaku/drawings/random'
import { type CoverSpec, coverCode, type InsideSpec, insideCode, type PictureSpec } from '@yoyaku/drawings/spec'
import type { Schemas } from '../../contract/types.ts'

type Picture = Schemas['Picture']

// Raised when the drawing of a spec changes, so that addresses change with it.
const DRAWING = 2
const SIZES: Record<CoverSpec['ratio'], { width: number; height: number }> = {
  '4:3': { width: 480, height: 360 },
  '1:1': { width: 360, height: 360 },
  '16:9': { width: 640, height: 360 },
}
const PORTRAIT = { width: 240, height: 240 }
const ICON = { width: 32, height: 32 }

/** Number 0 is the cover, the gallery follows. */
export const shopPicture = (shopId: string, number: number, spec: PictureSpec) =>
  drawn(`/media/shops/${shopId}/${number}.svg`, spec)
export const insidePicture = (shopId: string, spec: InsideSpec): Picture => ({
  url: `/media/shops/${shopId}/inside.svg?v=${versionOf(insideCode(spec))}`,
  ...SIZES['4:3'],
  isInside: true,
})
export const cityPicture = (id: string, spec: PictureSpec) => drawn(`/media/cities/${id}.svg`, spec)
export const curatedPicture = (id: string, spec: PictureSpec) => drawn(`/media/curated/${id}.svg`, spec)
export const articlePicture = (id: string, spec: PictureSpec) => drawn(`/media/articles/${id}.svg`, spec)
export const staffPicture = (shopId: string, id: string, spec: PictureSpec) =>
  drawn(`/media/staff/${shopId}/${id}.svg`, spec)
export const iconPicture = (icon: string): Picture => ({
  url: `/media/categories/${icon}.svg?v=${versionOf(icon)}`,
  ...ICON,
})

/** Version in the address of a drawing (`v`): another spec has another address. */
export const versionOf = (code: string): string => mix(DRAWING, code).toString(36)

function drawn(path: string, spec: PictureSpec): Picture {
  if ('url' in spec) return spec
  const size = spec.category === 'person' ? PORTRAIT : SIZES[spec.ratio]
  return { url: `${path}?v=${versionOf(coverCode(spec))}`, ...size }
}
