import { style } from '@vanilla-extract/css'
import { phone, wide } from '../../theme/media.ts'
import { underline } from '../../theme/mixins.ts'
import { wholeNames } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  gap: vars.space[3],
  minInlineSize: 0,
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half })
export const name = style({ fontSize: vars.size.body, fontWeight: vars.weight.strong, lineHeight: vars.leading.snug })
/** The whole card is the link's target, while a screen reader reads only the title. */
export const titleLink = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
    '&:hover': { ...underline, textDecorationThickness: vars.hairline },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: vars.ring.line, outlineOffset: vars.ring.room },
  },
})
/** The same for the name of a shop. */
export const link = style([titleLink, wholeNames])
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  // Day, price and times stand in one line with those of the cards beside it.
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[1],
  fontSize: vars.size.small,
})
/** Half a phone holds the day and a price of four digits in one line. */
const day = style({
  fontSize: vars.size.tiny,
  selectors: { 'html:lang(ja) &': { wordBreak: 'auto-phrase' as 'normal' } },
  '@media': { [wide]: { fontSize: vars.size.small } },
})
export const free = style([day, { color: vars.color.success, fontWeight: vars.weight.strong }])
export const later = style([day, { color: vars.color.textMuted }])
export const price = style({ fontWeight: vars.weight.strong })
/** How many booked: a reason to choose. */
export const proof = style({ fontSize: vars.size.small, color: vars.color.textMuted })
/** Above the link that covers the card. */
export const times = style({
  position: 'relative',
  zIndex: vars.z.content,
  display: 'grid',
  fontSize: vars.size.small,
  // Large text takes a row for each.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 3.1em), 1fr))',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  '@media': { [phone]: { gap: vars.space[1] } },
})
export const time = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.target,
  borderRadius: vars.radius.small,
  border: `${vars.hairline} solid ${vars.color.actionBorder}`,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.muted, color: vars.color.onMuted },
    '&:focus-visible': { borderRadius: vars.radius.small },
  },
})
