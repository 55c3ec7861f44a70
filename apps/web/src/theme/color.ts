/** sRGB, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const RGB = /^rgb\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*\)$/i

/** `#rgb`, `#rrggbb` or `rgb(r, g, b)`; null for anything else. */
export function parseColor(text: string): Rgb | null {
  const value = text.trim()
  if (HEX.test(value)) {
    const digits = value.length === 4 ? [...value.slice(1)].map((digit) => digit + digit).join('') : value.slice(1)
    const number = Number.parseInt(digits, 16)
    return [number >> 16, (number >> 8) & 255, number & 255]
  }
  const match = RGB.exec(value)
  if (match === null) return null
  const parts = match.slice(1).map(Number)
  const [red = 256, green = 256, blue = 256] = parts
  return red < 256 && green < 256 && blue < 256 ? [red, green, blue] : null
}

export const toHex = (color: Rgb): string => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`

function luminance(color: Rgb): number {
  const linear = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** In whole steps, as it is written: what is judged is what is shown. */
export const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  Math.round(one[0] + (other[0] - one[0]) * share),
  Math.round(one[1] + (other[1] - one[1]) * share),
  Math.round(one[2] + (other[2] - one[2]) * share),
]

/** The first candidate that reaches `ratio` on `ground`; where none does, the one that reads best. */
export const textOn = (background: Rgb, candidates: readonly Rgb[], ratio: number): Rgb =>
  candidates.find((candidate) => contrast(candidate, background) >= ratio) ??
  candidates.reduce((best, next) => (contrast(next, background) > contrast(best, background) ? next : best))

/** `color`, moved towards `extreme` in small steps until it has at least `ratio` against every ground. */
export function untilReadable(color: Rgb, backgrounds: readonly Rgb[], extreme: Rgb, ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const next = mix(color, extreme, share)
    if (backgrounds.every((background) => contrast(next, background) >= ratio)) return next
  }
  return extreme
}

/** `ground`, moved away from the text on it: what is written there reads better, never worse. */
export const away = (background: Rgb, text: Rgb, share: number): Rgb =>
  mix(background, luminance(text) > luminance(background) ? [0, 0, 0] : [255, 255, 255], share)
