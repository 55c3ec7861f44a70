import { style } from '@vanilla-extract/css'
import { desktop, forcedColors, wide } from './media.ts'
import { underline } from './mixins.ts'
import { vars } from './tokens.css.ts'

/** The content column with its gutters. */
export const container = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.width.content} + 2 * ${vars.space[5]})`,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': { [wide]: { paddingInline: vars.space[6] }, [desktop]: { paddingInline: vars.space[5] } },
})

/** On the navy of a cover: text and rings are what can be read there. */
export const onBrand = style({
  color: vars.color.onNavy,
  vars: { [vars.color.focusRing]: vars.color.onNavy },
})
/** Paper that lies on a cover, or opens from one. */
export const onPaper = style({ color: vars.color.text, vars: { [vars.color.focusRing]: vars.color.actionBorder } })

export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})

/** A box to tick or a dot to choose, in the palette by day and by night: the browser's own are grey by night. */
export const checkbox = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: vars.mark,
  blockSize: vars.mark,
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.tiny,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  '::before': {
    content: '',
    inlineSize: '14px',
    blockSize: '14px',
    background: vars.color.surface,
    clipPath: 'polygon(16% 46%, 5% 58%, 40% 90%, 97% 22%, 85% 11%, 39% 66%)',
    opacity: 0,
  },
  selectors: {
    '&:checked': { background: vars.color.actionBorder, borderColor: vars.color.actionBorder },
    '&:checked::before': { opacity: 1 },
    '&[type="radio"]': { borderRadius: vars.radius.round },
    '&[type="radio"]::before': { inlineSize: '8px', blockSize: '8px', clipPath: 'circle()' },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.danger },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
})

/** An amount, a code, a day: never in two lines. */
export const tabularNums = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** Sentences of ours in a place wide enough for their longest phrase: Chinese breaks after its marks only. */
export const wholePhrases = style({ selectors: { 'html:lang(zh-Hant) &': { wordBreak: 'keep-all' } } })

/** Name of a shop: it breaks at its spaces, as between the brand and the branch, and never where a phrase is guessed. */
export const wholeNames = style({
  selectors: { ':is(html:lang(ja), html:lang(zh-Hant)) &': { wordBreak: 'keep-all' } },
})

/** Grows what can be pressed to a thumb's size, without moving what stands around it. */
export const touchTarget = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    inset: `min(0px, (100% - ${vars.target}) / 2)`,
  },
})

/** A link of its own, outside a sentence: a thumb's size in both directions, also where its word is short. */
export const ownLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  minInlineSize: vars.target,
})

export const textLink = style({
  color: vars.color.link,
  ...underline,
  textDecorationThickness: vars.hairline,
  ':hover': { textDecorationThickness: '2px' },
})
