import { style } from '@vanilla-extract/css'
import { control } from '../../components/form/field.css.ts'
import { selectArrow } from '../../theme/mixins.ts'
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
    ...selectArrow(12),
    selectors: { '&:has(:focus-visible)': { outline: vars.ring.line, outlineOffset: vars.ring.border } },
  },
])
export const calling = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const select = style({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' })
export const number = style([control, { fontVariantNumeric: 'tabular-nums' }])
