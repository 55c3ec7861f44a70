import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const root = style({
  inlineSize: `min(400px, calc(100vw - ${vars.space[8]}))`,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.hairline} solid ${vars.color.border}`,
  boxShadow: vars.shadow.high,
  overflowWrap: 'anywhere',
  translate: 'var(--x) var(--y)',
  scale: 'var(--scale)',
  opacity: 'var(--opacity)',
  zIndex: 'var(--z-index)',
  blockSize: 'var(--height)',
  willChange: 'translate, opacity, scale',
  transition: 'translate 250ms, scale 250ms, opacity 200ms, block-size 250ms, box-shadow 200ms',
  transitionTimingFunction: 'cubic-bezier(.2,.7,.3,1)',
})
export const words = style({ alignSelf: 'center' })
export const close = style({ marginBlock: '-10px' })
export const icon = style({ marginBlockStart: vars.space.half })
