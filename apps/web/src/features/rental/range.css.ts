import { style } from '@vanilla-extract/css'
import { noScripts, phone } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const field = style({
  inlineSize: '100%',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  border: `${vars.hairline} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  textAlign: 'start',
  lineHeight: vars.leading.tight,
  selectors: {
    '&:hover': { background: vars.color.surfaceMuted },
    '&:focus-visible': { borderRadius: vars.radius.medium },
  },
  '@media': {
    // Two days of two figures and the arrow between them stand in one line on a phone of 360 px.
    [phone]: { paddingInline: vars.space[2] },
    // Nothing opens it.
    [noScripts]: { display: 'none' },
  },
})
/** Without scripts: a date, and a number of days. */
export const native = style({ display: 'grid', gap: vars.space[2] })
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  minBlockSize: vars.target,
})
export const pair = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  '@media': { [phone]: { columnGap: vars.space[1] } },
})
export const end = style({ display: 'grid', gap: vars.hairline })
export const caption = style({ fontSize: vars.size.small, color: vars.color.textMuted })
export const day = style({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const none = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' })
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: vars.space[1],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
/** A day and its time stay in one line where they fit into it. */
export const whole = style({ display: 'inline-block' })
export const arrow = style({ flex: 'none', color: vars.color.textMuted })
/** Beside the days where there is room for it, else below them. */
export const count = style({ marginInlineStart: 'auto', fontSize: vars.size.small, whiteSpace: 'nowrap' })

/** What is to be chosen next, above the calendar. */
export const told = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minBlockSize: vars.target,
  marginBlockEnd: vars.space[2],
})

export const price = style({ fontVariantNumeric: 'tabular-nums' })
export const total = style({ fontWeight: vars.weight.strong })
export const tiers = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const tier = style({
  selectors: {
    '& + &': { borderBlockStart: `${vars.hairline} solid ${vars.color.border}` },
    '&[data-chosen]': { fontWeight: vars.weight.strong, background: vars.color.muted, color: vars.color.onMuted },
  },
})
export const tierName = style({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  textAlign: 'start',
  fontWeight: 'inherit',
})
export const tierPrice = style({ paddingBlock: vars.space[1], paddingInline: vars.space[2], textAlign: 'end' })
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
})
export const each = style({ fontSize: vars.size.small, fontWeight: vars.weight.normal })
export const note = style({ fontSize: vars.size.small, color: vars.color.textMuted })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })
