import { circle, ellipse, path, rect, shape } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'
import { WOOD } from './furniture.ts'

export const WIDTH = 480
export const HEIGHT = 360
/** Where the wall meets the floor. */
export const FLOOR = 204

type Shape = readonly [fill: string, d: string]
type View = { landmark: string | null; isLate: boolean }

/** The wall with a window to the city, what hangs on it, and the floor. */
export function room(random: Random, top: string, colors: Palette, view: View): string {
  const [windowAt = 0.2, wallAt = 0.8, lampAt = 0.5] = random.shuffled([0.2, 0.5, 0.8])
  const panel = random.int(128, 160)
  const [first = shelf, second = clock] = random.shuffled([shelf, frames, clock])
  const hung = top === 'dining' || random.chance(0.5) ? lamps : second
  return (
    rect(0, 0, WIDTH, HEIGHT, colors.background) +
    rect(0, panel, WIDTH, FLOOR - panel, colors.soft) +
    shape(path`M0 ${panel - 4}h${WIDTH}v4H0zM0 ${FLOOR}h${WIDTH}V${HEIGHT}H0z`, colors.mid) +
    floor(random, colors) +
    cityWindow(random, WIDTH * windowAt, colors, view) +
    hung(random, Math.round(WIDTH * lampAt), colors) +
    first(random, Math.round(WIDTH * wallAt), colors)
  )
}

function floor(random: Random, { soft, glow, deep }: Palette): string {
  const style = random.int(0, 2)
  if (style === 0) return ellipse(WIDTH / 2, 276, 214, 44, soft, 0.8) + ellipse(WIDTH / 2, 276, 196, 38, glow, 0.35)
  let lines = ''
  if (style === 1) for (let y = FLOOR + 20; y < HEIGHT; y += 26) lines += `M0 ${y}h${WIDTH}v2H0z`
  else for (let x = -4; x <= 4; x++) lines += path`M${240 + x * 58} ${FLOOR}h2L${242 + x * 96} ${HEIGHT}h-3z`
  return shape(lines, deep, 0.14)
}

function cityWindow(random: Random, middle: number, { glow, mid, deep }: Palette, view: View): string {
  const [wide, tall] = random.pick([
    [124, 92],
    [144, 84],
    [108, 96],
  ] as const)
  const [x, y] = [Math.round(middle - wide / 2), 108 - tall]
  const style = random.int(0, 2)
  const frame = [WOOD, glow, deep][style] ?? deep
  const bars = [
    path`M${x + wide / 3} ${y}h3v${tall}h-3zM${x + (2 * wide) / 3} ${y}h3v${tall}h-3z`,
    path`M${x + wide / 2 - 2} ${y}h4v${tall}h-4z`,
    path`M${x} ${y + tall * 0.28}h${wide}v4h${-wide}z`,
  ]
  return (
    rect(x - 6, y - 6, wide + 12, tall + 12, frame, 4) +
    `<svg x="${x}" y="${y}" width="${wide}" height="${tall}">${outside(random, wide, tall, view)}</svg>` +
    shape(bars[style] ?? '', frame) +
    rect(x - 12, y + tall + 4, wide + 24, 6, mid, 3)
  )
}

const PALM: Shape = [
  '#4e8a5c',
  'M-2 0q4-20 0-38-12-4-18 6-2-12 12-14-6-8-14-6 12-8 20 4 6-12 18-6-10 0-12 8 14 0 14 14-6-10-16-8 4 20 2 42z',
]

/** Landmarks of cities as one sees them from afar, around a foot at (0, 0): shapes in front of the houses. */
const SILHOUETTES: Record<string, Shape> = {
  'tokyo-tower': ['#e0604f', 'M-1.5-60h3L4-30l4 4-2 3 8 23H9L5-12h-10L-9 0h-5l8-23-2-3 4-4z'],
  'japanese-castle': ['#f4f1ea', 'M-24 0l4-16h-6l8-8h3v-8h-5l8-8h4v-6h-5l13-10 13 10h-5v6h4l8 8h-5v8h3l8 8h-6l4 16z'],
  'shinto-shrine': ['#e0604f', 'M-28-46q28 6 56 0l-2 9h-9v6h6v5h-6V0h-6v-26h-22V0h-6v-26h-6v-5h6v-6h-9z'],
  'ferris-wheel': [
    '#e58fa4',
    'M-26-34a26 26 0 0 1 52 0a26 26 0 0 1-52 0zm5 0a21 21 0 0 0 42 0a21 21 0 0 0-42 0zM-2-34h4L14 0H9L0-26-9 0h-5z',
  ],
  'palace-gate': [
    '#8c3f4d',
    'M-36-26q10-3 12-12h48q2 9 12 12l-2 4h-8V0H12v-14H-12V0h-14v-22h-8zM-22-42q6-2 8-8h28q2 6 8 8z',
  ],
  'taipei-101': [
    '#5f9e9a',
    'M-1-62h2l1 10 3 2-1 6h3l-2 8h3l-2 8h3l-2 8h3l-2 8h4V0h-24v-12h4l-2-8h3l-2-8h3l-2-8h3l-2-8h3l-1-6 3-2z',
  ],
  'palm-tree': PALM,
  tangerine: PALM,
  mango: PALM,
  sailboat: ['#f7f8fa', 'M-20-8h40l-6 8h-28zM-2-52v40h-18zM2-46l16 34H2z'],
  ferry: ['#f7f8fa', 'M-34-12h12v-10h10v-10h8v10h22v10h14L26 0h-54z'],
}
const SNOWY: Shape[] = [
  ['#8fa6c4', 'M-76 0l38-58 20 26 22-42 52 74z'],
  ['#ffffff', 'M-38-58l-11 17 8 4 5-5 6 6 5-5zM4-74l-12 23 8 6 6-6 7 6 6-8z'],
]
/** Mountains stand behind the houses. */
const RANGES: Record<string, Shape[]> = {
  'snow-capped-mountain': SNOWY,
  'mount-fuji': SNOWY,
}

/** The city of the shop: its landmark before roofs, under the sky of its hours. */
function outside(random: Random, wide: number, tall: number, { landmark, isLate }: View): string {
  const [sky, sun, far, near, light] = isLate
    ? ['#3b4a7c', '#ffe7ab', '#5566a0', '#2c3862', '#ffd982']
    : ['#d3e8f7', '#ffd975', '#b7d3c3', '#9fb4cf', '#eef5fb']
  const at = Math.round(wide * (random.chance(0.5) ? 0.26 : 0.74))
  const land = Math.round(tall * 0.84)
  let houses = ''
  let panes = ''
  for (let x = -random.int(0, 12); x < wide; ) {
    const [broad, high] = [random.int(20, 30), random.int(14, 30)]
    houses += path`M${x} ${tall}V${land - high}h${broad}V${tall}z`
    panes += path`M${x + 5} ${land - high + 6}h5v5h-5z`
    x += broad + random.int(3, 8)
  }
  const [fill, d] = SILHOUETTES[landmark ?? ''] ?? []
  return (
    rect(0, 0, wide, tall, sky) +
    circle(wide - at, Math.round(tall * 0.26), 11, sun) +
    shape(
      path`M0 ${tall * 0.7}Q${wide * 0.25} ${tall * 0.4} ${wide * 0.55} ${tall * 0.68}T${wide} ${tall * 0.62}V${tall}H0z`,
      far,
    ) +
    (RANGES[landmark ?? ''] ?? [])
      .map(([fill, d]) => `<g transform="translate(${wide / 2} ${tall})">${shape(d, fill)}</g>`)
      .join('') +
    shape(houses, near) +
    shape(panes, light) +
    (fill === undefined || d === undefined ? '' : `<g transform="translate(${at} ${tall})">${shape(d, fill)}</g>`)
  )
}

const LAMPS = [
  (x: number, y: number) => path`M${x - 1} 0h2v${y}q17 2 17 18h-36q0-16 17-18z`,
  (x: number, y: number) => path`M${x - 1} 0h2v${y}a13 13 0 1 1-2 0z`,
  (x: number, y: number) =>
    path`M${x - 1} 0h2v${y}h9v4h-20v-4h9zM${x - 12} ${y + 7}h24v12h-24zM${x - 10} ${y + 22}h20v4h-20z`,
]

function lamps(random: Random, middle: number, { deep }: Palette): string {
  const lamp = random.pick(LAMPS)
  const apart = random.int(28, 38)
  return shape([-apart, apart].map((away) => lamp(Math.round(middle + away), random.int(40, 58))).join(''), deep)
}

function shelf(random: Random, x: number, { deep, glow }: Palette): string {
  const row = (first: number) =>
    [0, 36, 72].slice(0, 3 - first).map((away) => path`M${x - 44 + away + first * 18} 82v${-random.int(12, 26)}h13V82z`)
  return shape(row(0).join(''), deep) + shape(row(1).join(''), glow) + shape(path`M${x - 54} 82h108v6h-108z`, WOOD)
}

function frames(random: Random, x: number, { glow, mid, deep }: Palette): string {
  const y = random.int(36, 46)
  return (
    shape(path`M${x - 44} ${y}h40v54h-40zM${x + 6} ${y + 8}h38v38h-38z`, glow) +
    shape(path`M${x - 38} ${y + 48}v-16q8-14 16-3t12 1v18z`, mid) +
    circle(x + 25, y + 27, 10, deep)
  )
}

const clock = (_: Random, x: number, { glow, deep }: Palette) =>
  circle(x, 64, 26, deep) + circle(x, 64, 21, glow) + shape(path`M${x - 1.5} 50h3v13l9 6-2 3-10-7z`, deep)
