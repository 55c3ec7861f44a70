import { style, styleVariants } from '@vanilla-extract/css'
import { dark } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const frame = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.muted,
  borderRadius: vars.radius.medium,
})
export const ratio = styleVariants({
  '4:3': { aspectRatio: '4 / 3' },
  '1:1': { aspectRatio: '1' },
  '16:9': { aspectRatio: '16 / 9' },
  '3:4': { aspectRatio: '3 / 4' },
  free: { blockSize: '100%' },
})
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  position: 'absolute',
  inset: 0,
  transition: `scale ${vars.motion.calm}`,
  // Bright pictures step back at night.
  '@media': { [dark]: { filter: 'brightness(0.86)' } },
})
