import { style } from '@vanilla-extract/css'
import { phone } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  flexWrap: 'wrap',
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
  // The words of the tabs begin where the page does, and a row leaves the edge of the one above it to a thumb.
  '@media': { [phone]: { gap: `${vars.hairline} 0`, marginInline: `calc(-1 * ${vars.space[2]})` } },
})
export const tab = style({
  flex: 'none',
  minInlineSize: vars.target,
  minBlockSize: vars.target,
  paddingInline: vars.space[4],
  '@media': { [phone]: { paddingInline: vars.space[2], fontSize: vars.size.small } },
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
  borderBlockEnd: `${vars.stroke.bold} solid transparent`,
  marginBlockEnd: `-${vars.hairline}`,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-selected="true"]': { color: vars.color.text, borderBlockEndColor: vars.color.actionBorder },
    '&:focus-visible': { outlineOffset: vars.ring.inside },
  },
})
export const panel = style({ paddingBlockStart: vars.space[5], ':focus-visible': { outlineOffset: vars.space[1] } })
