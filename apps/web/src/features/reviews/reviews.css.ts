import { style } from '@vanilla-extract/css'
import { desktop, forcedColors, hiddenFrom, print, wide } from '../../theme/media.ts'
import { visuallyHidden } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const star = style({ flex: 'none', color: vars.color.warning, fill: vars.color.accent })
export const emptyStar = style({ flex: 'none', color: vars.color.borderStrong })
export const stars = style({ display: 'inline-flex', gap: vars.space.half })

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  // The column of a shop is no grid there, and gives no gap.
  '@media': { [desktop]: { marginBlockStart: vars.space[10] } },
})
export const summary = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [wide]: { gridTemplateColumns: 'auto minmax(0, 320px)', columnGap: vars.space[8], alignItems: 'center' },
  },
})
export const figure = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] })
export const number = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})

export const bars = style({ display: 'grid', gap: vars.space[1], fontSize: vars.size.small })
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr) 3em',
  alignItems: 'center',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
})
export const barName = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
export const track = style({
  inlineSize: '100%',
  blockSize: vars.space[2],
  borderRadius: vars.radius.round,
  background: vars.color.surfaceMuted,
})
export const filled = style({
  fill: vars.color.accent,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
})
export const barCount = style({ color: vars.color.textMuted, textAlign: 'end' })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
export const review = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[1],
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
})
export const reviewHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3] })
/** Lines as they were typed; a word without an end breaks. */
export const text = style({ maxInlineSize: vars.width.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const reply = style({
  justifySelf: 'stretch',
  marginBlockStart: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceMuted,
})
export const more = style({ justifySelf: 'start' })

export const form = style([
  hiddenFrom(print),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    padding: vars.space[5],
    background: vars.color.surface,
    border: `${vars.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.large,
  },
])
export const choices = style({ display: 'flex' })
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: { '&:focus-within': { outline: vars.ring.line, outlineOffset: `calc(-1 * ${vars.space[1]})` } },
})
export const radio = visuallyHidden
