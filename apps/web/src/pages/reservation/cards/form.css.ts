import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

export const form = style({ display: 'grid', gap: vars.space[4] })
/** Above the parts that it ticks. */
export const everything = style({
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
  fontWeight: vars.weight.strong,
})
export const point = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.stroke.heavy} solid ${vars.color.border}`,
  color: vars.color.textMuted,
})
