import { style } from '@vanilla-extract/css'
import { desktop, wide } from '../../theme/media.ts'
import { container } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: '560px',
  background: vars.colour.navy,
  color: vars.colour.onNavy,
  overflow: 'hidden',
  '@media': { [desktop]: { minBlockSize: '600px' } },
})
export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '70% 50%',
})
/** Keeps the words legible on any picture. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(color-mix(in srgb, ${vars.colour.navy} 82%, transparent), color-mix(in srgb, ${vars.colour.navy} 42%, transparent) 45%, color-mix(in srgb, ${vars.colour.navy} 78%, transparent))`,
})
export const content = style([
  container,
  {
    display: 'grid',
    gap: vars.space[6],
    paddingBlockStart: '104px',
    paddingBlockEnd: vars.space[10],
    '@media': { [desktop]: { paddingBlockEnd: vars.space[16] } },
  },
])
export const words = style({ display: 'grid', gap: vars.space[3], maxInlineSize: '18em' })
export const headline = style({
  fontSize: vars.size.display,
  letterSpacing: '-0.015em',
  '@media': { [wide]: { fontSize: vars.size.headline } },
  selectors: { ':is(html:lang(ja), html:lang(zh-Hant), html:lang(ko)) &': { letterSpacing: 0 } },
})
export const promise = style({ fontSize: vars.size.lead, opacity: 0.88 })

export const form = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.large,
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow.high,
  gridTemplateColumns: '1fr 1fr',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 0.8fr) auto',
      maxInlineSize: '920px',
      alignItems: 'stretch',
      gap: 0,
    },
  },
})
export const cell = style({
  display: 'grid',
  gap: '2px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: vars.colour.sunken },
    '&:focus-within': { boxShadow: `0 0 0 2px ${vars.colour.action}` },
  },
  '@media': {
    [wide]: {
      selectors: {
        '& + &': {
          borderInlineStart: `1px solid ${vars.colour.line}`,
          borderStartStartRadius: 0,
          borderEndStartRadius: 0,
        },
      },
    },
  },
})
export const keywordCell = style([cell, { gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: 'auto' } } }])
export const cellLabel = style({ fontSize: vars.size.tiny, fontWeight: vars.weight.strong, color: vars.colour.inkSoft })
export const cellInput = style({
  border: 0,
  background: 'none',
  padding: 0,
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '28px',
  color: vars.colour.ink,
  appearance: 'none',
  textAlign: 'start',
  selectors: {
    '&::placeholder': { color: vars.colour.inkFaint, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
})
export const submit = style({
  gridColumn: '1 / -1',
  '@media': {
    [wide]: { gridColumn: 'auto', marginInlineStart: vars.space[3], alignSelf: 'center', minBlockSize: '56px' },
  },
})

export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
export const tagsLabel = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  opacity: 0.88,
  marginInlineEnd: vars.space[1],
})
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '36px',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.round,
  border: `1px solid color-mix(in srgb, ${vars.colour.onNavy} 44%, transparent)`,
  background: `color-mix(in srgb, ${vars.colour.navy} 44%, transparent)`,
  fontSize: vars.size.small,
  selectors: { '&:hover': { background: `color-mix(in srgb, ${vars.colour.navy} 76%, transparent)` } },
})
