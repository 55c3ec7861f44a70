import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const card = style({ position: 'relative', display: 'grid', gap: vars.space[3], alignContent: 'start' })
export const picture = style({ borderRadius: vars.radius.large })
export const title = style({ fontSize: vars.size.lead, lineHeight: vars.leading.snug })
export const summary = style({ color: vars.color.textMuted, textWrap: 'balance' })
export const count = style({ color: vars.color.textMuted, fontSize: vars.size.small, marginBlockStart: vars.space[1] })
