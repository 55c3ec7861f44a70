import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const bento = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridAutoRows: '150px',
  gap: vars.space[3],
  '@media': { [wide]: { gridTemplateColumns: '2fr 1fr 1fr', gridAutoRows: '196px', gap: vars.space[4] } },
})
export const tile = style({
  selectors: {
    '&:first-child': { gridColumn: '1 / -1', gridRow: 'span 2' },
  },
  '@media': { [wide]: { selectors: { '&:first-child': { gridColumn: 'auto', gridRow: 'span 2' } } } },
})
globalStyle(`${tile}:first-child h3`, { fontSize: vars.size.lead })
