import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { wide } from '../../theme/media.ts'
import { onPaper } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const rise = keyframes({ from: { translate: `0 ${vars.space[6]}`, opacity: 0 } })
const fade = keyframes({ from: { opacity: 0 } })

/** From below on a phone, in the middle on wider screens. */
export const sheet = style([
  onPaper,
  {
    position: 'fixed',
    inset: 'auto 0 0 0',
    margin: 0,
    padding: 0,
    border: 0,
    inlineSize: '100%',
    maxInlineSize: '100%',
    maxBlockSize: '92dvh',
    background: vars.color.background,
    borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
    boxShadow: vars.shadow.high,
    overflow: 'hidden',
    flexDirection: 'column',
    selectors: {
      '&[open]': { display: 'flex', animation: `${rise} ${vars.motion.calm}` },
      '&::backdrop': { background: vars.color.scrim, animation: `${fade} ${vars.motion.calm}` },
    },
    '@media': {
      [wide]: {
        inset: 0,
        margin: 'auto',
        blockSize: 'fit-content',
        maxBlockSize: '86dvh',
        inlineSize: 'min(560px, 92vw)',
        borderRadius: vars.radius.large,
      },
    },
  },
])
const FIELD = '--field-of-sheet'
/** The field that a sheet stands beside, while it is open. */
export const besideField = style({ anchorName: FIELD })
const BESIDE_WIDTH = '704px'
/** Of two months with six weeks each: the sheet stays in sight, and where it is while months change. Holidays below them scroll. */
const BESIDE_HEIGHT = '484px'
/** Below the field as far as the window has room. In the middle where browsers know no anchors. */
export const besideSheet = style([
  sheet,
  {
    '@media': {
      [wide]: {
        inlineSize: `min(${BESIDE_WIDTH}, calc(100vw - ${vars.space[8]}))`,
        border: `${vars.hairline} solid ${vars.color.border}`,
        selectors: { '&::backdrop': { background: 'transparent' } },
        '@supports': {
          '(anchor-name: --a)': {
            margin: 0,
            maxBlockSize: `min(${BESIDE_HEIGHT}, 100dvh - ${vars.space[4]})`,
            inset: 'auto',
            positionAnchor: FIELD,
            insetBlockStart: `max(${vars.space[2]}, min(anchor(bottom) + ${vars.space[2]}, 100% - ${BESIDE_HEIGHT} - ${vars.space[2]}))`,
            insetInlineStart: `max(${vars.space[4]}, min(anchor(left), 100% - ${BESIDE_WIDTH} - ${vars.space[4]}))`,
          },
        },
      },
    },
  },
])
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[5],
  paddingInlineEnd: vars.space[2],
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
  flex: 'none',
})
export const title = style({ fontSize: vars.size.lead, scrollMarginBlock: vars.space[4] })
export const body = style({
  padding: vars.space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flex: '1 1 auto',
})
/** Side by side where the words leave room, one below the other where they do not. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: vars.space[4],
  paddingBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.hairline} solid ${vars.color.border}`,
  background: vars.color.background,
  flex: 'none',
})
globalStyle(`${besideSheet} > ${head}`, { '@media': { [wide]: { paddingBlock: 0, border: 0 } } })
globalStyle(`${besideSheet} > ${body}`, { '@media': { [wide]: { paddingBlock: `0 ${vars.space[3]}` } } })
globalStyle(`${foot} > :is(a, button)`, { flex: '1 1 auto', inlineSize: 'auto' })
