import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '../theme/media.ts'
import { vars } from '../theme/tokens.css.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { [print]: { display: 'block', minBlockSize: 0 } },
})
/** Paper has the page alone. */
globalStyle(`${frame} > :not(main)`, { '@media': { [print]: { display: 'none' } } })
/** At least as high as the window: the footer is below the fold, whether the content has loaded or not. */
export const flush = style({
  flex: '1 1 auto',
  display: 'block',
  minBlockSize: '100dvh',
  '@media': { [print]: { selectors: { '&&': { minBlockSize: 0, padding: 0 } } } },
})
export const main = style([flush, { paddingBlockStart: vars.space[6] }])
/** Without a footer below it. */
export const alone = style({ flex: '1 1 auto', display: 'block', paddingBlockStart: vars.space[6] })
