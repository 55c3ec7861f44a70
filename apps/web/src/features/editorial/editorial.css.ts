import { style } from '@vanilla-extract/css'
import { more } from '../../components/text/section-head.css.ts'
import { desktop, wide } from '../../theme/media.ts'
import { container, wholePhrases } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    paddingBlockStart: vars.space[2],
    '@media': { [desktop]: { gap: vars.space[12], paddingBlockStart: vars.space[6] } },
  },
])
export const intro = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
export const heading = style({
  fontSize: vars.size.heading,
  '@media': { [desktop]: { fontSize: vars.size.display } },
})
export const lead = style([
  wholePhrases,
  { color: vars.color.textMuted, fontSize: vars.size.lead, maxInlineSize: '44ch', textWrap: 'balance' },
])
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
export const back = style([more, { marginInlineStart: `calc(-1 * ${vars.space[1]})` }])
export const small = style({ color: vars.color.textMuted, fontSize: vars.size.small })

/** Words on the left, the picture as a plate on the right; on a phone the picture comes first. */
export const split = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space[8],
      alignItems: 'center',
    },
    [desktop]: { columnGap: vars.space[16] },
  },
})
export const plate = style({
  borderRadius: vars.radius.large,
  '@media': { [wide]: { order: 1 } },
})
