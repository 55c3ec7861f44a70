import { style } from '@vanilla-extract/css'
import { vars } from '../theme/tokens.css.ts'

export const card = style({
  background: vars.colour.raised,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.large,
  padding: vars.space[5],
})
