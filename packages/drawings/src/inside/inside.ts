import { path, shape, svg } from '../draw.ts'
import { palettesOf } from '../palettes.ts'
import { figure, lookOf } from '../portrait.ts'
import { at, mix, randomFrom } from '../random.ts'
import { sceneryFor } from '../scenery.ts'
import type { InsideSpec } from '../spec.ts'
import { furnitureFor, INK, PALE_WOOD, WOOD } from './furniture.ts'
import { HEIGHT, room, WIDTH } from './room.ts'

/** So much is drawn; a larger shop is implied. */
export const MOST_FURNITURE = 6
export const MOST_STAFF = 4

const HEAVIEST = 8192
/** Of a figure, on its grid. */
const HEEL = 578
const APRONS = [
  ...['hair', 'sushi', 'izakaya', 'yakiniku', 'korean-bbq', 'teahouse', 'cafe', 'pottery', 'cooking-class'],
  'pet-grooming',
]

/** Something drawn at a place of its own. */
type Placed = { drawn: string; x: number; foot: number; half: number }

/** Draws the inside of a shop: a piece of furniture for each piece of equipment, and its staff; fewer where it would weigh too much. */
export function renderInside(spec: InsideSpec): string {
  let most = MOST_FURNITURE
  let drawn = drawInside(spec, most)
  while (drawn.length >= HEAVIEST && most > 1) drawn = drawInside(spec, --most)
  return drawn
}

function drawInside(spec: InsideSpec, most: number): string {
  const { cover, categories, landmark, isLate } = spec
  const { top } = sceneryFor(cover.category, cover.object)
  const colors = paletteOf(spec, top)
  const random = randomFrom(mix(cover.seed, 'inside'))
  const isCounter = cover.category === 'sushi' && spec.equipment.every(({ kind }) => kind === 'seat' || kind === null)
  const wall = room(random, top, colors, { landmark, isLate })
  const pieces = spec.equipment.slice(0, most)
  const furniture = rowsOf(pieces.length, isCounter).map(({ x, foot, scale }, index): Placed => {
    const { kind, capacity } = at(pieces, index)
    const drawn = furnitureFor(categories, kind)(colors, random, capacity)
    return { drawn: placed('equipment', x, foot, scale, drawn), x, foot, half: 46 * scale }
  })
  const people = spec.staff.slice(0, MOST_STAFF)
  const gaps = random.shuffled(gapsOf(Math.max(people.length, Math.min(pieces.length, 4) + 1))).slice(0, people.length)
  const staff = gaps
    .toSorted((one, other) => one - other)
    .map((x, index): Placed => {
      const { seed, category, object } = at(people, index)
      const look = lookOf(randomFrom(mix(seed, category, object)), object)
      const foot = random.int(224, 234)
      const scale = random.int(255, 270) / 1000
      const apron = APRONS.includes(cover.category) ? colors.deep : undefined
      const drawn = placed('staff', x - 120 * scale, foot - HEEL * scale, scale, figure(look, apron))
      return { drawn, x, foot, half: 20 }
    })
  return svg(
    WIDTH,
    HEIGHT,
    wall +
      shadows([...staff, ...furniture]) +
      staff.map(({ drawn }) => drawn).join('') +
      (isCounter ? counter() : '') +
      furniture.map(({ drawn }) => drawn).join(''),
  )
}

const placed = (what: string, x: number, y: number, scale: number, drawn: string) =>
  `<g class="${what}" transform="${path`translate(${x} ${y})`} scale(${Math.round(scale * 1000) / 1000})">${drawn}</g>`

const shadows = (things: readonly Placed[]) =>
  shape(
    things
      .map(
        ({ x, foot, half }) => path`M${x - half} ${foot}a${half} 6 0 0 1 ${2 * half} 0a${half} 6 0 0 1${-2 * half} 0z`,
      )
      .join(''),
    INK,
    0.14,
  )

/** Up to four pieces stand in one row, more in two: those in front before the gaps of those behind. */
function rowsOf(count: number, isOneRow: boolean): { x: number; foot: number; scale: number }[] {
  const row = (many: number, from: number, to: number, foot: number, largest: number) =>
    Array.from({ length: many }, (_, index) => {
      const slot = (to - from) / many
      return { x: from + slot * (index + 0.5), foot, scale: Math.min(slot / 126, largest) }
    })
  if (isOneRow) return row(count, 8, WIDTH - 8, 306, 0.76)
  if (count <= 4) return row(count, 8, WIDTH - 8, 300, 1.1)
  const behind = Math.floor(count / 2)
  return count === 5
    ? [...row(2, 88, 392, 250, 0.84), ...row(3, 8, 472, 304, 1)]
    : [...row(behind, 74, 476, 250, 0.84), ...row(count - behind, 4, 406, 304, 0.98)]
}

const gapsOf = (many: number) =>
  Array.from({ length: many }, (_, index) => 40 + ((WIDTH - 80) / Math.max(1, many - 1)) * index)

function counter(): string {
  const row = (d: string) => [36, 114, 192, 270, 348, 426].map((x) => `M${x} ${d}`).join('')
  return (
    shape('M0 202h480v60H0z', WOOD) +
    shape('M0 190h480v12H0z', PALE_WOOD) +
    shape(row('187q15-13 30 0z'), '#ee8b6a') +
    shape(row('186h30v5h-30z'), '#fff') +
    shape('M0 258h480v6H0z', INK, 0.3)
  )
}

/** The palette of the cover: both pictures are of one shop. */
const paletteOf = ({ cover }: InsideSpec, top: string) =>
  randomFrom(mix(cover.seed, cover.category, cover.object)).pick(palettesOf(top))
