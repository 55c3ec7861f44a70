import { style } from '@vanilla-extract/css'
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
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.colour.navy,
  color: '#ffffff',
  display: 'grid',
  alignItems: 'end',
  isolation: 'isolate',
  selectors: {
    '&:first-child': { gridColumn: '1 / -1', gridRow: 'span 2' },
  },
  '@media': { [wide]: { selectors: { '&:first-child': { gridColumn: 'auto', gridRow: 'span 2' } } } },
})
export const picture = style({ position: 'absolute', inset: 0, borderRadius: 0, zIndex: -2 })
export const veil = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: 'linear-gradient(transparent 30%, rgb(10 13 20 / 78%))',
})
export const words = style({ padding: vars.space[4], display: 'grid', gap: '2px' })
export const name = style({
  fontSize: vars.size.lead,
  lineHeight: 1.3,
  selectors: { [`${tile}:first-child &`]: { fontSize: vars.size.title } },
})
export const count = style({ fontSize: vars.size.small })
export const link = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${vars.colour.accent}`,
      outlineOffset: '-5px',
      borderRadius: vars.radius.large,
    },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})
