import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

const countdown = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const calm = style([countdown, { color: vars.color.textMuted }])
export const hurry = style([
  countdown,
  {
    paddingInline: vars.space[2],
    marginInlineStart: `calc(-1 * ${vars.space[2]})`,
    borderRadius: vars.radius.small,
    background: vars.color.warningMuted,
    color: vars.color.warning,
    fontWeight: vars.weight.strong,
  },
])
