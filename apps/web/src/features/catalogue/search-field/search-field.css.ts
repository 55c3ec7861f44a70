import { style } from '@vanilla-extract/css'
import { onPaper } from '../../../theme/shared.css.ts'
import { vars } from '../../../theme/tokens.css.ts'

export const field = style({ position: 'relative', display: 'flex', flex: 1, minInlineSize: 0, blockSize: '100%' })

export const popup = style([
  onPaper,
  {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${vars.space[2]})`,
    insetInline: 0,
    zIndex: vars.z.popup,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: 'min(384px, 50dvh)',
    padding: vars.space[2],
    border: `${vars.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    boxShadow: vars.shadow.high,
    textAlign: 'start',
  },
])
export const list = style({ minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' })
export const submit = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: vars.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  ':hover': { background: vars.color.surfaceMuted },
})
export const icon = style({ flex: 'none' })
export const submitText = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })
export const groupTitle = style({
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
  paddingInline: vars.space[3],
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
})
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  inlineSize: '100%',
  textAlign: 'start',
  minBlockSize: vars.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceMuted },
    '&[aria-selected=true]': {
      background: vars.color.surfaceMuted,
      outline: vars.ring.line,
      outlineOffset: vars.ring.inside,
    },
  },
})
export const text = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const clear = style({
  inlineSize: '100%',
  minBlockSize: vars.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  color: vars.color.link,
  textAlign: 'start',
  ':hover': { background: vars.color.surfaceMuted },
})
