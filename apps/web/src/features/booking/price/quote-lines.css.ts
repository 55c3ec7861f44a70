import { style } from '@vanilla-extract/css'
import { largeText } from '../../../theme/media.ts'
import { vars } from '../../../theme/tokens.css.ts'

/** An amount that would leave its name a narrow column stands in a line of its own. */
const wraps = { '@media': { [largeText]: { flexWrap: 'wrap', columnGap: vars.space[4], rowGap: 0 } } } as const
const amountOf = { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  ...wraps,
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
})
export const quantity = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' })
export const amount = style(amountOf)
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  ...wraps,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.hairline} solid ${vars.color.border}`,
  fontWeight: vars.weight.strong,
})
export const totalOff = style([total, { fontWeight: vars.weight.normal, color: vars.color.textMuted }])
export const off = style(amountOf)
export const sum = style({ ...amountOf, fontSize: vars.size.title })
export const note = style({
  textWrap: 'balance',
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: vars.weight.normal,
  color: vars.color.textMuted,
})
