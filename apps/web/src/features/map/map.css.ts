import { style } from '@vanilla-extract/css'
import { forcedColors, hiddenFrom, noScripts, print } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  border: `${vars.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceMuted,
  // A map without its grounds says nothing on paper.
  printColorAdjust: 'exact',
})
export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const grid = style({ stroke: vars.color.border, strokeWidth: 1, fill: 'none' })
export const label = style({
  fill: vars.color.textMuted,
  stroke: vars.color.surfaceMuted,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: vars.size.tiny,
  dominantBaseline: 'central',
})
export const district = style([label, { fill: vars.color.text, fontWeight: vars.weight.strong, textAnchor: 'middle' }])
export const station = style({ fill: vars.color.surface, stroke: vars.color.textMuted, strokeWidth: 2 })
export const scale = style({ stroke: vars.color.textMuted, strokeWidth: 1.5, fill: 'none' })
export const way = style({
  stroke: vars.color.textMuted,
  strokeWidth: 2,
  strokeDasharray: '1 6',
  strokeLinecap: 'round',
})
export const pinShape = style({
  fill: vars.color.action,
  stroke: vars.color.surface,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
})

/** Room for a map, whose code comes when it is about to be seen. A ticket has to fit on one sheet of paper, which says the way in words. */
export const place = style([frame, hiddenFrom(print), { aspectRatio: '9 / 4', inlineSize: '100%' }])
/** Without scripts it stays empty, and takes no room. */
export const emptyPlace = style([place, { '@media': { [noScripts]: { display: 'none' } } }])
export const walk = style({ display: 'block', fontSize: vars.size.small, color: vars.color.textMuted })
export const pinDot = style({ fill: vars.color.onAction })
