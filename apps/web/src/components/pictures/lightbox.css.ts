import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { onBrand } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const fade = keyframes({ from: { opacity: 0 } })

/** The whole screen, as dark as a cover, so that nothing stands beside the picture. */
export const lightbox = style([
  onBrand,
  {
    position: 'fixed',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100dvh',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    background: vars.color.navy,
    selectors: {
      '&&': { color: vars.color.onNavy },
      '&[open]': {
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        animation: `${fade} ${vars.motion.quick}`,
      },
    },
  },
])
/** No strip beside the dark where the scrollbar was. */
globalStyle(`:root:has(${lightbox}[open])`, { scrollbarGutter: 'auto' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
})
export const title = style({ fontSize: vars.size.body, minInlineSize: 0 })
/** Swiped by a finger, one picture at a time. */
export const pictures = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const item = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  paddingInline: vars.space[2],
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  paddingBlockStart: vars.space[2],
  paddingBlockEnd: `calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
})
export const counter = style({ minInlineSize: '4em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
/** On the dark of the cover; what ends at the first or last picture keeps the focus. */
export const control = style({
  selectors: {
    '&&': { color: vars.color.onNavy },
    '&&:hover': { background: `color-mix(in srgb, ${vars.color.onNavy} 16%, transparent)` },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
})
