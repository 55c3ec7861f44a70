import { away, mix, type Rgb, textOn, untilReadable } from './color.ts'
import { INK, type Palette, SHAPE, type Slots, TEXT } from './palette.ts'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const PAPER: Rgb = [252, 251, 248]

/** The brand by day. Actions, covers and the accent keep the colors that were sent; a quiet surface is made light enough to be quiet. */
export function light([navy, blue, yellow, sent]: Slots): Palette {
  const ink = untilReadable(navy, [PAPER], BLACK, INK)
  const sunken = mix(PAPER, ink, 0.045)
  const quiet = untilReadable(sent, [ink], WHITE, 7)
  const backgrounds = [PAPER, WHITE, sunken, quiet]
  const on = (background: Rgb): Rgb => textOn(background, [WHITE, ink, BLACK], TEXT)
  const state = (color: Rgb, own: Rgb): Rgb => untilReadable(color, [...backgrounds, own], BLACK, TEXT)
  const successQuiet: Rgb = [228, 243, 234]
  const warningQuiet: Rgb = [253, 241, 216]
  const dangerQuiet: Rgb = [252, 235, 233]
  return {
    'navy-blue-1': navy,
    'on-navy-blue-1': textOn(navy, [WHITE, BLACK], TEXT),
    'blue-1': blue,
    'on-blue-1': on(blue),
    'blue-1-pressed': away(blue, on(blue), 0.14),
    yellow,
    'on-yellow': on(yellow),
    'blue-2': quiet,
    'on-blue-2': ink,
    'blue-2-pressed': away(quiet, ink, 0.5),
    ink,
    'ink-soft': untilReadable(mix(ink, PAPER, 0.22), backgrounds, ink, TEXT + 1),
    'ink-faint': untilReadable(mix(ink, PAPER, 0.34), backgrounds, ink, TEXT),
    link: untilReadable(blue, backgrounds, BLACK, TEXT),
    edge: untilReadable(blue, backgrounds, BLACK, SHAPE),
    paper: PAPER,
    raised: WHITE,
    sunken,
    line: mix(PAPER, ink, 0.13),
    'line-strong': untilReadable(mix(PAPER, ink, 0.46), backgrounds, ink, SHAPE),
    success: state([28, 107, 70], successQuiet),
    'success-quiet': successQuiet,
    warning: state([138, 83, 0], warningQuiet),
    'warning-quiet': warningQuiet,
    danger: state([179, 38, 30], dangerQuiet),
    'danger-quiet': dangerQuiet,
  }
}
