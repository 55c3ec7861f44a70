import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[3],
  paddingBlock: '3px',
  borderRadius: vars.radius.round,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})

export const badge = styleVariants({
  good: [base, { background: vars.color.successMuted, color: vars.color.success }],
  over: [base, { background: vars.color.surfaceMuted, color: vars.color.textMuted }],
  bad: [base, { background: vars.color.warningMuted, color: vars.color.warning }],
})
