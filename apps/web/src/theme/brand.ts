import { contrast, mix, parseColour, type Rgb, readableOn, toHex, untilReadable } from './colour.ts'

/** The four colours as the server names them. */
export interface BrandColours {
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly accentColor: string
  readonly linkColor: string
}

export const BUILT_IN: BrandColours = {
  primaryColor: '#16213e',
  secondaryColor: '#2b62d9',
  accentColor: '#ffc94a',
  linkColor: '#eaf1ff',
}

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const PAPER: Rgb = [252, 251, 248]
const TEXT_CONTRAST = 4.5
const INK_CONTRAST = 9

/** Every custom property that depends on the brand, for light and for dark surfaces. */
export interface BrandVariables {
  readonly light: Readonly<Record<string, string>>
  readonly dark: Readonly<Record<string, string>>
}

function coloursOf(style: BrandColours): readonly [Rgb, Rgb, Rgb, Rgb] {
  const given = [style.primaryColor, style.secondaryColor, style.accentColor, style.linkColor].map(parseColour)
  const [navy, blue, yellow, quiet] = given
  if (navy && blue && yellow && quiet) return [navy, blue, yellow, quiet]
  return [
    [22, 33, 62],
    [43, 98, 217],
    [255, 201, 74],
    [234, 241, 255],
  ]
}

/** One colour that is not a colour makes the whole built-in theme, so that no half theme is ever shown. */
export function brandVariables(style: BrandColours): BrandVariables {
  const [navy, blue, yellow, quiet] = coloursOf(style)
  const ink = untilReadable(navy, PAPER, BLACK, INK_CONTRAST)
  const night = mix(ink, [10, 13, 20], 0.72)
  const nightQuiet = mix(night, blue, 0.2)
  const moon = untilReadable(mix(quiet, WHITE, 0.4), night, WHITE, INK_CONTRAST)
  const on = (ground: Rgb): string => toHex(readableOn(ground, [WHITE, ink]))
  const onInk = toHex(readableOn(navy, [WHITE, BLACK]))
  const shared = {
    'navy-blue-1': toHex(navy),
    'on-navy-blue-1': onInk,
    yellow: toHex(yellow),
    'on-yellow': on(yellow),
  }
  const dayBlue =
    contrast(blue, readableOn(blue, [WHITE, ink])) >= TEXT_CONTRAST
      ? blue
      : untilReadable(blue, WHITE, BLACK, TEXT_CONTRAST)
  const nightBlue = untilReadable(blue, night, WHITE, TEXT_CONTRAST + 0.5)
  return {
    light: {
      ...shared,
      'blue-1': toHex(dayBlue),
      'on-blue-1': on(dayBlue),
      'blue-2': toHex(quiet),
      'on-blue-2': on(quiet),
      ink: toHex(ink),
      paper: toHex(PAPER),
      link: toHex(untilReadable(blue, mix(PAPER, quiet, 0.5), BLACK, TEXT_CONTRAST + 0.2)),
    },
    dark: {
      ...shared,
      'blue-1': toHex(nightBlue),
      'on-blue-1': toHex(readableOn(nightBlue, [WHITE, night])),
      'blue-2': toHex(nightQuiet),
      'on-blue-2': toHex(readableOn(nightQuiet, [WHITE, ink])),
      ink: toHex(moon),
      paper: toHex(night),
      link: toHex(untilReadable(blue, mix(night, nightQuiet, 0.5), WHITE, TEXT_CONTRAST + 0.5)),
    },
  }
}

const block = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** What the server writes into the page before anything is painted. Contains nothing but computed hex colours. */
export function brandCss(style: BrandColours): string {
  const { light, dark } = brandVariables(style)
  return `html:root{${block(light)}}@media (prefers-color-scheme:dark){html:root{${block(dark)}}}`
}
