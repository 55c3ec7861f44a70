import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

const SIDE = '76px'

/** Scrolls sideways inside its container. */
export const strip = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
  // A day that is snapped to stands where the strip begins, not at the edge of the room for its ring.
  scrollPaddingInline: vars.ring.room,
  padding: vars.ring.room,
  margin: `-${vars.ring.room}`,
})
export const stripItem = style({ flex: 'none', scrollSnapAlign: 'start' })
export const day = style({
  // Holds what is hidden in it: else that would widen the page beside the strip.
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.half,
  minInlineSize: SIDE,
  minBlockSize: SIDE,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  border: `${vars.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  lineHeight: vars.leading.tight,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.borderStrong },
    '&:focus-visible': { borderRadius: vars.radius.medium },
    '&:disabled, &[data-full]': { background: vars.color.surfaceMuted, color: vars.color.textFaint },
    '&[aria-pressed="true"]': {
      background: vars.color.action,
      borderColor: vars.color.action,
      color: vars.color.onAction,
    },
  },
})
const notChosen = (which: string) => `${day}[data-${which}]:enabled:not([aria-pressed="true"], [data-full]) > &`
/** Sunday and holidays red, Saturday blue, as in the calendar. */
export const weekday = style({
  fontSize: vars.size.small,
  selectors: {
    [notChosen('weekday="0"')]: { color: vars.color.danger },
    [notChosen('weekday="6"')]: { color: vars.color.action },
    [notChosen('holiday')]: { color: vars.color.danger },
  },
})
export const date = style({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const status = style({ fontSize: vars.size.tiny })
