import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const tax = style({
  fontSize: '0.7em',
  fontWeight: vars.weight.normal,
  whiteSpace: 'nowrap',
})
