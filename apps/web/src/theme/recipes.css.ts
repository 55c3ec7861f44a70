import { recipe } from '@vanilla-extract/recipes'
import { vars } from './tokens.css.ts'

const { space, size, color, weight } = vars
const gaps = {
  half: { gap: space.half },
  1: { gap: space[1] },
  2: { gap: space[2] },
  3: { gap: space[3] },
  4: { gap: space[4] },
  5: { gap: space[5] },
  6: { gap: space[6] },
} as const

/** One below the other. */
export const stack = recipe({ base: { display: 'grid' }, variants: { gap: gaps } })

/** Beside each other, in as many lines as it takes. */
export const cluster = recipe({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: { gap: gaps, align: { center: { alignItems: 'center' } } },
})

/** Size, tone and weight of a text that has no other style. */
export const text = recipe({
  variants: {
    size: {
      tiny: { fontSize: size.tiny },
      small: { fontSize: size.small },
      body: { fontSize: size.body },
      lead: { fontSize: size.lead },
      title: { fontSize: size.title },
      heading: { fontSize: size.heading },
    },
    tone: {
      muted: { color: color.textMuted },
      faint: { color: color.textFaint },
      success: { color: color.success },
      warning: { color: color.warning },
      danger: { color: color.danger },
    },
    weight: {
      normal: { fontWeight: weight.normal },
      strong: { fontWeight: weight.strong },
      bold: { fontWeight: weight.bold },
    },
  },
})
