import { style } from '@vanilla-extract/css'
import { desktop, wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

/** One large, the others beside it, as in a magazine. */
export const spread = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[6] },
    [desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: vars.space[12] },
  },
})
export const article = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[3],
  alignContent: 'start',
  alignItems: 'start',
  selectors: { '&:first-child': { gridTemplateColumns: 'minmax(0, 1fr)', gridRow: 'span 3' } },
  '@media': {
    [desktop]: { selectors: { '&:not(:first-child)': { gridTemplateColumns: '184px minmax(0, 1fr)' } } },
  },
})
export const picture = style({
  borderRadius: vars.radius.medium,
  selectors: { [`${article}:first-child &`]: { borderRadius: vars.radius.large } },
})
export const title = style({
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  selectors: { [`${article}:first-child &`]: { fontSize: vars.size.title } },
})
export const summary = style({
  color: vars.color.textMuted,
  display: 'none',
  selectors: { [`${article}:first-child &`]: { display: 'block' } },
  '@media': {
    [desktop]: {
      display: 'block',
      fontSize: vars.size.small,
      selectors: { [`${article}:first-child &`]: { fontSize: vars.size.body } },
    },
  },
})
