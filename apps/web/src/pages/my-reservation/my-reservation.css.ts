import { style } from '@vanilla-extract/css'
import { canHover, tiny, wide } from '../../theme/media.ts'
import { container, visuallyHidden } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style([container, { maxInlineSize: '820px', paddingBlockEnd: vars.space[12] }])
export const heading = style({ fontSize: vars.size.heading, marginBlockEnd: vars.space[4] })
export const hiddenHeading = visuallyHidden

export const cards = style({ display: 'grid', gap: vars.space[3] })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.colour.raised,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.large,
  transition: `border-color ${vars.motion.quick}`,
  '@media': {
    [canHover]: { ':hover': { borderColor: vars.colour.lineStrong } },
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: { '&:focus-visible': { borderRadius: vars.radius.large } },
})
export const cover = style({
  inlineSize: '72px',
  alignSelf: 'start',
  borderRadius: vars.radius.medium,
  '@media': { [wide]: { inlineSize: '120px' } },
})
export const cardText = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
export const cardTop = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
export const code = style({
  color: vars.colour.inkSoft,
  fontSize: vars.size.small,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
})
export const service = style({ fontSize: vars.size.body })
export const shop = style({ color: vars.colour.inkSoft, fontSize: vars.size.small })
export const cardFoot = style({
  color: vars.colour.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const arrow = style({ color: vars.colour.inkFaint })
export const cardPending = style([
  card,
  { gridTemplateColumns: '72px 1fr', '@media': { [wide]: { gridTemplateColumns: '120px 1fr' } } },
])
export const more = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space[5] })

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: '640px',
  marginInline: 'auto',
})
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.target,
  justifySelf: 'start',
  color: vars.colour.link,
  fontWeight: vars.weight.strong,
})
