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
  good: [base, { background: vars.colour.successMuted, color: vars.colour.success }],
  over: [base, { background: vars.colour.surfaceMuted, color: vars.colour.textMuted }],
  bad: [base, { background: vars.colour.warningMuted, color: vars.colour.warning }],
})
