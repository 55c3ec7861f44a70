import { globalStyle, style } from '@vanilla-extract/css'
import { belowDesktop, desktop, tablet, wide } from '../../theme/media.ts'
import { container, wholePhrases } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': { [desktop]: { gap: vars.space[20] } },
})
export const section = style([
  container,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
])

export const lead = style({ color: vars.color.textMuted, maxInlineSize: '40ch', textWrap: 'balance' })

/** Title in a column of its own beside the content, as in a guidebook's margin. */
export const margin = style([
  container,
  {
    display: 'grid',
    gap: vars.space[5],
    '@media': {
      [desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: vars.space[16], alignItems: 'start' },
    },
  },
])
export const marginHead = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [desktop]: { position: 'sticky', insetBlockStart: vars.layout.belowHeader[8] } },
})
/** As the heads of the other sections, until it has the margin to itself. */
export const faqHead = style([
  marginHead,
  {
    '@media': {
      [belowDesktop]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: vars.space[4],
        rowGap: 0,
      },
    },
  },
])

/** Full rows of three, where there are three in a row. */
export const fullRows = style([section])
globalStyle(`${fullRows} li:nth-child(n + 7)`, { '@media': { [tablet]: { display: 'none' } } })

export const wish = style([container, {}])
export const wishCard = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[6],
  borderRadius: vars.radius.large,
  background: vars.color.muted,
  color: vars.color.onMuted,
  justifyItems: 'start',
  '@media': {
    [wide]: { gridTemplateColumns: '1fr auto', alignItems: 'center', padding: `${vars.space[10]} ${vars.space[12]}` },
  },
})
export const wishWords = style([wholePhrases, { display: 'grid', gap: vars.space[2], maxInlineSize: '52ch' }])
