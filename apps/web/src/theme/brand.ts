import { parseColor, toHex } from './color.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import type { Palette, Slots } from './palette.ts'

/** The four colors as the server names them. */
export interface BrandColors {
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly accentColor: string
  readonly linkColor: string
}

export const BUILT_IN: BrandColors = {
  primaryColor: '#16213e',
  secondaryColor: '#2b62d9',
  accentColor: '#ffc94a',
  linkColor: '#eaf1ff',
}

type Variables = Readonly<Record<keyof Palette, string>>

/** Every custom property that depends on the brand, for light and for dark surfaces. */
export interface BrandVariables {
  readonly light: Variables
  readonly dark: Variables
}

function slotsOf({ primaryColor, secondaryColor, accentColor, linkColor }: BrandColors): Slots | null {
  const [navy, blue, yellow, quiet] = [primaryColor, secondaryColor, accentColor, linkColor].map(parseColor)
  return navy && blue && yellow && quiet ? [navy, blue, yellow, quiet] : null
}

const written = (palette: Palette): Variables =>
  Object.fromEntries(Object.entries(palette).map(([name, color]) => [name, toHex(color)])) as Variables

/** One color that is not a color makes the whole built-in theme, so that no half theme is ever shown. */
export function brandVariables(style: BrandColors): BrandVariables {
  const slots = slotsOf(style) ?? slotsOf(BUILT_IN)
  if (slots === null) throw new Error('A color of BUILT_IN is no color')
  return { light: written(light(slots)), dark: written(dark(slots)) }
}

const block = (variables: Variables): string =>
  Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** What the server writes into the page before anything is painted. Contains nothing but computed hex colors. */
export function brandCss(style: BrandColors): string {
  const variables = brandVariables(style)
  return `html:root{${block(variables.light)}}@media (prefers-color-scheme:dark){html:root{${block(variables.dark)}}}`
}
