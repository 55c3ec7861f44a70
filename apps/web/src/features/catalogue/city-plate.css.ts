import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const plate = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'start',
  borderRadius: vars.radius.large,
  background: vars.color.muted,
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 0,
  zIndex: vars.z.behind,
  transition: `scale ${vars.motion.calm}`,
  selectors: { [`${plate}:hover &`]: { scale: '1.02' } },
})
/** A label of paper on the plate: the picture keeps its colors. */
export const words = style({
  margin: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
})
export const name = style({ fontSize: vars.size.body, lineHeight: vars.leading.snug })
export const count = style({ fontSize: vars.size.tiny, lineHeight: vars.leading.snug, color: vars.color.textMuted })
export const link = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.stroke.heavy} solid ${vars.color.focusRing}`,
      outlineOffset: `-${vars.stroke.heavy}`,
      borderRadius: vars.radius.large,
    },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space[1] },
  },
})
