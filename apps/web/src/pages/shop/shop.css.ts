import { globalStyle, style } from '@vanilla-extract/css'
import { COVER_TRANSITION } from '../../navigation/shared-element.ts'
import { desktop, phone, wide } from '../../theme/media.ts'
import { underline } from '../../theme/mixins.ts'
import { container, touchTarget, wholeNames } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
})

/** How high pictures are: no more than a third of a laptop's screen. */
const GALLERY = { aspectRatio: '19 / 8', maxBlockSize: '320px', inlineSize: '100%' } as const

/** A large plate with smaller ones: below it on a phone, beside it on wider screens. */
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
  '@media': {
    [wide]: {
      ...GALLERY,
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[3],
    },
    [desktop]: { gridColumn: '1', marginBlockEnd: vars.space[6] },
  },
})
export const pendingGallery = style([gallery, { display: 'block', overflow: 'hidden' }])
export const plate = style({
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&:first-child': { gridColumn: 'span 3' }, '&:nth-child(n + 5)': { display: 'none' } },
  '@media': {
    [wide]: {
      blockSize: '100%',
      selectors: {
        '&:first-child': { gridRow: '1 / -1', gridColumn: '1' },
        '&:nth-child(2):last-child': { gridRow: '1 / -1' },
        '&:nth-child(n + 4)': { display: 'none' },
        '&:only-child': { gridColumn: '1 / -1' },
      },
    },
  },
})
export const enlarge = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.large,
  cursor: 'zoom-in',
})
export const picture = style({
  borderRadius: vars.radius.large,
  '@media': { [wide]: { selectors: { '&&': { aspectRatio: 'auto' }, '&': { blockSize: '100%' } } } },
})
export const cover = style([picture, { viewTransitionName: COVER_TRANSITION }])

export const columns = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[10],
    '@media': {
      [desktop]: {
        gridTemplateColumns: `minmax(0, 1fr) ${vars.width.side}`,
        columnGap: vars.space[12],
        rowGap: 0,
        alignItems: 'start',
      },
    },
  },
])
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': { [desktop]: { display: 'contents' } },
})
export const intro = style({ '@media': { [desktop]: { gridColumn: '1' } } })

/** What is done with a shop stands beside its name, unless the longest word of that needs the whole row. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'start',
})
export const headActions = style({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' })
export const name = style([
  wholeNames,
  {
    flex: '1 1 min-content',
    minInlineSize: 0,
    overflowWrap: 'break-word',
    fontSize: vars.size.heading,
    '@media': { [desktop]: { fontSize: vars.size.display } },
  },
])
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  overflow: 'hidden',
  color: vars.color.textMuted,
  marginBlockStart: vars.space[2],
})
const DOT = '3px'

/** The dot before a fact lies outside the box at the start of a line, where it is cut away. */
export const fact = style({
  position: 'relative',
  paddingInlineStart: vars.space[5],
  marginInlineStart: `calc(-1 * ${vars.space[5]})`,
  // Drawn, not written: fonts of different languages give a dot different room.
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: vars.space[2],
    insetBlockStart: `calc(0.5lh - ${DOT} / 2)`,
    inlineSize: DOT,
    blockSize: DOT,
    borderRadius: vars.radius.round,
    background: 'currentColor',
  },
})
/** On a phone a line of its own: a name of the zone, which only the browser knows to be needed, moves nothing. */
export const openFact = style([fact, { '@media': { [phone]: { flexBasis: '100%' } } }])
/** Stays together at the end of a line. */
export const phrase = style({ display: 'inline-block' })
/** As wide with a name of the zone as without: on a phone both stand in the same line. */
export const withZone = style({ '@media': { [phone]: { display: 'inline-block', minInlineSize: '16em' } } })
export const open = style({ color: vars.color.success, fontWeight: vars.weight.strong })
export const about = style({
  maxInlineSize: vars.width.text,
  color: vars.color.textMuted,
  whiteSpace: 'pre-line',
  fontSize: vars.size.lead,
  textWrap: 'pretty',
  '@media': { [desktop]: { marginBlockStart: vars.space[5] } },
})

export const heading = style({ fontSize: vars.size.title })

export const side = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  border: `${vars.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto auto auto 1fr',
      columnGap: vars.space[8],
      padding: vars.space[6],
    },
    [desktop]: { gridColumn: '1', marginBlockStart: vars.space[10] },
  },
})
/** The hours, the longest of all, have a column to themselves. */
export const sideHours = style({ '@media': { [wide]: { gridColumn: '2', gridRow: '2 / span 4' } } })
globalStyle(`${side} > h2`, { '@media': { [wide]: { gridColumn: '1 / -1' } } })
globalStyle(`html:not(:lang(ja)) ${side} p`, { textWrap: 'balance' })
globalStyle(`html:lang(zh-Hant) ${side} p`, { wordBreak: 'keep-all' })
export const sideRow = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  alignItems: 'start',
})
export const sideMap = style({ '@media': { [wide]: { gridColumn: '1' } } })
export const sideWide = style([sideRow, { '@media': { [wide]: { gridColumn: '1 / -1' } } }])
export const sideIcon = style({ color: vars.color.textFaint, marginBlockStart: vars.space.half })
export const sideLink = style([
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.space[8],
    color: vars.color.link,
    fontWeight: vars.weight.strong,
    fontSize: vars.size.small,
    ':hover': underline,
  },
])
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[5],
  rowGap: vars.space.half,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: vars.space[1],
})
export const weekRow = style({ display: 'contents' })
export const weekRowToday = style({ display: 'contents', fontWeight: vars.weight.bold })
export const specialDays = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
  marginBlockStart: vars.space[3],
})
export const specialDay = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: vars.space[1],
})
export const zone = style({ color: vars.color.textMuted, fontSize: vars.size.small, whiteSpace: 'nowrap' })

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.bar,
  display: 'flex',
  // Large text takes two lines: the price, and the button below it.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `${vars.hairline} solid ${vars.color.border}`,
  '@media': { [wide]: { paddingInline: vars.space[6] }, [desktop]: { display: 'none' } },
})
/** Beside the words as wide as its own, below them as wide as the bar. */
globalStyle(`${bar} > :is(a, button)`, {
  flexGrow: 1,
  '@media': { [phone]: { paddingInline: vars.space[3] } },
})
export const barWords = style({ display: 'grid', flex: '999 1 9rem', minInlineSize: 0, lineHeight: vars.leading.snug })
export const barPrice = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' })
export const barPer = style({ fontSize: vars.size.small, color: vars.color.textMuted })
export const nextTime = style({ color: vars.color.success, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' })
/** One line: a name without room beside the next time is left out, not cut to its first letters. */
export const barService = style({
  display: 'flex',
  flexWrap: 'wrap',
  blockSize: '1lh',
  overflow: 'hidden',
  fontSize: vars.size.small,
  color: vars.color.textMuted,
})
export const barName = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
})
