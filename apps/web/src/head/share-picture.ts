/** What sites that show a link cut a picture to. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
/** Below it lies every drawing of `/media`, as pixels. */
export const SHARE_PREFIX = '/share/media'

const DRAWING = /^\/media\/(.+)\.svg$/

/** The address of a picture that other sites can show: our drawings as pixels, a shop's own pictures as they are. */
export function sharePicture(url: string, origin: string): string | undefined {
  const asked = new URL(url, origin)
  const drawing = asked.origin === origin ? DRAWING.exec(asked.pathname)?.[1] : undefined
  if (drawing !== undefined) return `${origin}${SHARE_PREFIX}/${drawing}.jpg${asked.search}`
  return /\.svg$/i.test(asked.pathname) || asked.protocol === 'data:' ? undefined : asked.href
}
