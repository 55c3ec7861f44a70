import type { Schemas } from '../../contract/types.ts'

export type Colours = Pick<Schemas['PlatformStyle'], 'primaryColor' | 'secondaryColor' | 'accentColor' | 'linkColor'>

export const isColour = (text: string): boolean => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

export const BUILT_IN: Colours = {
  primaryColor: '#16213e',
  secondaryColor: '#2b62d9',
  accentColor: '#ffc94a',
  linkColor: '#eaf1ff',
}

/** The stored colours, or the built-in ones where one of them is not a colour. */
export function coloursOf(stored: Colours | undefined): Colours {
  if (stored === undefined) return BUILT_IN
  const { primaryColor, secondaryColor, accentColor, linkColor } = stored
  const colours = { primaryColor, secondaryColor, accentColor, linkColor }
  return Object.values(colours).every(isColour) ? colours : BUILT_IN
}
