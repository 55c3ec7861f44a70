import type { Rgb } from './color.ts'

/** The slots that the server fills, what is written on each, and what is derived from them; the keys are the names of the custom properties. */
export interface Palette {
  readonly 'navy-blue-1': Rgb
  readonly 'on-navy-blue-1': Rgb
  readonly 'blue-1': Rgb
  readonly 'on-blue-1': Rgb
  /** Under the pointer. */
  readonly 'blue-1-pressed': Rgb
  readonly yellow: Rgb
  readonly 'on-yellow': Rgb
  readonly 'blue-2': Rgb
  readonly 'on-blue-2': Rgb
  readonly 'blue-2-pressed': Rgb
  readonly ink: Rgb
  readonly 'ink-soft': Rgb
  readonly 'ink-faint': Rgb
  readonly link: Rgb
  /** The color of actions where it draws a line: the ring of the focus, the frame of what is chosen. */
  readonly edge: Rgb
  readonly paper: Rgb
  readonly raised: Rgb
  readonly sunken: Rgb
  readonly line: Rgb
  /** The frame of a field. */
  readonly 'line-strong': Rgb
  readonly success: Rgb
  readonly 'success-quiet': Rgb
  readonly warning: Rgb
  readonly 'warning-quiet': Rgb
  readonly danger: Rgb
  readonly 'danger-quiet': Rgb
}

export type Slots = readonly [navy: Rgb, blue: Rgb, yellow: Rgb, quiet: Rgb]

/** WCAG 2.2: text 1.4.3, what is not text 1.4.11. The ink is the color of long texts and has more. */
export const TEXT = 4.5
export const SHAPE = 3
export const INK = 9
