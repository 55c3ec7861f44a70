import type { Schemas } from '../../contract/types.ts'

export type Colors = Pick<Schemas['PlatformStyle'], 'primaryColor' | 'secondaryColor' | 'accentColor' | 'linkColor'>

export const isColor = (text: string): boolean => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

export const BUILT_IN: Colors = {
  primaryColor: '#16213e',
  secondaryColor: '#2b62d9',
  accentColor: '#ffc94a',
  linkColor: '#eaf1ff',
}

/** The stored colors, or the built-in ones where one of them is not a color. */
export function colorsOf(stored: Colors | undefined): Colors {
  if (stored === undefined) return BUILT_IN
  const { primaryColor, secondaryColor, accentColor, linkColor } = stored
  const colors = { primaryColor, secondaryColor, accentColor, linkColor }
  return Object.values(colors).every(isColor) ? colors : BUILT_IN
}
