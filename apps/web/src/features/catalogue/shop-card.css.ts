import { style } from '@vanilla-extract/css'
import { wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space[3],
  minInlineSize: 0,
})
export const words = style({ display: 'grid', gap: '2px', alignContent: 'start' })
export const name = style({ fontSize: vars.size.body, fontWeight: vars.weight.strong, lineHeight: 1.35 })
/** The whole card is the link's target, while a screen reader reads only the name. */
export const link = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '3px' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.colour.focusRing}`, outlineOffset: '3px' },
  },
})
export const place = style({ fontSize: vars.size.small, color: vars.colour.textMuted })
export const service = style({ fontSize: vars.size.small })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  marginBlockStart: vars.space[1],
  fontSize: vars.size.small,
})
/** Half a phone holds the day and a price of four digits in one line. */
const day = style({ fontSize: vars.size.tiny, '@media': { [wide]: { fontSize: vars.size.small } } })
export const free = style([day, { color: vars.colour.success, fontWeight: vars.weight.strong }])
export const later = style([day, { color: vars.colour.textMuted }])
export const price = style({ fontWeight: vars.weight.strong })
