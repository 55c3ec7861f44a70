import { keyframes, style } from '@vanilla-extract/css'
import { hiddenFrom, wide } from '../../../theme/media.ts'
import { onPaper } from '../../../theme/shared.css.ts'
import { vars } from '../../../theme/tokens.css.ts'

export const count = style({
  position: 'absolute',
  insetBlockStart: vars.space.half,
  insetInlineEnd: '0',
  minInlineSize: vars.space[5],
  blockSize: vars.space[5],
  paddingInline: '5px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.flat,
  fontVariantNumeric: 'tabular-nums',
  // Not a text of the page: the button's accessible name has the number.
  '::before': { content: 'attr(data-count)' },
})

const rise = keyframes({ from: { translate: `0 ${vars.space[4]}`, opacity: 0 } })

/** From below on a phone, under the bell on wider screens. */
export const panel = style([
  onPaper,
  {
    position: 'fixed',
    inset: 'auto 0 0 0',
    margin: 0,
    padding: 0,
    inlineSize: '100%',
    maxInlineSize: '100%',
    maxBlockSize: '86dvh',
    border: `${vars.hairline} solid ${vars.color.border}`,
    borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
    background: vars.color.background,
    boxShadow: vars.shadow.high,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: {
      '&:popover-open': { animation: `${rise} ${vars.motion.calm}` },
      '&::backdrop': { background: vars.color.scrim },
    },
    '@media': {
      [wide]: {
        inset: `${vars.layout.menu.top} ${vars.layout.menu.end} auto auto`,
        inlineSize: vars.width.panel,
        maxBlockSize: `min(${vars.width.form}, calc(100dvh - ${vars.layout.belowHeader[4]}))`,
        borderRadius: vars.radius.medium,
        selectors: { '&::backdrop': { background: 'transparent' } },
      },
    },
  },
])
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.content,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.card,
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[5],
  paddingInlineEnd: vars.space[2],
  background: vars.color.background,
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
})
export const title = style({ fontSize: vars.size.lead, marginInlineEnd: 'auto' })
export const close = style(hiddenFrom(wide))
export const paused = style({
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
  fontSize: vars.size.small,
  opacity: 0.82,
})
export const items = style({ display: 'grid' })
export const item = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  paddingInlineEnd: vars.space[2],
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
})
export const unreadItem = style([item, { background: vars.color.muted, color: vars.color.onMuted }])
export const itemLink = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space.half,
  padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[3]} ${vars.space[5]}`,
  fontSize: vars.size.small,
  selectors: {
    '&:hover': { background: 'color-mix(in oklab, currentColor 5%, transparent)' },
    '&:focus-visible': { outlineOffset: vars.ring.inside },
  },
})
export const itemSmall = style({ opacity: 0.82, fontVariantNumeric: 'tabular-nums' })
export const more = style({ display: 'grid', justifyItems: 'center', padding: vars.space[2] })
