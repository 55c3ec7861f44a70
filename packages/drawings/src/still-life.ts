import { circle, ellipse, type IconName, shape, stand, weightOf } from './draw.ts'
import { FLOORS, LAYOUTS } from './layouts.ts'
import type { Palette } from './palettes.ts'
import { at, type Random } from './random.ts'

/** How many characters of shapes and icons a picture may carry, so that it stays a few kB. */
const BUDGET = 7000

/** One thing drawn large before two or three flat shapes; a small thing or two keep it company. */
export function stillLife(
  random: Random,
  width: number,
  height: number,
  hero: IconName,
  besides: readonly IconName[],
  colors: Palette,
): string {
  const wide = width > height * 1.5
  const stage = random.pick(wide ? FLOORS : LAYOUTS)(random, width, height, colors)
  const size = stage.size * (0.92 + random.next() * 0.16)
  const lean = stage.floor ? 0 : random.int(-10, 10)
  const shadow = stage.floor
    ? ellipse(stage.x, stage.foot - size * 0.03, size * 0.4, size * 0.055, colors.deep, 0.22)
    : ''

  const friends = random.shuffled(besides.filter((name) => name !== hero))
  const room = Math.min(stage.x, width - stage.x) - size / 2
  const many = room < height * 0.12 ? 0 : wide ? 4 : random.int(1, stage.floor ? 2 : 1)
  const firstSide = random.chance(0.5) ? -1 : 1
  let left = BUDGET - stage.back.length - weightOf(hero)
  let company = ''
  for (let index = 0; index < Math.min(many, friends.length); index++) {
    const friend = at(friends, index)
    const side = index % 2 === 0 ? firstSide : -firstSide
    const small = size * (0.34 + random.next() * 0.12)
    const away = size * 0.46 + small * (0.42 + random.next() * 0.3) + Math.floor(index / 2) * size * 0.46
    const x = stage.x + side * away
    const foot = stage.floor ? stage.foot + random.int(-2, 8) : stage.foot - random.int(0, Math.round(size * 0.1))
    left -= weightOf(friend)
    if (left < 0 || x < small * 0.4 || x > width - small * 0.4) continue
    company +=
      (stage.floor ? ellipse(x, foot - small * 0.03, small * 0.4, small * 0.06, colors.deep, 0.18) : '') +
      stand(friend, x, foot, small)
  }

  return (
    stage.back +
    (stage.hung ? '' : confetti(random, width, height, colors.deep, colors.glow)) +
    shadow +
    stand(hero, stage.x, stage.foot, size, lean, random.chance(0.4)) +
    company
  )
}

function confetti(random: Random, width: number, height: number, deep: string, glow: string): string {
  let bits = ''
  const style = random.int(0, 2)
  for (let bit = random.int(3, 6); bit > 0; bit--) {
    const x = Math.round(width * (0.05 + random.next() * 0.9))
    const y = Math.round(height * (0.06 + random.next() * 0.3))
    if (style === 0) bits += circle(x, y, random.int(2, 4), deep, 0.35)
    else if (style === 1) bits += circle(x, y, random.int(4, 8), glow, 0.8)
    else bits += shape(`M${x} ${y - 6}q1 5 6 6q-5 1-6 6q-1-5-6-6q5-1 6-6z`, deep, 0.3)
  }
  return bits
}
