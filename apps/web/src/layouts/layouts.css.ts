import { style } from '@vanilla-extract/css'
import { vars } from '../theme/tokens.css.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })
/** At least as high as the window: the footer is below the fold, whether the content has loaded or not. */
export const flush = style({ flex: '1 1 auto', display: 'block', minBlockSize: '100dvh' })
export const main = style([flush, { paddingBlockStart: vars.space[6] }])
/** Without a footer below it. */
export const alone = style({ flex: '1 1 auto', display: 'block', paddingBlockStart: vars.space[6] })
