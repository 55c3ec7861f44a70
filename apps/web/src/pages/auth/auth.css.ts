import { style } from '@vanilla-extract/css'
import { desktop, wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

const FORM = '460px'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: vars.width.page.signIn,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[12],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
      gap: vars.space[8],
      paddingInline: vars.space[6],
      paddingBlockStart: vars.space[8],
      alignItems: 'stretch',
      minBlockSize: `min(${vars.width.form}, calc(100dvh - 140px))`,
    },
    [desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${FORM})`, gap: vars.space[16] },
  },
})

export const scene = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', inlineSize: '100%', blockSize: '100%', borderRadius: vars.radius.large } },
})
export const sky = style({ fill: vars.color.muted })
export const sun = style({ fill: vars.color.accent })
export const farHill = style({ fill: `color-mix(in oklab, ${vars.color.action} 34%, ${vars.color.muted})` })
export const nearHill = style({ fill: vars.color.navy })
/** Nearly navy by day; by night as much lighter than the hills as it is darker by day. */
export const gate = style({
  fill: `color-mix(in oklab, ${vars.color.text} 28%, color-mix(in oklab, ${vars.color.navy} 72%, ${vars.color.action}))`,
})

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: FORM,
  marginInline: 'auto',
  '@media': { [wide]: { alignContent: 'center' } },
})
export const heading = style({ fontSize: vars.size.heading })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })
export const small = style({ fontSize: vars.size.small, color: vars.color.textMuted })

export const given = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceMuted,
})
export const other = style({ marginInlineStart: 'auto' })
/** All of it, on two lines where it is long: it is there to be checked. The button stands beside it where there is room for both. */
export const address = style({
  flex: '1 1 8em',
  paddingBlock: vars.space[2],
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** The provider in whose name one goes on. */
export const account = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

export const resend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: vars.target,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
})
export const waiting = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.text })

export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  '::before': { content: '""', borderBlockStart: `${vars.hairline} solid ${vars.color.border}` },
  '::after': { content: '""', borderBlockStart: `${vars.hairline} solid ${vars.color.border}` },
})
export const mark = style({ inlineSize: vars.space[5], blockSize: vars.space[5], flex: 'none' })

/** The reservation that waits for the sign-in. */
export const held = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceMuted,
  fontSize: vars.size.small,
})
