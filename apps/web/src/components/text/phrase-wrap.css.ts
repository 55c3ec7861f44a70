import { style } from '@vanilla-extract/css'

/** Stays whole where a line has room for it; a longer one breaks as any text does, never before its comma. */
export const phrase = style({ display: 'inline-block', wordBreak: 'normal', textDecoration: 'inherit' })
