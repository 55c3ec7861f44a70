import { circle, ellipse, type IconName, path, rect, shape, stand } from './draw.ts'
import { type Palette, palettesOf } from './palettes.ts'
import { isRange, range } from './peaks.ts'
import type { Random } from './random.ts'

const NATURE: readonly IconName[] = ['evergreen-tree', 'deciduous-tree', 'deciduous-tree']
const AFLOAT: readonly IconName[] = ['sailboat', 'ferry', 'spouting-whale']
/** Objects in front of mountains, by which the eye measures them. */
const BEFORE_MOUNTAINS: Partial<Record<IconName, IconName>> = { 'mount-fuji': 'shinto-shrine' }

/**
 * A skyline in two depths with the place's landmark in front. The landmark stands right of the middle: cards write on
 * the left.
 */
export function cityScene(random: Random, width: number, height: number, landmark: IconName, country: string): string {
  const colors = random.pick(palettesOf('city'))
  const horizon = height * 0.8
  const landmarkAt = width * (0.6 + random.next() * 0.05)
  const sunAt = width * (0.2 + random.next() * 0.2)
  const mountainous = isRange(landmark)
  const afloat = AFLOAT.includes(landmark)
  const waterside = random.chance(0.5) || afloat || landmark === 'mount-fuji'
  const standsAt = mountainous ? landmarkAt - height * 0.42 : landmarkAt
  const keepClear = height * (mountainous ? 0.2 : 0.3)
  let trees = ''
  for (let tree = 0; tree < 4; tree++) {
    const x = width * ((tree + 0.3 + random.next() * 0.4) / 4)
    if (Math.abs(x - standsAt) > keepClear)
      trees += stand(random.pick(NATURE), x, horizon + 8, height * (0.13 + random.next() * 0.05))
  }
  return (
    circle(sunAt, height * 0.34, height * 0.17, colors.glow) +
    cloud(width * random.next(), height * 0.16, height * 0.05) +
    cloud(width * random.next(), height * 0.27, height * 0.035) +
    hills(random, width, height, colors) +
    range(landmark, landmarkAt, horizon, height, colors) +
    skyline(random, width, horizon, height, colors, country, mountainous ? 0.55 : 1) +
    rect(0, horizon, width, height - horizon, colors.mid) +
    (waterside ? ripples(random, width, horizon, height, colors.background) : lane(width, horizon, height, colors)) +
    trees +
    foreground(landmark, standsAt, horizon, height, colors)
  )
}

function foreground(landmark: IconName, x: number, horizon: number, height: number, { deep }: Palette): string {
  const thing = isRange(landmark) ? BEFORE_MOUNTAINS[landmark] : landmark
  if (thing === undefined) return ''
  const share = isRange(landmark) ? 0.3 : 0.62
  const afloat = AFLOAT.includes(thing)
  const foot = horizon + height * (afloat ? 0.12 : 0.09)
  return (
    ellipse(x, foot - height * 0.015, height * share * 0.42, height * share * 0.05, deep, 0.22) +
    stand(thing, x, foot, height * share)
  )
}

const cloud = (x: number, y: number, size: number) =>
  shape(
    path`M${x - size * 2} ${y}a${size} ${size} 0 0 1 ${size * 1.4}${-size * 0.9}a${size * 1.3} ${size * 1.3} 0 0 1 ${size * 2.2} ${size * 0.2}a${size * 0.8} ${size * 0.8} 0 0 1 ${size * 0.6} ${size * 0.7}z`,
    '#ffffff',
    0.9,
  )

const hills = (random: Random, width: number, height: number, { soft }: Palette) => {
  const peak = height * (0.42 + random.next() * 0.1)
  const second = height * (0.48 + random.next() * 0.1)
  return shape(
    path`M0 ${height * 0.72}Q${width * 0.2} ${peak} ${width * 0.42} ${height * 0.66}Q${width * 0.7} ${second - 20} ${width} ${height * 0.68}V${height}H0z`,
    soft,
    0.8,
  )
}

function skyline(
  random: Random,
  width: number,
  floor: number,
  height: number,
  colors: Palette,
  country: string,
  share: number,
): string {
  let houses = ''
  let x = -random.int(0, 20)
  let index = 0
  while (x < width) {
    const wide = random.int(26, 50)
    const tall = height * (0.1 + random.next() * 0.22) * share
    const fill = index % 2 === 0 ? colors.mid : colors.soft
    const roofed = random.chance(0.3)
    houses += roofed
      ? roofedHouse(x, floor, wide * 1.3, height * 0.14 * Math.max(share, 0.75), country, colors)
      : tower(random, x, floor, wide, tall, fill, colors.background)
    x += (roofed ? wide * 1.3 : wide) + random.int(2, 8)
    index += 1
  }
  return houses
}

function tower(
  random: Random,
  x: number,
  floor: number,
  wide: number,
  tall: number,
  fill: string,
  light: string,
): string {
  const left = Math.round(x + wide * 0.22)
  const pane = Math.round(wide * 0.2)
  const apart = Math.round(wide * 0.36)
  let windows = ''
  for (let y = Math.round(floor - tall + 12); y < floor - 14; y += 16) {
    if (random.chance(0.75)) windows += `M${left} ${y}h${pane}v6h-${pane}z`
    if (random.chance(0.75)) windows += `M${left + apart} ${y}h${pane}v6h-${pane}z`
  }
  return rect(x, floor - tall, wide, tall, fill, 3) + shape(windows, light)
}

/** Roofs tell where one is: curved tiles in Korea, upturned red ridges in Taiwan, tiered eaves in Japan. */
function roofedHouse(
  x: number,
  floor: number,
  wide: number,
  tall: number,
  country: string,
  { deep, background, soft }: Palette,
): string {
  const top = floor - tall
  const wall = rect(x + wide * 0.14, top + tall * 0.4, wide * 0.72, tall * 0.6, background)
  const eave = (y: number, half: number, lift: number) => {
    const middle = x + wide / 2
    return shape(
      path`M${middle - half} ${y}Q${middle - half * 0.5} ${y + lift * 0.6} ${middle - half * 0.42} ${y - lift}H${middle + half * 0.42}Q${middle + half * 0.5} ${y + lift * 0.6} ${middle + half} ${y}L${middle + half * 0.94} ${y + lift * 0.5}H${middle - half * 0.94}z`,
      deep,
      0.85,
    )
  }
  if (country === 'kr')
    return (
      wall +
      eave(top + tall * 0.38, wide * 0.6, tall * 0.34) +
      rect(x + wide * 0.42, top + tall * 0.62, wide * 0.16, tall * 0.38, soft)
    )
  if (country === 'tw')
    return (
      wall +
      eave(top + tall * 0.4, wide * 0.56, tall * 0.24) +
      circle(x + wide / 2, top + tall * 0.7, tall * 0.12, '#e0604f', 0.9)
    )
  return (
    wall +
    eave(top + tall * 0.45, wide * 0.56, tall * 0.2) +
    rect(x + wide * 0.3, top + tall * 0.02, wide * 0.4, tall * 0.26, background) +
    eave(top + tall * 0.06, wide * 0.4, tall * 0.16)
  )
}

function ripples(random: Random, width: number, horizon: number, height: number, color: string): string {
  let lines = ''
  for (let line = 0; line < 9; line++) {
    const y = horizon + 12 + random.next() * (height - horizon - 22)
    const long = random.int(24, 70)
    lines += path`M${width * random.next()} ${y}h${long}v3h${-long}z`
  }
  return shape(lines, color, 0.7)
}

const lane = (width: number, horizon: number, height: number, { soft, background }: Palette) =>
  shape(
    path`M0 ${horizon + (height - horizon) * 0.55}Q${width * 0.5} ${horizon + (height - horizon) * 0.2} ${width} ${horizon + (height - horizon) * 0.6}V${height}H0z`,
    soft,
  ) + rect(width * 0.1, height - 14, width * 0.8, 2, background)
