import { away, mix, type Rgb, textOn, untilReadable } from './color.ts'
import { INK, type Palette, SHAPE, type Slots, TEXT } from './palette.ts'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const PAPER: Rgb = [252, 251, 248]
const DEEP: Rgb = [10, 13, 20]

/** The brand by night: its navy, deepened, is the paper; what is written is the light of its quiet color. */
export function dark([navy, blue, yellow, sent]: Slots): Palette {
  const night = mix(untilReadable(navy, [PAPER], BLACK, INK), DEEP, 0.72)
  const moon = untilReadable(mix(sent, WHITE, 0.4), [mix(night, WHITE, 0.1)], WHITE, INK)
  const raised = mix(night, moon, 0.07)
  const sunken = mix(night, moon, 0.1)
  const quiet = untilReadable(mix(night, blue, 0.22), [moon], BLACK, 7)
  const backgrounds = [night, raised, sunken, quiet]
  const action = untilReadable(blue, [night, raised], WHITE, TEXT)
  const on = (background: Rgb): Rgb => textOn(background, [night, WHITE, BLACK], TEXT)
  const state = (color: Rgb, own: Rgb): Rgb => untilReadable(color, [...backgrounds, own], WHITE, TEXT)
  const successQuiet: Rgb = [18, 48, 31]
  const warningQuiet: Rgb = [58, 42, 12]
  const dangerQuiet: Rgb = [69, 25, 26]
  return {
    'navy-blue-1': navy,
    'on-navy-blue-1': textOn(navy, [WHITE, BLACK], TEXT),
    'blue-1': action,
    'on-blue-1': on(action),
    'blue-1-pressed': away(action, on(action), 0.14),
    yellow,
    'on-yellow': on(yellow),
    'blue-2': quiet,
    'on-blue-2': moon,
    'blue-2-pressed': away(quiet, moon, 0.3),
    ink: moon,
    'ink-soft': untilReadable(mix(moon, night, 0.24), backgrounds, moon, TEXT + 1),
    'ink-faint': untilReadable(mix(moon, night, 0.36), backgrounds, moon, TEXT),
    link: untilReadable(blue, backgrounds, WHITE, TEXT),
    edge: untilReadable(blue, backgrounds, WHITE, SHAPE),
    paper: night,
    raised,
    sunken,
    line: mix(night, moon, 0.18),
    'line-strong': untilReadable(mix(night, moon, 0.46), backgrounds, moon, SHAPE),
    success: state([127, 211, 167], successQuiet),
    'success-quiet': successQuiet,
    warning: state([240, 192, 106], warningQuiet),
    'warning-quiet': warningQuiet,
    danger: state([255, 156, 147], dangerQuiet),
    'danger-quiet': dangerQuiet,
  }
}
