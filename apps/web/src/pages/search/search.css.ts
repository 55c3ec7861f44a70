import { globalStyle, style } from '@vanilla-extract/css'
import { belowDesktop, desktop, noScripts, phone, wide } from '../../theme/media.ts'
import { container, ownLink } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

/** Out of sight, yet read. */
const hidden = {
  position: 'absolute',
  inlineSize: vars.hairline,
  blockSize: vars.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const page = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    '@media': {
      [desktop]: { gridTemplateColumns: '304px minmax(0, 1fr)', columnGap: vars.space[10], alignItems: 'start' },
    },
  },
])

/** A rail beside the results; on a phone it is a sheet, and without scripts it stands above the results. */
export const rail = style({
  display: 'none',
  '@media': {
    [noScripts]: { display: 'block' },
    [desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.layout.belowHeader[4],
      maxBlockSize: `calc(100dvh - ${vars.layout.belowHeader[8]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: vars.ring.room,
      paddingBlockEnd: vars.space[4],
      scrollbarWidth: 'thin',
    },
  },
})
export const railTitle = style({ fontSize: vars.size.lead, marginBlockEnd: vars.space[5] })

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [desktop]: { gap: vars.space[5] } },
})
export const keyword = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space[2],
  '@media': { [desktop]: { display: 'none' } },
})
/** As round as its field, before the looks of a button. */
export const keywordSubmit = style({ selectors: { '&&, &&:focus-visible': { borderRadius: vars.radius.round } } })
export const keywordInput = style({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: vars.control.field,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.round,
  border: `${vars.hairline} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    '&::placeholder': { color: vars.color.textFaint, opacity: 1 },
    '&:focus-visible': { borderRadius: vars.radius.round },
  },
})

/** On a phone the row of controls, then how many there are, beside the offer of a currency where there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'end',
      columnGap: vars.space[4],
      rowGap: vars.space[5],
    },
  },
})
export const words = style({ '@media': { [belowDesktop]: { order: 1 } } })
/** On a phone the field above says it already; it is read all the same. */
export const title = style([
  { '@media': { [desktop]: { fontSize: vars.size.heading } } },
  {
    '@media': {
      [belowDesktop]: {
        // With the focus it lies over the list, which stays where it is.
        position: 'absolute',
        zIndex: vars.z.content,
        background: vars.color.background,
        selectors: { '&:not(:focus-visible)': hidden },
      },
    },
  },
])
export const count = style({
  // Kept free until the number has come.
  minBlockSize: '1lh',
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const tools = style({
  // What is out of sight in it makes no page wider.
  position: 'relative',
  display: 'flex',
  flex: `1 0 calc(100% + 2 * ${vars.space[4]})`,
  alignItems: 'center',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  marginBlock: `-${vars.ring.room}`,
  paddingInline: vars.space[4],
  paddingBlock: vars.ring.room,
  '@media': {
    [wide]: {
      flexBasis: `calc(100% + 2 * ${vars.space[6]})`,
      marginInline: `calc(-1 * ${vars.space[6]})`,
      paddingInline: vars.space[6],
    },
    [desktop]: { display: 'contents' },
  },
})
globalStyle(`${tools} > *`, { flex: 'none' })
const tool = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `${vars.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
} as const
export const openFilters = style({
  ...tool,
  '@media': { [desktop]: { display: 'none' }, [noScripts]: { display: 'none' } },
})
export const viewToggle = style({
  ...tool,
  selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
  '@media': { [noScripts]: { display: 'none' } },
})
export const sort = style({
  maxInlineSize: '100%',
  minBlockSize: vars.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  border: `${vars.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  // A phone zooms into a field of less than 16 pixels.
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  '@media': { [desktop]: { fontSize: vars.size.small } },
})
export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.mark,
  blockSize: vars.mark,
  paddingInline: '6px',
  borderRadius: vars.radius.round,
  background: vars.color.text,
  color: vars.color.background,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums',
})

export const applied = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [desktop]: { flexWrap: 'wrap', gridColumn: '1 / -1' } },
})
globalStyle(`${applied} > *`, { '@media': { [belowDesktop]: { flex: 'none', flexWrap: 'nowrap' } } })
/** On a phone its buttons say what its sentence says. */
export const offer = style({
  '@media': {
    [belowDesktop]: { position: 'relative', order: 1 },
    [desktop]: { gridColumn: '1 / -1' },
  },
})
globalStyle(`${offer} > :first-child`, { '@media': { [phone]: hidden } })
export const clear = style([
  ownLink,
  {
    fontSize: vars.size.small,
  },
])

export const list = style({
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
})
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
})
export const clearInSheet = style({ whiteSpace: 'nowrap', flex: 'none' })

export const nothing = style({ display: 'grid', gap: vars.space[6], justifyItems: 'center' })
/** Close to the way on above them, which has room of its own. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
  padding: 0,
  listStyle: 'none',
})
export const otherWords = style({ display: 'grid', gap: vars.space[3], justifyItems: 'center' })
globalStyle(`${otherWords} > div`, { justifyContent: 'center' })
