import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors, largeText, wide } from '../../../theme/media.ts'
import { vars } from '../../../theme/tokens.css.ts'

export const booking = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  scrollMarginBlockStart: '80px',
})
export const people = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[3] })
export const peopleChoice = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[3] })
export const peopleLabel = style({ fontWeight: vars.weight.strong })
export const callForMore = style({ fontSize: vars.size.small, color: vars.colour.textMuted })
export const segments = style({
  display: 'inline-flex',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.colour.borderStrong}`,
  overflow: 'hidden',
})
export const segment = style({
  display: 'grid',
  placeItems: 'center',
  // Five of them fit beside each other at 195 px, too.
  minInlineSize: 'min(48px, 14vw)',
  minBlockSize: vars.target,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  background: vars.colour.surface,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.colour.border}` },
    '&:hover': { background: vars.colour.surfaceMuted },
    '&[aria-current="true"]': { background: vars.colour.text, color: vars.colour.background },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.medium },
  },
})

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })
export const groupTitle = style({ fontSize: vars.size.body, color: vars.colour.textMuted })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  background: vars.colour.surface,
  overflow: 'hidden',
})
export const service = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } } })
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: '2px',
  alignItems: 'start',
  padding: vars.space[5],
  '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { [`${service}:not([data-open]) > &:hover`]: { background: vars.colour.surfaceMuted } },
})
export const serviceName = style({ fontSize: vars.size.lead, lineHeight: 1.35 })
export const opener = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.colour.focusRing}`,
      outlineOffset: '-3px',
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
  gridColumn: '1 / -1',
  color: vars.colour.textMuted,
  fontSize: vars.size.small,
  maxInlineSize: '60ch',
})
export const price = style({
  textAlign: 'end',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [largeText]: { textAlign: 'start', whiteSpace: 'normal' } },
})
export const small = style({
  display: 'block',
  fontWeight: vars.weight.normal,
  fontSize: vars.size.small,
  color: vars.colour.textMuted,
})

export const currency = style({ paddingInline: vars.space[5], ':empty': { display: 'none' } })
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[5],
})
export const units = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: vars.space[2],
})
export const unit = style({
  display: 'grid',
  gap: '2px',
  blockSize: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.colour.border}`,
  lineHeight: 1.4,
  selectors: {
    '&:hover': { borderColor: vars.colour.borderStrong },
    '&[aria-current="true"]': {
      borderColor: vars.colour.actionBorder,
      boxShadow: `inset 0 0 0 1px ${vars.colour.actionBorder}`,
      background: vars.colour.muted,
      color: vars.colour.onMuted,
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
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[8], alignItems: 'start' },
  },
})
export const zone = style({ fontSize: vars.size.small, color: vars.colour.textMuted })
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontWeight: vars.weight.strong,
})
/** Of all people. */
export const total = style({ fontVariantNumeric: 'tabular-nums' })
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minBlockSize: '120px',
  alignContent: 'start',
})
export const pending = style({ display: 'grid', gap: vars.space[3] })
