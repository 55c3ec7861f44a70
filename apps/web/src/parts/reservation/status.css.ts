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
  good: [base, { background: vars.colour.successQuiet, color: vars.colour.success }],
  over: [base, { background: vars.colour.sunken, color: vars.colour.inkSoft }],
  bad: [base, { background: vars.colour.warningQuiet, color: vars.colour.warning }],
})
