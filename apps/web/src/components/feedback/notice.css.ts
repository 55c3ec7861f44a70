import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { wholePhrases } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
  color: vars.color.textMuted,
})
export const drawing = style({ inlineSize: vars.drawing.small, blockSize: 'auto', marginBlockEnd: vars.space[2] })
export const emptyTitle = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
  textWrap: 'balance',
})
export const emptyText = style([
  wholePhrases,
  { maxInlineSize: '44ch', textWrap: 'balance', marginBlockEnd: vars.space[2] },
])

const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
})
export const tone = styleVariants({
  danger: [notice, { background: vars.color.dangerMuted, color: vars.color.text }],
  warning: [notice, { background: vars.color.warningMuted, color: vars.color.text }],
  info: [notice, { background: vars.color.muted, color: vars.color.onMuted }],
  success: [notice, { background: vars.color.successMuted, color: vars.color.text }],
})
export const icon = styleVariants({
  danger: { color: vars.color.danger, flex: 'none' },
  warning: { color: vars.color.warning, flex: 'none' },
  info: { color: 'inherit', flex: 'none' },
  success: { color: vars.color.success, flex: 'none' },
})
/** Beside the first line of a long text. With an action in the row it stands in the middle, as the words do. */
export const iconAtTop = style({ alignSelf: 'start', marginBlockStart: `calc((1lh - ${vars.space[5]}) / 2)` })
export const words = style({ flex: '1 1 12rem' })
globalStyle(`${words} > p + p`, { marginBlockStart: vars.space[1] })
