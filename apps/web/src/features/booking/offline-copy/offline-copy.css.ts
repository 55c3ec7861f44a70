import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

/** On the page only its content; all of the page where it is saved. */
export const copy = style({
  display: 'contents',
  selectors: {
    'body > main > &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[5],
      maxInlineSize: vars.width.text,
      marginInline: 'auto',
      padding: vars.space[4],
    },
  },
})
export const head = style({
  display: 'grid',
  gap: vars.space[3],
  selectors: { '&[hidden]': { display: 'none' } },
})
export const note = style({
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceMuted,
  fontSize: vars.size.small,
})
export const again = style({ color: vars.color.link, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' })
