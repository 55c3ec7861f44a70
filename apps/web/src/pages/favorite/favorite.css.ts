import { style } from '@vanilla-extract/css'
import { container } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style([container, { paddingBlockEnd: vars.space[12] }])
export const heading = style({ fontSize: vars.size.heading, marginBlockEnd: vars.space[5] })
