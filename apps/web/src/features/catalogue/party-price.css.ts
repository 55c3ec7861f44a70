import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const people = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.normal,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
})
/** Breaks only where a line has no room for all of it. */
export const whole = style({ display: 'inline-block' })
