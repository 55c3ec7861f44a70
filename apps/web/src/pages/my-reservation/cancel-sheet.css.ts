import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const legend = style({ fontWeight: vars.weight.strong, marginBlockEnd: vars.space[1] })
