import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

/** As printed calendars in Japan and Korea have them: Sunday red, Saturday blue. */
const WEEKEND = {
  '&[data-weekday="0"]': { color: vars.colour.danger },
  '&[data-weekday="6"]': { color: vars.colour.action },
}

export const calendar = style({ inlineSize: '100%', maxInlineSize: '420px' })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const month = style({ fontSize: vars.size.body })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })
export const weekday = style({
  blockSize: '32px',
  fontSize: vars.size.small,
  fontWeight: vars.weight.normal,
  color: vars.colour.textMuted,
  selectors: WEEKEND,
})
export const cell = style({ padding: '1px', textAlign: 'center' })
export const day = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.target,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    ...WEEKEND,
    '&[data-first]': { boxShadow: `inset 0 0 0 1px ${vars.colour.action}` },
    '&:hover': { background: vars.colour.surfaceMuted },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&&[data-unavailable], &&[data-disabled]': {
      color: vars.colour.textFaint,
      fontWeight: vars.weight.normal,
      cursor: 'not-allowed',
      background: 'none',
    },
    '&[data-unavailable]:not([data-disabled])': { textDecoration: 'line-through' },
    '&[data-outside-range]': { visibility: 'hidden' },
    '&&[data-selected]': { background: vars.colour.action, color: vars.colour.onAction },
  },
})
export const none = style({
  color: vars.colour.textMuted,
  fontSize: vars.size.small,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[3] } },
})
