import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })
const base = style({
  display: 'block',
  background: vars.color.surfaceMuted,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
export const shape = styleVariants({
  line: [base, { blockSize: '1em', marginBlock: '0.25em', borderRadius: vars.radius.tiny }],
  shortLine: [base, { blockSize: '1em', marginBlock: '0.25em', borderRadius: vars.radius.tiny, inlineSize: '55%' }],
  title: [base, { blockSize: vars.size.heading, inlineSize: '70%' }],
  picture: [base, { aspectRatio: '4 / 3', borderRadius: vars.radius.medium }],
  scene: [base, { aspectRatio: '16 / 9', borderRadius: vars.radius.large }],
  map: [base, { blockSize: vars.drawing.map, borderRadius: vars.radius.large }],
  square: [base, { aspectRatio: '1', borderRadius: vars.radius.medium }],
  button: [base, { blockSize: vars.control.field, borderRadius: vars.radius.medium }],
  chip: [base, { blockSize: vars.target, inlineSize: '96px', flex: 'none', borderRadius: vars.radius.round }],
  block: [base, { blockSize: vars.drawing.small, borderRadius: vars.radius.large }],
})
