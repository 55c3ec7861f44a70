import { style } from '@vanilla-extract/css'
import { desktop, wide } from '../../theme/media.ts'
import { container } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const row = style([
  container,
  {
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginBlockStart: `calc(-1 * ${vars.space[6]})`,
    '@media': {
      [wide]: { display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column' },
      [desktop]: { marginBlockStart: `calc(-1 * ${vars.space[10]})` },
    },
  },
])
export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[2],
  minInlineSize: '92px',
  // As wide as its longest word, so that none is broken.
  inlineSize: 'min-content',
  overflowWrap: 'break-word',
  blockSize: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { '&:hover': { background: vars.color.surfaceMuted } },
  '@media': { [wide]: { inlineSize: 'auto', minInlineSize: 0 } },
})
