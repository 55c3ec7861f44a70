import { style } from '@vanilla-extract/css'
import { vars } from '../theme/tokens.css.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })
export const main = style({ flex: '1 1 auto', display: 'block', paddingBlockStart: vars.space[6] })
export const flush = style({ flex: '1 1 auto', display: 'block' })
