import { style } from '@vanilla-extract/css'
import { mark } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const legend = style({
  fontSize: vars.size.small,
  color: vars.colour.inkSoft,
  padding: 0,
  marginBlockEnd: vars.space[2],
})
export const options = style({ display: 'grid', gap: vars.space[2] })
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '60px',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.colour.line}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.colour.lineStrong },
    '&:has(:checked)': { borderColor: vars.colour.edge, background: vars.colour.quiet, color: vars.colour.onQuiet },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.ring}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: vars.colour.inkFaint, cursor: 'not-allowed', background: vars.colour.sunken },
  },
})
export const radio = style([mark, { ':focus-visible': { outline: 'none' } }])
export const optionWords = style({ display: 'grid', minInlineSize: 0 })
export const optionName = style({ fontWeight: vars.weight.strong })
export const optionNote = style({ fontSize: vars.size.small, opacity: 0.82 })
export const optionPrice = style({
  display: 'grid',
  justifyItems: 'end',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})
export const per = style({ fontSize: vars.size.tiny, fontWeight: vars.weight.normal, opacity: 0.82 })
export const avatar = style({
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.round,
  objectFit: 'cover',
  background: vars.colour.quiet,
})
export const person = style([option, { gridTemplateColumns: 'auto auto 1fr' }])
export const note = style({ color: vars.colour.inkSoft, fontSize: vars.size.small })
export const stepper = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] })
export const amount = style({
  minInlineSize: '2ch',
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const extra = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  ':last-child': { borderBlockEnd: 0 },
})
export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.colour.lineStrong}`,
  selectors: {
    '&:disabled': { opacity: 0.4 },
    '&:hover:not(:disabled)': { background: vars.colour.sunken },
    '&:focus-visible': { borderRadius: vars.radius.round },
  },
})
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
