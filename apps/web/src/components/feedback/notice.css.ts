import { style, styleVariants } from '@vanilla-extract/css'
import { wholePhrases } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
  color: vars.colour.textMuted,
})
export const drawing = style({ inlineSize: vars.drawing.small, blockSize: 'auto', marginBlockEnd: vars.space[2] })
export const emptyTitle = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  color: vars.colour.text,
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
  danger: [notice, { background: vars.colour.dangerMuted, color: vars.colour.text }],
  warning: [notice, { background: vars.colour.warningMuted, color: vars.colour.text }],
  info: [notice, { background: vars.colour.muted, color: vars.colour.onMuted }],
  success: [notice, { background: vars.colour.successMuted, color: vars.colour.text }],
})
export const icon = styleVariants({
  danger: { color: vars.colour.danger, flex: 'none' },
  warning: { color: vars.colour.warning, flex: 'none' },
  info: { color: 'inherit', flex: 'none' },
  success: { color: vars.colour.success, flex: 'none' },
})
/** Beside the first line of a long text. With an action in the row it stands in the middle, as the words do. */
export const iconAtTop = style({ alignSelf: 'start', marginBlockStart: `calc((1lh - ${vars.space[5]}) / 2)` })
export const words = style({ flex: '1 1 12rem' })
