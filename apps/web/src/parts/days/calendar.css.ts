import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const calendar = style({ inlineSize: '100%', maxInlineSize: '420px' })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const month = style({ fontSize: vars.size.body })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })
export const weekday = style({
  blockSize: '32px',
  fontSize: vars.size.small,
  fontWeight: vars.weight.normal,
  color: vars.colour.inkSoft,
})
export const cell = style({ padding: '1px', textAlign: 'center' })
export const day = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.target,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.colour.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-unavailable], &[data-disabled]': {
      color: vars.colour.inkFaint,
      fontWeight: vars.weight.normal,
      cursor: 'not-allowed',
      background: 'none',
    },
    '&[data-unavailable]:not([data-disabled])': { textDecoration: 'line-through' },
    '&[data-outside-range]': { visibility: 'hidden' },
    '&[data-selected]': { background: vars.colour.action, color: vars.colour.onAction },
  },
})
export const none = style({
  color: vars.colour.inkSoft,
  fontSize: vars.size.small,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[3] } },
})
