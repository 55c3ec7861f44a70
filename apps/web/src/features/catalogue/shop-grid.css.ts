import { globalStyle, style } from '@vanilla-extract/css'
import { desktop, wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[3],
  rowGap: vars.space[6],
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[5], rowGap: vars.space[8] },
    [desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const three = style([grid, { '@media': { [desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }])
export const skeleton = style({ display: 'grid', gap: vars.space.half })
globalStyle(`${skeleton} > :first-child`, { marginBlockEnd: '10px' })
