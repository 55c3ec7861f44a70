import { globalStyle, style } from '@vanilla-extract/css'
import { section } from '../../features/editorial/editorial.css.ts'
import { desktop, phone, tablet, wide } from '../../theme/media.ts'
import { underline } from '../../theme/mixins.ts'
import { touchTarget } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

/** One column for reading; the picture is wider than the words. */
export const story = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.width.text})`,
  justifyContent: 'center',
  gap: vars.space[6],
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.width.text}) minmax(0, 1fr)`,
      gap: vars.space[8],
    },
  },
})
const middle = style({ '@media': { [desktop]: { gridColumn: '2' } } })
export const head = style([middle, { display: 'grid', gap: vars.space[3] }])
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size.small,
  color: vars.color.textMuted,
})
export const category = style([
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '28px',
    fontWeight: vars.weight.strong,
    color: vars.color.link,
    ':hover': underline,
  },
])
export const title = style({
  fontSize: vars.size.heading,
  lineHeight: vars.leading.snug,
  '@media': { [desktop]: { fontSize: vars.size.display } },
})
export const summary = style({ fontSize: vars.size.lead, color: vars.color.textMuted, textWrap: 'balance' })
export const cover = style({
  borderRadius: vars.radius.large,
  '@media': {
    [desktop]: { gridColumn: '1 / -1', justifySelf: 'center', inlineSize: '100%', maxInlineSize: '960px' },
  },
})
export const text = middle
export const lines = style([middle, { display: 'grid', gap: vars.space[2] }])
export const fewPlaces = style([
  section,
  {
    inlineSize: '100%',
    '@media': { [desktop]: { maxInlineSize: vars.width.text, marginInline: 'auto' } },
  },
])
/** Side by side by swiping on a phone, where the last of three would stand alone. */
globalStyle(`${fewPlaces} > ul`, {
  '@media': {
    [phone]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '44%',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space[4],
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
      // For the rings around what has the focus.
      paddingBlock: vars.space[1],
    },
  },
})
globalStyle(`${fewPlaces} > ul > li`, { '@media': { [phone]: { scrollSnapAlign: 'start' } } })
export const others = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
