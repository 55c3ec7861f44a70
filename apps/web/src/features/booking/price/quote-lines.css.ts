import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

export const quote = style({ display: 'grid', gap: vars.space[3] })
export const lines = style({ display: 'grid', gap: vars.space[2] })
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
})
export const quantity = style({ color: vars.colour.textMuted, whiteSpace: 'nowrap' })
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  fontWeight: vars.weight.strong,
})
export const totalOff = style([total, { fontWeight: vars.weight.normal, color: vars.colour.textMuted }])
export const off = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const sum = style({ fontSize: vars.size.title, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const note = style({
  textWrap: 'balance',
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: vars.weight.normal,
  color: vars.colour.textMuted,
})
