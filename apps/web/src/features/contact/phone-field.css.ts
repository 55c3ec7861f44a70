import { style } from '@vanilla-extract/css'
import { control } from '../../components/form/field.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const row = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[2] })

/** The transparent list covers a short text: names of countries are long. */
export const country = style([
  control,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: 'auto',
    paddingInlineEnd: vars.space[8],
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
    backgroundSize: '6px 6px',
    backgroundPosition: 'right 18px top 50%, right 12px top 50%',
    backgroundRepeat: 'no-repeat',
    selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.focusRing}`, outlineOffset: '-1px' } },
  },
])
export const calling = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const select = style({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' })
export const number = style([control, { fontVariantNumeric: 'tabular-nums' }])
