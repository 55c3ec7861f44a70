import { style } from '@vanilla-extract/css'
import { container } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style([
  container,
  { display: 'grid', gap: vars.space[5], maxInlineSize: vars.width.form, paddingBlockEnd: vars.space[12] },
])
export const heading = style({ fontSize: vars.size.heading })
export const form = style({ display: 'grid', gap: vars.space[5] })
export const fixed = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceMuted,
})
export const data = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.hairline} solid ${vars.color.border}`,
})
export const session = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceMuted,
})
