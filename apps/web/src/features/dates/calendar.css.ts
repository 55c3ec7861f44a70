import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

/** As printed calendars in Japan and Korea have them: Sunday red, Saturday blue. */
const WEEKEND = {
  '&[data-weekday="0"]': { color: vars.color.danger },
  '&[data-weekday="6"]': { color: vars.color.action },
  '&[data-holiday]': { color: vars.color.danger },
}

const MONTH_WIDTH = vars.width.panel
export const calendar = style({ inlineSize: '100%' })
export const oneMonth = style([calendar, { maxInlineSize: MONTH_WIDTH }])
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const month = style({ flex: 1, textAlign: 'center', fontSize: vars.size.body })
export const months = style({ display: 'flex', alignItems: 'start', gap: vars.space[5] })
export const table = style({ flex: 1, inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })
export const weekday = style({
  blockSize: vars.space[8],
  fontSize: vars.size.small,
  fontWeight: vars.weight.normal,
  color: vars.color.textMuted,
  selectors: WEEKEND,
})
export const cell = style({ padding: vars.hairline, textAlign: 'center' })
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
    '&[data-first]': { boxShadow: `inset 0 0 0 ${vars.hairline} ${vars.color.action}` },
    '&:hover': { background: vars.color.surfaceMuted },
    '&:focus-visible': { outlineOffset: vars.ring.inside },
    '&&[data-unavailable], &&[data-disabled]': {
      color: vars.color.textFaint,
      fontWeight: vars.weight.normal,
      cursor: 'not-allowed',
      background: 'none',
    },
    '&&[data-full]': { color: vars.color.textMuted, fontWeight: vars.weight.normal },
    '&[data-unavailable]:not([data-disabled])': { textDecoration: 'line-through' },
    '&&[data-range="middle"]': { background: vars.color.muted, color: vars.color.onMuted, borderRadius: 0 },
    '&&[data-selected], &&[data-range="end"]': { background: vars.color.action, color: vars.color.onAction },
  },
})
export const holidays = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  padding: 0,
  paddingBlockStart: vars.space[2],
  listStyle: 'none',
  fontSize: vars.size.small,
  color: vars.color.textMuted,
})
export const holidayDate = style({ color: vars.color.danger, fontVariantNumeric: 'tabular-nums' })
export const none = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[3] } },
})
