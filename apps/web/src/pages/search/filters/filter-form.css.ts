import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

export const legend = style({ fontWeight: vars.weight.strong, marginBlockEnd: vars.space[3], padding: 0 })
/** Indented below the categories that they belong to. */
export const children = style({
  marginBlockStart: vars.space[3],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.stroke.bold} solid ${vars.color.border}`,
})
export const childrenOf = style({
  // Floats, or the line beside it would begin at the middle of its text.
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
})
globalStyle(`${childrenOf} + *`, { clear: 'both' })
export const country = style({
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
  selectors: { '&[open]': { paddingBlockEnd: vars.space[4] } },
})
export const countryName = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.target,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const arrow = style({
  flex: 'none',
  color: vars.color.textFaint,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { [`${country}[open] &`]: { rotate: '180deg' } },
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'end',
})
export const uncounted = style({ visibility: 'hidden' })
