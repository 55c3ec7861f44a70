import { style } from '@vanilla-extract/css'
import { wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

/** One after the other by swiping on a phone, side by side on wider screens. */
export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '84%',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  scrollPaddingInline: vars.space[4],
  '@media': { [wide]: { gridAutoColumns: '1fr', marginInline: 0, paddingInline: 0 } },
})
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  scrollSnapAlign: 'start',
  alignContent: 'start',
})
export const picture = style({ borderRadius: vars.radius.large })
export const title = style({ fontSize: vars.size.lead, lineHeight: vars.leading.snug })
export const summary = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
