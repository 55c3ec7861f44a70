import { globalStyle, style } from '@vanilla-extract/css'
import { header } from '../../layouts/header/header.css.ts'
import { container, textLink, wholePhrases } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style([
  container,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    // A little above the middle of what is seen below the header.
    minBlockSize: `calc(86dvh - ${vars.layout.belowHeader[6]})`,
    gap: vars.space[4],
    paddingBlock: vars.space[10],
    textAlign: 'center',
  },
])
/** Below the header that would lie on a cover. */
globalStyle(`${header.clear} ~ main ${page}`, { paddingBlockStart: vars.layout.belowHeader[12] })
export const drawing = style({ inlineSize: vars.drawing.large, blockSize: 'auto' })
export const heading = style({ fontSize: vars.size.heading })
export const text = style([wholePhrases, { maxInlineSize: '48ch', color: vars.color.textMuted, textWrap: 'balance' }])
export const contact = textLink
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
})
