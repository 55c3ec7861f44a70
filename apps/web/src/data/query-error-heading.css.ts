import { style } from '@vanilla-extract/css'
import { vars } from '../theme/tokens.css.ts'

export const heading = style({ fontSize: vars.size.heading, marginBlockEnd: vars.space[4] })
