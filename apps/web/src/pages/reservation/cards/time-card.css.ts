import { style } from '@vanilla-extract/css'
import { slot } from '../../../features/dates/slots.css.ts'
import { vars } from '../../../theme/tokens.css.ts'

export const pending = style({ display: 'grid', gap: vars.space[3] })
export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
})
export const zone = style({ fontSize: vars.size.small, color: vars.color.textMuted })
export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceMuted,
})
export const nearest = style({ display: 'grid', gap: vars.space[2] })
export const nearestTitle = style({ fontWeight: vars.weight.strong })
/** As wide as a time and its day need. */
export const nearestTimes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const nearestTime = style([slot, { minInlineSize: vars.space[20], paddingInline: vars.space[3] }])
