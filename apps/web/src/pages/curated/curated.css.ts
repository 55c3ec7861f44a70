import { style } from '@vanilla-extract/css'
import { desktop, wide } from '../../theme/media.ts'
import { onBrand } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

/** The first theme opens the page like a cover. */
export const cover = style([
  onBrand,
  {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    background: vars.color.navy,
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  },
])
export const picture = style({
  borderRadius: 0,
  '@media': { [wide]: { order: 1, blockSize: '100%' }, [desktop]: { minBlockSize: '380px' } },
})
export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[6],
  '@media': { [desktop]: { padding: vars.space[12] } },
})
export const title = style({
  fontSize: vars.size.title,
  lineHeight: vars.leading.snug,
  '@media': { [desktop]: { fontSize: vars.size.heading } },
})
export const summary = style({ maxInlineSize: '34em', textWrap: 'balance' })
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  fontWeight: vars.weight.strong,
})
export const link = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&:hover': {
      textDecoration: 'underline',
      textDecorationThickness: vars.hairline,
      textUnderlineOffset: vars.space[1],
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.stroke.heavy} solid ${vars.color.focusRing}`, outlineOffset: '-5px' },
  },
})

/** Two wide ones, then three, and again: the rhythm of turned pages. */
export const grid = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] },
    [desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', rowGap: vars.space[12] },
  },
})
export const cell = style({
  '@media': {
    [desktop]: {
      gridColumn: 'span 2',
      selectors: { '&:is(:nth-child(5n + 1), :nth-child(5n + 2))': { gridColumn: 'span 3' } },
    },
  },
})
