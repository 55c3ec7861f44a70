import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

export const card = style({
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  scrollMarginBlockStart: '80px',
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
  minBlockSize: '60px',
  paddingInline: vars.space[5],
  paddingBlock: vars.space[3],
  textAlign: 'start',
  scrollMarginBlockStart: '80px',
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.large, outlineOffset: '-2px' },
    '&:disabled': { color: vars.colour.textMuted },
  },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.colour.border}`,
})
export const done = style([
  mark,
  { background: vars.colour.success, borderColor: vars.colour.success, color: vars.colour.surface },
])
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 })
export const title = style({ fontWeight: vars.weight.bold })
export const line = style({
  fontWeight: vars.weight.normal,
  color: vars.colour.textMuted,
  lineHeight: vars.leading.text,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
export const warning = style({ fontWeight: vars.weight.normal, fontSize: vars.size.small, color: vars.colour.warning })
export const arrow = style({
  color: vars.colour.textFaint,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[data-open] &': { rotate: '180deg' }, '[data-later] &': { visibility: 'hidden' } },
})
export const content = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
