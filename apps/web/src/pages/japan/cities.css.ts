import { style } from '@vanilla-extract/css'
import { wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

/** Swiped on a phone, rows of four on wide screens. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '62%',
  gap: vars.space[3],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  scrollPaddingInline: vars.space[4],
  '@media': {
    [wide]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: vars.space[4],
      marginInline: 0,
      paddingInline: 0,
    },
  },
})
export const city = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  scrollSnapAlign: 'start',
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
  background: 'linear-gradient(transparent 40%, rgb(10 13 20 / 78%))',
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
