import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/tokens.css.ts'

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.target,
    paddingInline: vars.space[5],
    paddingBlock: vars.space[2],
    borderRadius: vars.radius.medium,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textWrap: 'balance',
    border: `${vars.hairline} solid transparent`,
    position: 'relative',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      '&:focus-visible': { borderRadius: vars.radius.medium },
      '&:disabled': { opacity: 0.5 },
      // Words that wrap stay beside the icon before them.
      '&:has(> svg:first-child)': { textAlign: 'start', textWrap: 'pretty' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.action,
        color: vars.color.onAction,
        selectors: { '&:hover:not(:disabled)': { background: vars.color.actionPressed } },
      },
      outline: {
        background: vars.color.surface,
        borderColor: vars.color.borderStrong,
        color: vars.color.text,
        selectors: { '&:hover:not(:disabled)': { background: vars.color.surfaceMuted } },
      },
      quiet: {
        background: vars.color.muted,
        color: vars.color.onMuted,
        selectors: {
          '&:hover:not(:disabled)': {
            background: vars.color.mutedPressed,
          },
        },
      },
      plain: {
        color: vars.color.link,
        paddingInline: vars.space[3],
        selectors: { '&:hover:not(:disabled)': { background: vars.color.surfaceMuted } },
      },
      danger: {
        background: vars.color.surface,
        borderColor: vars.color.danger,
        color: vars.color.danger,
        selectors: { '&:hover:not(:disabled)': { background: vars.color.dangerMuted } },
      },
    },
    size: {
      medium: {},
      small: { paddingInline: vars.space[3], fontSize: vars.size.small },
      large: { minBlockSize: vars.control.large, paddingInline: vars.space[6], fontSize: vars.size.lead },
    },
    fullWidth: { true: { inlineSize: '100%' } },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
})

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
  flex: 'none',
  borderRadius: vars.radius.round,
  color: 'inherit',
  position: 'relative',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled, [aria-disabled=true])': {
      background: `color-mix(in oklab, currentColor 9%, transparent)`,
    },
    '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
    '&:focus-visible': { borderRadius: vars.radius.round },
  },
})

const turn = keyframes({ to: { rotate: '360deg' } })

export const spinner = style({
  inlineSize: '1.1em',
  blockSize: '1.1em',
  flex: 'none',
  borderRadius: vars.radius.round,
  border: `${vars.stroke.bold} solid currentColor`,
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
})
