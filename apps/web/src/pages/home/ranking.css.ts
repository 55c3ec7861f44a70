import { style } from '@vanilla-extract/css'
import { wide, xs } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const list = style({
  display: 'grid',
  columnGap: vars.space[10],
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
})
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.space[10]} 104px minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
  '@media': { [xs]: { gridTemplateColumns: `${vars.portrait} minmax(0, 1fr)` } },
})
export const place = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.flat,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  color: `color-mix(in oklab, ${vars.color.text} 30%, ${vars.color.background})`,
  textAlign: 'center',
})
export const first = style([
  place,
  {
    color: vars.color.onAccent,
    background: vars.color.accent,
    borderRadius: vars.radius.round,
    inlineSize: vars.portrait,
    blockSize: vars.portrait,
    display: 'grid',
    placeItems: 'center',
    fontSize: vars.size.title,
    justifySelf: 'center',
  },
])
export const words = style({
  display: 'grid',
  gap: vars.space.half,
  minInlineSize: 0,
  '@media': { [xs]: { gridColumn: '1 / -1' } },
})
