import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: vars.space[3],
})
