import { globalStyle, style } from '@vanilla-extract/css'
import { flat, short } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

/** At the lower edge of the window, and below the last section at the end of the page. The suggestions of the search box have that edge to themselves. */
export const row = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  zIndex: vars.z.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  inlineSize: `min(480px, calc(100% - ${vars.space[8]}))`,
  marginInline: 'auto',
  marginBlockStart: vars.space[6],
  paddingInlineEnd: vars.space[1],
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  border: `${vars.hairline} solid ${vars.color.border}`,
  boxShadow: vars.shadow.high,
  selectors: { 'main:has(search :focus-within) &': { visibility: 'hidden' } },
  // The search box ends just above it.
  '@media': {
    [short]: { insetBlockEnd: `calc(${vars.space[1]} + env(safe-area-inset-bottom))` },
    [flat]: { position: 'static' },
  },
})
export const link = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.medium,
  color: vars.color.link,
  lineHeight: vars.leading.snug,
  '@media': { [short]: { paddingBlock: vars.space[1] } },
})
export const facts = style({
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  '@media': { [short]: { fontSize: vars.size.tiny } },
})
/** In one line the name of the shop takes what the time leaves. */
globalStyle(`${facts} > *`, {
  '@media': {
    [short]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
    [flat]: { flexWrap: 'wrap', whiteSpace: 'normal' },
  },
})
globalStyle(`${facts} > * > *`, { '@media': { [short]: { overflow: 'hidden', textOverflow: 'ellipsis' } } })
globalStyle(`${facts} > * > :first-child`, { '@media': { [short]: { flexShrink: 0, maxInlineSize: '100%' } } })
