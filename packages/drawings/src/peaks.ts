import { type IconName, path, shape } from './draw.ts'
import type { Palette } from './palettes.ts'

type Range = readonly { at: number; half: number; tall: number; snow: number }[]

/** Mountains are not things that stand on the ground: they are drawn into it, behind everything. All in heights of the picture. */
const RANGES: Partial<Record<IconName, Range>> = {
  'mount-fuji': [{ at: 0, half: 0.86, tall: 0.62, snow: 0.66 }],
  'snow-capped-mountain': [
    { at: -0.44, half: 0.5, tall: 0.4, snow: 0.6 },
    { at: 0.4, half: 0.46, tall: 0.36, snow: 0.62 },
    { at: 0, half: 0.62, tall: 0.58, snow: 0.46 },
  ],
  mountain: [
    { at: -0.36, half: 0.56, tall: 0.4, snow: 1 },
    { at: 0.1, half: 0.66, tall: 0.54, snow: 1 },
  ],
}

export const isRange = (landmark: IconName): boolean => RANGES[landmark] !== undefined

export const range = (landmark: IconName, x: number, floor: number, height: number, colors: Palette): string =>
  (RANGES[landmark] ?? [])
    .map(({ at, half, tall, snow }) => peak(x + at * height, floor, half * height, tall * height, snow, colors))
    .join('')

/** Flanks that grow steeper upwards, one of them in the shade; snow from `snow` of the way up, its edge torn. */
function peak(x: number, floor: number, half: number, tall: number, snow: number, { deep, mid }: Palette): string {
  const top = floor - tall
  const crown = half * 0.09
  const bend = { out: half * 0.3, y: floor - tall * 0.36 }
  const flank = (side: -1 | 1, share: number) => {
    const rest = 1 - share
    return {
      x: x + side * (rest * rest * half + 2 * rest * share * bend.out + share * share * crown),
      y: rest * rest * floor + 2 * rest * share * bend.y + share * share * top,
    }
  }
  const left = flank(-1, snow)
  const right = flank(1, snow)
  const wide = right.x - left.x
  const torn = [0.86, 0.72, 0.58, 0.43, 0.28, 0.15].map((share, index) => ({
    x: left.x + wide * share,
    y: left.y + tall * (index % 2 === 0 ? 0.13 : 0.01),
  }))
  const edge = torn.map((point) => path`L${point.x} ${point.y}`).join('')
  const between = (side: -1 | 1) => ({
    x: x + side * (bend.out * (1 - snow) + crown * snow),
    y: bend.y * (1 - snow) + top * snow,
  })
  const [up, down] = [between(-1), between(1)]
  const crest = path`L${x - crown * 0.2} ${top + tall * 0.025}L${x + crown * 0.35} ${top - tall * 0.006}L${x + crown} ${top}`
  const body = path`M${x - half} ${floor}Q${x - bend.out} ${bend.y} ${x - crown} ${top}`
  const fall = path`Q${x + bend.out} ${bend.y} ${x + half} ${floor}`
  const cap =
    path`M${left.x} ${left.y}Q${up.x} ${up.y} ${x - crown} ${top}` +
    crest +
    path`Q${down.x} ${down.y} ${right.x} ${right.y}` +
    edge +
    'z'
  const shade =
    path`M${x + crown * 0.35} ${top}L${x + crown} ${top}` +
    fall +
    path`H${x + half * 0.3}Q${x - half * 0.02} ${floor - tall * 0.4} ${x + crown * 0.35} ${top}z`
  return (
    shape(`${body}${crest}${fall}z`, mid) +
    shape(`${body}${crest}${fall}z`, deep, 0.5) +
    (snow < 1 ? shape(cap, '#ffffff') : '') +
    shape(shade, deep, 0.22)
  )
}
