import { globalStyle, style } from '@vanilla-extract/css'
import { desktop, forcedColors, wide } from '../../../theme/media.ts'
import { wholeNames } from '../../../theme/shared.css.ts'
import { vars } from '../../../theme/tokens.css.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.width.contents}`, alignItems: 'start' } },
})
export const map = style({
  blockSize: vars.drawing.map,
  '@media': { [desktop]: { position: 'sticky', insetBlockStart: vars.layout.belowHeader[4] } },
})
/** Dragged by one finger, zoomed by two: the page is moved beside it. */
export const ground = style({
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})

/** A number whose foot is at its point. */
export const pin = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.space[8],
  blockSize: vars.space[8],
  translate: `-50% calc(-100% - ${vars.space[2]})`,
  borderRadius: vars.radius.round,
  border: `${vars.stroke.bold} solid ${vars.color.surface}`,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.flat,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  printColorAdjust: 'exact',
  // A thumb's size, as far as its neighbors leave room.
  '::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[2]})` },
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: vars.z.behind,
    insetBlockStart: `calc(100% - ${vars.space[2]})`,
    insetInlineStart: `calc(50% - ${vars.space[3]} / 2)`,
    inlineSize: vars.space[3],
    blockSize: vars.space[3],
    rotate: '45deg',
    background: 'inherit',
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
})
const chosen = style({
  zIndex: vars.z.content,
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderColor: vars.color.text,
})
export const chosenPin = style([pin, chosen])
/** Several shops, with how many. */
export const group = style([pin, { paddingInline: vars.space[2] }])
export const chosenGroup = style([group, chosen])

export const tools = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'grid',
  gap: vars.space[2],
})
export const zoom = style({
  background: vars.color.surface,
  border: `${vars.hairline} solid ${vars.color.border}`,
  boxShadow: vars.shadow.low,
})
export const whole = style({ position: 'absolute', insetBlockStart: vars.space[3], insetInlineStart: vars.space[3] })

/** The card of the chosen shop: a row, over the foot of the map. */
export const card = style({
  position: 'absolute',
  zIndex: vars.z.popup,
  insetBlockEnd: vars.space[3],
  insetInline: vars.space[3],
  maxInlineSize: vars.width.panel,
  padding: vars.space[3],
  paddingInlineEnd: vars.space[10],
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
})
globalStyle(`${card} > article`, {
  gridTemplateRows: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  alignItems: 'start',
})
export const close = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 })

export const list = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '@media': {
    [wide]: { maxBlockSize: vars.drawing.map, overflowY: 'auto', scrollbarWidth: 'thin', padding: vars.ring.room },
  },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  alignItems: 'center',
  minBlockSize: vars.control.row,
  padding: vars.space[2],
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
  color: vars.color.text,
  selectors: { '&:hover': { background: vars.color.surfaceMuted } },
})
export const chosenRow = style([row, { background: vars.color.surfaceMuted }])
export const number = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.space[6],
  borderRadius: vars.radius.round,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const name = style([
  wholeNames,
  {
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
  },
])
export const facts = style({ fontSize: vars.size.tiny, color: vars.color.textMuted })
/** For how many, and for how long: as small as the amount. */
globalStyle(`${facts} small`, { fontSize: 'inherit' })
