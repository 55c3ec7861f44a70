import { style } from '@vanilla-extract/css'
import { vars } from '../theme/tokens.css.ts'

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const star = style({ fill: 'currentColor', flex: 'none' })
export const count = style({ color: vars.colour.inkFaint })
