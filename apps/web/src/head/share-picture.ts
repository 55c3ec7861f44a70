/** What sites that show a link cut a picture to. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
/** The prefix under which every drawing of `/media` is served as JPEG. */
export const SHARE_PREFIX = '/share/media'

const DRAWING = /^\/media\/(.+)\.svg$/

/** The address of a picture that other sites can show: our drawings as pixels, a shop's own pictures as they are. */
export function sharePicture(url: string, origin: string): string | undefined {
  const pictureUrl = new URL(url, origin)
  const drawing = pictureUrl.origin === origin ? DRAWING.exec(pictureUrl.pathname)?.[1] : undefined
  if (drawing !== undefined) return `${origin}${SHARE_PREFIX}/${drawing}.jpg${pictureUrl.search}`
  return /\.svg$/i.test(pictureUrl.pathname) || pictureUrl.protocol === 'data:' ? undefined : pictureUrl.href
}
