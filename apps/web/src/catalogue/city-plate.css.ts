import { style } from '@vanilla-extract/css'
import { vars } from '../theme/tokens.css.ts'

export const plate = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'end',
  borderRadius: vars.radius.large,
  background: vars.colour.navy,
  color: '#ffffff',
})
export const picture = style({ position: 'absolute', inset: 0, borderRadius: 0, zIndex: -2 })
export const veil = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: 'linear-gradient(transparent 30%, rgb(10 13 20 / 78%))',
})
export const words = style({ padding: vars.space[4], display: 'grid', gap: '2px' })
export const name = style({ fontSize: vars.size.lead, lineHeight: 1.3 })
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
