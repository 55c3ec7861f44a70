import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const form = style({ display: 'grid', gap: vars.space[5] })
export const legend = style({ fontWeight: vars.weight.strong, marginBlockEnd: vars.space[1] })
export const wrong = style({ color: vars.colour.danger, fontSize: vars.size.small })
export const what = style({ display: 'grid', gap: vars.space.half })
