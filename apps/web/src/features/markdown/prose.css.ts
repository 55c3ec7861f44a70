import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { desktop } from '../../theme/media.ts'
import { textLink } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

/** Reading takes a little more air than the rest of the site. */
export const prose = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: vars.width.text,
  lineHeight: vars.leading.loose,
  '@media': { [desktop]: { fontSize: vars.size.reading } },
})
export const heading = styleVariants({
  2: {
    fontSize: vars.size.title,
    lineHeight: vars.leading.snug,
    marginBlockStart: vars.space[5],
    scrollMarginBlockStart: vars.layout.belowHeader[6],
  },
  3: { fontSize: vars.size.lead, lineHeight: vars.leading.snug, marginBlockStart: vars.space[2] },
})
const list = style({ display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[5] })
export const ordered = style([list, { listStyle: 'decimal' }])
export const unordered = style([list, { listStyle: 'disc' }])
globalStyle(`:is(${ordered}, ${unordered}) > li::marker`, { color: vars.color.textFaint })
/** CJK has no italics: bold replaces them. */
export const emphasis = style({
  selectors: {
    ':is(html:lang(ja), html:lang(zh-Hant), html:lang(ko)) &': { fontStyle: 'normal', fontWeight: vars.weight.strong },
  },
})
export const link = textLink
export const quote = style({
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.stroke.heavy} solid ${vars.color.accent}`,
  color: vars.color.textMuted,
})
export const picture = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.medium })
export const code = style({
  overflowX: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceMuted,
  fontSize: vars.size.small,
})
export const rule = style({
  border: 0,
  borderBlockStart: `${vars.hairline} solid ${vars.color.border}`,
  inlineSize: '100%',
})
