import { style } from '@vanilla-extract/css'
import { dark, desktop, wide } from '../../theme/media.ts'
import { container, onBrand, onPaper, wholePhrases } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

/** Navy like a cover, the picture as a plate on it that reaches over its lower edge. */
export const hero = style([
  onBrand,
  {
    position: 'relative',
    background: `linear-gradient(${vars.color.navy} calc(100% - ${vars.layout.coverOverlap}), ${vars.color.background} 0)`,
    '@media': {
      [desktop]: {
        background: `linear-gradient(${vars.color.navy} calc(100% - ${vars.space[10]}), ${vars.color.background} 0)`,
      },
    },
  },
])
export const content = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    paddingBlockStart: vars.layout.belowHeader[6],
    '@media': {
      [desktop]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        gridTemplateRows: '1fr auto auto 1fr',
        columnGap: vars.space[12],
        rowGap: vars.space[8],
        paddingBlockStart: vars.layout.belowHeader[4],
      },
    },
  },
])
export const plate = style({
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  boxShadow: vars.shadow.high,
  background: vars.color.muted,
  '@media': { [desktop]: { gridColumn: '2', gridRow: '1 / -1', aspectRatio: 'auto', minBlockSize: '500px' } },
})
export const scene = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 60%',
  '@media': { [desktop]: { objectPosition: '38% 60%' }, [dark]: { filter: 'brightness(0.86)' } },
})
export const words = style({ display: 'grid', gap: vars.space[3], '@media': { [desktop]: { gridRow: '2' } } })
export const headline = style({
  fontSize: vars.size.display,
  letterSpacing: '-0.015em',
  '@media': { [wide]: { fontSize: vars.size.headline } },
  selectors: {
    ':is(html:lang(ja), html:lang(zh-Hant), html:lang(ko)) &': {
      letterSpacing: 0,
      wordBreak: 'keep-all',
      lineHeight: vars.leading.snug,
    },
  },
})
/** A line breaks between the phrases first. */
export const phrase = style({ display: 'inline-block' })
/** It belongs to the headline, and breaks as that does. */
export const promise = style([
  wholePhrases,
  {
    fontSize: vars.size.lead,
    maxInlineSize: '30em',
    textWrap: 'balance',
    selectors: { 'html:lang(ja) &': { wordBreak: 'auto-phrase' as 'normal' } },
  },
])
/** On wide screens the box reaches onto the plate; below it stays navy, however many rows the searches take. */
export const box = style({
  display: 'grid',
  gap: vars.space[4],
  zIndex: vars.z.content,
  '@media': {
    [desktop]: {
      gridRow: '3',
      gridColumn: '1',
      inlineSize: 'calc(100% + 208px)',
      paddingBlockEnd: vars.space[16],
    },
  },
})

export const form = style([
  onPaper,
  {
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[3],
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    boxShadow: vars.shadow.high,
    border: `${vars.hairline} solid ${vars.color.border}`,
    gridTemplateColumns: '1fr 1fr',
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(160px, 1fr) minmax(144px, 0.8fr) auto',
        maxInlineSize: '920px',
        alignItems: 'stretch',
        gap: 0,
      },
    },
  },
])
/** Room for two days. */
export const rentalForm = style([
  form,
  {
    '@media': {
      [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(max-content, 0.6fr) minmax(max-content, 0.4fr) auto' },
    },
  },
])
export const cell = style({
  display: 'grid',
  gap: vars.space.half,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: vars.color.surfaceMuted },
    '&:focus-within': { boxShadow: `0 0 0 ${vars.stroke.bold} ${vars.color.focusRing}` },
  },
  '@media': {
    [wide]: {
      selectors: {
        '& + &': {
          borderInlineStart: `${vars.hairline} solid ${vars.color.border}`,
          borderStartStartRadius: 0,
          borderEndStartRadius: 0,
        },
      },
    },
  },
})
export const rangeCell = style([cell, { gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: 'auto' } } }])
export const keywordCell = style([cell, { gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: 'auto' } } }])
export const cellInput = style({
  border: 0,
  background: 'none',
  padding: 0,
  inlineSize: '100%',
  minInlineSize: 0,
  // As high as a thumb, though its line is not: it reaches under its label and out of the cell's lower edge.
  blockSize: vars.target,
  marginBlock: `calc((28px - ${vars.target}) / 2)`,
  color: vars.color.text,
  appearance: 'none',
  textAlign: 'start',
  selectors: {
    '&::placeholder': { color: vars.color.textFaint, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
})
export const submit = style({
  gridColumn: '1 / -1',
  '@media': {
    [wide]: {
      gridColumn: 'auto',
      marginInlineStart: vars.space[3],
      alignSelf: 'center',
      minBlockSize: vars.control.row,
    },
  },
})

/** Swiped on a phone, where rows of them would push the picture away. */
export const tags = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.ring.room,
  '@media': {
    [wide]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 },
    [desktop]: { maxInlineSize: 'calc(100% - 232px)' },
  },
})
export const tagsLabel = style({
  flex: 'none',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  marginInlineEnd: vars.space[1],
})
export const tag = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: vars.target,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.round,
  border: `1px solid color-mix(in srgb, ${vars.color.onNavy} 44%, transparent)`,
  background: `color-mix(in srgb, ${vars.color.navy} 44%, transparent)`,
  fontSize: vars.size.small,
  selectors: { '&:hover': { background: `color-mix(in srgb, ${vars.color.navy} 76%, transparent)` } },
})
