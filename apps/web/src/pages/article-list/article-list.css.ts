import { globalStyle, style } from '@vanilla-extract/css'
import * as card from '../../features/editorial/article-card.css.ts'
import { desktop, wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
export const shown = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  transition: `opacity ${vars.motion.quick}`,
})
export const fading = style([shown, { opacity: 0.5 }])

export const spread = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] },
    [desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[8], rowGap: vars.space[12] },
  },
})
export const first = style({ '@media': { [wide]: { gridColumn: '1 / -1' } } })
/** The first is a spread of its own: picture beside words. */
globalStyle(`${first} ${card.card}`, {
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space[8],
      alignItems: 'center',
    },
    [desktop]: { columnGap: vars.space[12] },
  },
})
globalStyle(`${first} ${card.title}`, {
  fontSize: vars.size.title,
  '@media': { [desktop]: { fontSize: vars.size.heading } },
})
globalStyle(`${first} ${card.summary}`, { fontSize: vars.size.body })
export const pages = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] })
export const older = style({ marginInlineStart: 'auto' })
