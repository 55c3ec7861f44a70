import { globalStyle, style } from '@vanilla-extract/css'
import { desktop, wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.width.side}`,
      columnGap: vars.space[12],
      alignItems: 'start',
    },
  },
})
export const cards = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 })
/** Clear of the header, and of the bar below. */
export const statusNotice = style({ scrollMarginBlock: vars.layout.belowHeader[8], borderRadius: vars.radius.medium })
export const overlapping = style({ marginBlock: vars.space[1] })
export const later = style({ color: vars.color.textMuted, fontSize: vars.size.small, paddingInline: vars.space[5] })

export const aside = style({
  '@media': { [desktop]: { position: 'sticky', insetBlockStart: vars.layout.belowHeader[6] } },
})
export const panel = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
})
export const desktopOnly = style({
  display: 'none',
  '@media': { [desktop]: { display: 'grid', gap: vars.space[3] } },
})

/** Within reach of the thumb. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.popup,
  marginInline: `calc(-1 * ${vars.space[4]})`,
  background: vars.color.background,
  borderBlockStart: `${vars.hairline} solid ${vars.color.border}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': {
    [wide]: { marginInline: `calc(-1 * ${vars.space[6]})`, paddingInline: vars.space[2] },
    [desktop]: { display: 'none' },
  },
})
/** Two lines where the text is large: half of a small screen would break the words of the button. */
export const barInner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
})
export const barFailure = style({
  padding: `${vars.space[2]} ${vars.space[4]} 0`,
  selectors: { '&:empty': { display: 'none' } },
})
export const barWords = style({ display: 'grid', flex: '1 1 0', minInlineSize: 'min-content' })
export const barPrice = style({ fontSize: vars.size.lead, fontWeight: vars.weight.bold })
export const barAction = style({ display: 'grid', flex: '1.6 1 10rem' })
/** Half a screen is narrow: the text stays in one line. */
globalStyle(`${barAction} > :is(a, button)`, { paddingInline: vars.space[3], fontSize: vars.size.body })
