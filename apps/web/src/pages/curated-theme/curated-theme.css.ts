import { style } from '@vanilla-extract/css'
import { wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const others = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
