import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const details = style({ borderBlockEnd: `${vars.hairline} solid ${vars.color.border}` })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.control.row,
  paddingBlock: vars.space[3],
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const arrow = style({
  flex: 'none',
  color: vars.color.textFaint,
  transition: `rotate ${vars.motion.quick}`,
  selectors: { [`${details}[open] &`]: { rotate: '180deg' } },
})
export const content = style({
  paddingBlockEnd: vars.space[5],
  color: vars.color.textMuted,
  maxInlineSize: vars.width.text,
  whiteSpace: 'pre-line',
})
