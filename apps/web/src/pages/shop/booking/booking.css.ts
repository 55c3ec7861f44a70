import { globalStyle, style } from '@vanilla-extract/css'
import { belowDesktop, desktop, forcedColors, hiddenFrom, largeText, tablet } from '../../../theme/media.ts'
import { vars } from '../../../theme/tokens.css.ts'

/** More rows than a page has: those without content have no height. */
const ROWS = 400
/**
 * On a wide screen the services are rows of the page's own grid, so that what belongs to the chosen one can stand in the column
 * beside them and stay there.
 */
const rowsOfPage = { '@media': { [desktop]: { display: 'contents' } } } as const

export const booking = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    scrollMarginBlockStart: vars.layout.belowHeader[4],
  },
  rowsOfPage,
])
export const title = style({ '@media': { [desktop]: { marginBlock: `${vars.space[10]} ${vars.space[4]}` } } })
export const people = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[3] })
export const peopleChoice = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[3] })
export const peopleLabel = style({ fontWeight: vars.weight.strong })
export const callForMore = style({ fontSize: vars.size.small, color: vars.color.textMuted })

export const group = style([{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }, rowsOfPage])
export const groupTitle = style({
  fontSize: vars.size.body,
  color: vars.color.textMuted,
  '@media': { [desktop]: { marginBlockEnd: vars.space[3] } },
  selectors: { [`${group} + ${group} > &`]: { '@media': { [desktop]: { marginBlockStart: vars.space[6] } } } },
})
export const list = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `${vars.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    overflow: 'hidden',
  },
  rowsOfPage,
])
export const service = style([
  { selectors: { '& + &': { borderBlockStart: `${vars.hairline} solid ${vars.color.border}` } } },
  rowsOfPage,
])
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space.half,
  alignItems: 'start',
  padding: vars.space[5],
  '@media': {
    // The list has no box of its own: its border is that of its rows.
    [desktop]: {
      background: vars.color.surface,
      border: `${vars.hairline} solid ${vars.color.border}`,
      borderBlockStartWidth: 0,
      selectors: {
        [`${service}:first-child > &`]: {
          borderBlockStartWidth: vars.hairline,
          borderStartStartRadius: vars.radius.large,
          borderStartEndRadius: vars.radius.large,
        },
        [`${service}:last-child > &`]: {
          borderEndStartRadius: vars.radius.large,
          borderEndEndRadius: vars.radius.large,
        },
        [`${service}[data-open] > &`]: { boxShadow: `inset ${vars.space[1]} 0 ${vars.color.actionBorder}` },
      },
    },
  },
  selectors: { [`${service}:not([data-open]) > &:hover`]: { background: vars.color.surfaceMuted } },
})
/** Beside its price, unless its longest word needs the whole row. */
export const serviceName = style({
  flex: '1 1 min-content',
  minInlineSize: 0,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  overflowWrap: 'break-word',
})
export const opener = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: vars.ring.line,
      outlineOffset: vars.ring.insideFrame,
      borderRadius: vars.radius.large,
    },
  },
})
/** As tall as a thumb, over the space around it. */
export const openName = style({
  position: 'relative',
  display: 'inline-block',
  paddingBlock: '10px',
  marginBlock: '-10px',
  // A ground of its own would cover the line below.
  '@media': { [forcedColors]: { paddingBlock: 0, marginBlock: 0 } },
})
export const description = style({
  // A row of its own: with a largest width it would stand beside the price.
  flexBasis: '100%',
  paddingInlineEnd: 'max(0px, 100% - 60ch)',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
})
export const price = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [largeText]: { marginInlineStart: 0, textAlign: 'start', whiteSpace: 'normal' } },
})
export const small = style({
  display: 'block',
  fontWeight: vars.weight.normal,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
})

/** Under the price that is paid. */
export const usualPrice = style({
  display: 'block',
  fontWeight: vars.weight.normal,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
})
/** Above the link that covers the row. */
export const discounts = style({
  position: 'relative',
  zIndex: vars.z.content,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  padding: 0,
  listStyle: 'none',
})
export const discount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.round,
  border: `${vars.hairline} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  selectors: {
    '&:hover': { background: vars.color.surfaceMuted },
    '&:focus-visible': { borderRadius: vars.radius.round },
    '&[aria-current="true"]': {
      background: vars.color.text,
      borderColor: vars.color.text,
      color: vars.color.background,
    },
  },
})
export const off = style({
  color: vars.color.success,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${discount}[aria-current="true"] > &`]: { color: 'inherit' } },
})

export const currency = style({ flexBasis: '100%', ':empty': { display: 'none' } })
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[5],
  '@media': {
    [desktop]: {
      gridColumn: '2',
      gridRow: `1 / span ${ROWS}`,
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: vars.layout.belowHeader[4],
      maxBlockSize: `calc(100dvh - ${vars.layout.belowHeader[8]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      gap: vars.space[4],
      paddingBlock: `${vars.space[5]} 0`,
      borderRadius: vars.radius.large,
      border: `${vars.hairline} solid ${vars.color.border}`,
      background: vars.color.surface,
      boxShadow: vars.shadow.low,
    },
  },
})
/** What the box is about, where the row of the service may be out of sight. */
export const panelHead = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    alignItems: 'start',
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
  },
  hiddenFrom(belowDesktop),
])
globalStyle(`${panelHead} > :last-child`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const panelName = style({ fontSize: vars.size.lead })
/** Stays in sight at the foot of the box, over times that scroll below it. */
const foot = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [desktop]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.content,
      marginInline: `calc(-1 * ${vars.space[5]})`,
      padding: vars.space[5],
      background: vars.color.surface,
      borderBlockStart: `${vars.hairline} solid ${vars.color.border}`,
    },
  },
})
export const nextStep = style([foot, hiddenFrom(belowDesktop)])
/** The same of a rental, on phones, too: its times are no links. */
export const rentalStep = foot
export const rental = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  selectors: { '&:last-child': { '@media': { [desktop]: { paddingBlockEnd: vars.space[5] } } } },
})
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const units = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: vars.space[2],
})
export const unit = style({
  display: 'grid',
  gap: vars.space.half,
  blockSize: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `${vars.hairline} solid ${vars.color.border}`,
  lineHeight: vars.leading.snug,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&[aria-current="true"]': {
      borderColor: vars.color.actionBorder,
      boxShadow: `inset 0 0 0 ${vars.hairline} ${vars.color.actionBorder}`,
      background: vars.color.muted,
      color: vars.color.onMuted,
    },
    '&:focus-visible': { borderRadius: vars.radius.medium },
  },
})
export const unitName = style({ fontWeight: vars.weight.strong })
export const unitFacts = style({ fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' })
export const more = style({
  scrollMarginBlockStart: '160px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
/** Its words stand where those above and below begin. */
globalStyle(`${more} > button`, { marginInlineStart: `calc(-1 * ${vars.space[3]})` })
/** A month, and beside it, where there is room, the times of the day chosen in it. */
export const calendarAndTimes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[8], alignItems: 'start' },
  },
})
export const zone = style({ fontSize: vars.size.small, color: vars.color.textMuted })
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontWeight: vars.weight.strong,
})
/** Of all people; in the box it stands beside the button. */
export const dayPrice = style([{ fontVariantNumeric: 'tabular-nums' }, hiddenFrom(desktop)])
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minBlockSize: '120px',
  alignContent: 'start',
})
export const pending = style({ display: 'grid', gap: vars.space[3] })
