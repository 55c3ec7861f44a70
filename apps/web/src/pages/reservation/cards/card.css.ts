import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

export const card = style({
  background: vars.color.surface,
  border: `${vars.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  scrollMarginBlockStart: vars.layout.belowHeader[4],
  selectors: {
    '&[data-open]': { boxShadow: vars.shadow.low },
    '&[data-later]': { background: 'none' },
    '&:has([data-first-load]) ~ &': { visibility: 'hidden' },
  },
})
export const heading = style({ fontSize: vars.size.body })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.control.card,
  paddingInline: vars.space[5],
  paddingBlock: vars.space[3],
  textAlign: 'start',
  scrollMarginBlockStart: vars.layout.belowHeader[4],
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.large, outlineOffset: vars.ring.inside },
    '&:disabled': { color: vars.color.textMuted },
  },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.mark,
  blockSize: vars.mark,
  borderRadius: vars.radius.round,
  border: `${vars.stroke.bold} solid ${vars.color.border}`,
})
export const done = style([
  mark,
  { background: vars.color.success, borderColor: vars.color.success, color: vars.color.surface },
])
export const words = style({ display: 'grid', gap: vars.space.half, minInlineSize: 0 })
export const title = style({ fontWeight: vars.weight.bold })
export const line = style({
  fontWeight: vars.weight.normal,
  color: vars.color.textMuted,
  lineHeight: vars.leading.text,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
export const warning = style({ fontWeight: vars.weight.normal, fontSize: vars.size.small, color: vars.color.warning })
export const arrow = style({
  color: vars.color.textFaint,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[data-open] &': { rotate: '180deg' }, '[data-later] &': { visibility: 'hidden' } },
})
export const content = style({
  display: 'grid',
  gap: vars.space[4],
  // Below the ring of a focused head.
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[5]}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
