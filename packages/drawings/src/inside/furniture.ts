import { path, rect, shape } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'

/** Draws one piece around x = 0 with its foot at y = 0, some 100 wide; `capacity` is of guests. */
type Draw = (colors: Palette, random: Random, capacity: number) => string
type Furniture = { kind: string; draw: Draw }

export const INK = '#16213e'
export const WOOD = '#b98d5f'
export const PALE_WOOD = '#dcbb8e'
const WHITE = '#fff'
const STEEL = '#8d93a3'
const PALE_STEEL = '#d9dbe6'
const GLASS = '#cfe2f0'
const CARS = ['#f7f8fa', '#e0604f', '#ffc94a', '#4f86d9', '#5f9e80', '#9aa3b5']

const disc = (x: number, y: number, radius: number) =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1${-2 * radius} 0z`
/** Points as wide as a round cap: the shortest circles there are. */
const dots = (d: string, fill: string, width: number) =>
  `<path d="${d}" stroke="${fill}" stroke-width="${width}" stroke-linecap="round"/>`
const steam = (x: number, y: number) => path`M${x} ${y}q-8-9 0-18t0-18q12 9 4 18t0 18z`

const stylingChair: Draw = ({ deep, soft }) =>
  shape('M-28 0V-96a28 30 0 0 1 56 0V0z', WOOD) +
  shape('M-23-40V-96a23 25 0 0 1 46 0V-40z', GLASS) +
  shape('M-4-22h8v17h16V0h-40v-5h16z', STEEL) +
  shape('M-16-80h32v10q8 2 8 10v26h5v12q0 4-4 4h-50q-4 0-4-4v-12h5v-26q0-8 8-10z', deep) +
  shape('M-32-54h9v24h-9zM23-54h9v24h-9z', soft)

const nailDesk: Draw = ({ deep, glow }) =>
  rect(-24, -80, 42, 50, deep, 14) +
  shape('M-44-44h6V0h-6zM14-40h25v40H14z', WOOD) +
  shape('M-50-48h100v8H-50z', PALE_WOOD) +
  shape('M36-48v-34h-26v-4h30v38z', STEEL) +
  shape('M-20-48q0-8 8-8h14q8 0 8 8zM2-76a10 9 0 0 1 20 0z', glow) +
  shape('M-46-48v-14h8v14z', '#e0506e') +
  shape('M-35-48v-14h8v14z', '#7a5c9a')

const bed: Draw = ({ deep, soft }) =>
  shape('M-44 0v-30h6v16h76v-16h6V0h-6v-9h-76v9z', WOOD) +
  shape('M-52-36q0-6 6-6v-6q0-7 7-7h16q7 0 7 7v6H46q6 0 6 6v8H-52z', WHITE) +
  shape('M-10-46H46q6 0 6 6v14H-10z', deep) +
  shape('M-10-46H1v20h-11z', soft)

/** A bed under a lamp, as treatments of the face need. */
const bedWithLamp: Draw = (colors, random, capacity) =>
  shape('M-48 0v-98h28v8h-4v-4h-20V0z', STEEL) +
  shape('M-34-78a12 12 0 0 1 24 0z', '#ffe7ab') +
  bed(colors, random, capacity)

/** By its seats: a small tall car, a hatchback or a van. */
function car(seats: number, fill: string, lift = 0): string {
  const [body, windows] =
    seats <= 4
      ? [
          'h4v-19q0-5 6-6l8-1 9-19q2-4 6-4h30q5 0 7 5l6 22q2 3 2 8v14h4z',
          'm26-25l6-14q1-3 4-3h5v17zM6-34v-17h13q3 0 4 3l3 14z',
        ]
      : seats <= 6
        ? [
            'h-8v-14q0-6 8-7l12-2q10-19 24-19h18q12 0 19 18l10 3q6 2 6 8v13z',
            'm20-24q8-13 17-13h2v13zM4-33v-13h8q8 0 13 13z',
          ]
        : [
            'h-8v-19q0-5 7-7l12-4q8-20 18-20H36q11 0 12 14l2 22v14z',
            'm18-29q6-15 13-15h5v15zM0-38v-15h15v15zM21-38v-15h13q6 0 7 15z',
          ]
  const drawn =
    shape(`M-40-9${body}`, fill) +
    shape(`M-40-9${windows}`, '#b9d6ea') +
    dots('M-25-9h.1M26-9h.1', INK, 18) +
    dots('M-25-9h.1M26-9h.1', PALE_STEEL, 7)
  return lift === 0 ? drawn : `<g transform="translate(0 ${-lift})">${drawn}</g>`
}

const parkedCar: Draw = (_, random, capacity) => car(capacity, random.pick(CARS))

const washBay: Draw = ({ deep, mid }, random) =>
  bay(deep) +
  shape('M-36-86h12v30h-12zM24-86h12v30H24z', mid) +
  car(5, random.pick(CARS)) +
  dots('M-22-48h.1M-8-55h.1M24-44h.1', WHITE, 17)

const coatingBay: Draw = ({ deep, glow }, random) =>
  bay(deep) +
  shape('M-44-86h88l6 86H-50z', glow, 0.6) +
  car(5, random.pick(CARS)) +
  shape('M-28-66q2 8 9 9-7 2-9 9-2-7-9-9 7-1 9-9z', WHITE)

const bay = (roof: string) => shape('M-56 0v-94H56V0h-8v-86h-96V0z', PALE_STEEL) + shape('M-60-86v-20H60v20z', roof)

const liftBay: Draw = ({ deep, soft }, random) =>
  shape('M-54 0v-100h9V0zM45 0v-100h9V0z', deep) +
  shape('M-45-38h90v5h-90zM-60-4H60v4H-60z', STEEL) +
  shape('M-57-104H57v8H-57z', soft) +
  car(5, random.pick(CARS), 36)

/** A table with a chair for each guest: one at each end, the others behind it. */
function tableOf(top: string): Draw {
  return ({ deep }, _, capacity) => {
    const guests = Math.min(capacity, 6)
    const half = 22 + 5 * guests
    const behind = Math.max(0, guests - 2)
    let chairs = path`M${-half - 18} -58h5v30h14V0h-4v-22h-10V0h-5z`
    if (guests > 1) chairs += path`M${half + 18} -58h-5v30h-14V0h4v-22h10V0h5z`
    for (let chair = 0; chair < behind; chair++)
      chairs += path`M${((2 * half) / behind) * (chair + 0.5) - half - 8} -66h16v20h-16z`
    return (
      shape(chairs, deep) +
      shape(path`M-4-40h8v34h14v6h-36v-6h14zM${-half} -46h${2 * half}v8h${-2 * half}z`, PALE_WOOD) +
      top
    )
  }
}

const CUPS = shape('M-17-46v-10h12v10zM5-46v-10h12v10zM-5-54h4v5h-4zM17-54h4v5h-4z', WHITE)
const TEAPOT = shape('M-12-46q-7-14 5-17v-4h6v4q7 0 6 9l8-6 2 2-8 12z', '#5f7d6b') + shape('M16-46v-6h10v6z', WHITE)
const BEERS = shape('M-14-46v-13h9v13zM6-46v-13h9v13z', '#f2b33d') + shape('M-15-58v-5h11v5zM5-58v-5h11v5z', WHITE)
const GRILL = shape('M-18-46v-7h36v7z', '#3a3f4f') + shape('M-12-53l4-8 5 6 4-9 5 8 4-5 3 8z', '#ee7a3a')
const PLATES = shape('M-22-46q2-5 10-5t10 5zM4-46q2-5 10-5t10 5z', WHITE)

/** Stools before the counter, one for each guest. */
const stools: Draw = ({ deep }, _, capacity) => {
  const many = Math.min(capacity, 6)
  const step = Math.min(28, 108 / many)
  const half = step * 0.42
  let drawn = ''
  for (let stool = 0; stool < many; stool++)
    drawn += path`M${(stool - (many - 1) / 2) * step - half} -84h${2 * half}v9h${3 - half}v70h5v5h-16v-5h5v-70h${3 - half}z`
  return shape(drawn, deep)
}

const wheel: Draw = ({ deep, soft }, random) =>
  shape('M-40-46h80v10h-6l2 36h-6l-6-36h-50l-6 36h-6l4-36h-6z', WOOD) +
  shape('M-26-54h52v8h-52z', STEEL) +
  shape('M-17-54q-10-18 3-33h28q13 15 3 33z', random.pick(['#c98f6a', '#efe3d0', '#8fb3a8'])) +
  shape('M-20-28h40v8h-4l3 20h-7l-4-20h-16l-4 20h-7l3-20h-4z', deep) +
  shape('M-13-87h26v5h-26z', soft)

const teaMat: Draw = ({ deep }) =>
  shape('M-60 0L-44-34H44L60 0z', deep) +
  shape('M-51-3L-38-31H-2V-3zM2-3V-31H38L51-3z', '#cdd3a0') +
  shape('M6-20v-12h6q-7-22 6-24v-4h8v4q13 2 6 24h6v12z', '#3a3f4f') +
  shape(steam(20, -64), WHITE, 0.8) +
  shape('M-38-12q0-8 14-8t14 8-14 8-14-8z', deep) +
  shape('M-6-22h20q-1 12-10 12t-10-12z', '#5f7434')

const photoSet: Draw = ({ glow, deep }) =>
  shape('M-44 0v-112h88V0h-4v-104h-80V0zM37-46h12L60 0h-5L43-36 31 0h-5z', STEEL) +
  shape('M-38-106h76v80q0 16 14 26H-52q14-10 14-26z', glow) +
  shape('M-46-114h92v9h-92z', deep) +
  shape('M-14-32h28v6h-4v22h-5v-22h-10v22h-5v-22h-4z', WOOD) +
  shape('M-63-99l34 9v26l-34 9z', deep) +
  shape('M-60-96l28 8v22l-28 8zM-50-60h4V0h-4z', WHITE) +
  shape('M28-66h9v-5h12v5h9v22H28z', INK) +
  shape(disc(43, -55, 7), glow)

const kitchen: Draw = ({ deep, soft, glow }) =>
  shape('M-48-44h96V0h-96z', deep) +
  shape('M-42-38h26v32h-26zM-13-38h26v32h-26zM16-38h26v32H16z', soft, 0.4) +
  shape('M-52-52h104v9H-52z', glow) +
  shape('M-40-52v-18h-5v-5h44v5h-5v18z', STEEL) +
  shape(steam(-24, -78), WHITE, 0.8) +
  shape('M10-52l24-10 4 3-6 7z', '#ee8b3a') +
  shape('M34-67l10-5-5 9z', '#5f9e54')

const groomingTable: Draw = ({ deep, soft }, random) =>
  shape('M-30-40h6L-18 0h-6zM24-40h6L24 0h-6zM16-106h26v66h-5v-61H16z', STEEL) +
  shape('M-46-46h92v10h-92z', deep) +
  shape(
    `M-20-46v-8q-6-8-4-18-14-2-14-8 6-16 18-16 12 2 12 20h18q4-10 10-8 2 6-2 12 4 6 1 12v14h-9v-12h-20v12z`,
    random.pick(['#f4e6d2', '#c98f5a', '#8a6a55', WHITE, '#5d5a6a']),
  ) +
  shape(`M-19-92q10-1 10 12 0 8-5 8-5-4-5-20z${disc(-37, -82, 2.5)}${disc(-28, -86, 2)}`, INK, 0.75) +
  shape('M-25-72h15v5h-15z', soft)

const writingDesk: Draw = ({ deep, soft }, random) =>
  shape('M-52-42h104v10h-6V0h-8v-32h-76V0h-8v-32h-6z', WOOD) +
  shape('M-24-42l5-8h38l5 8z', WHITE) +
  shape(
    `${random.pick(['M-10-44q10-6 20-2-9 2-20 2z', 'M-3-49h4l3 6h-3z'])}M-44-42v-7h14v7zM30-64l2.5-12 2.5 12z`,
    INK,
  ) +
  shape('M31-42v-22h3v22z', PALE_WOOD) +
  shape('M-32-6q0-9 32-9t32 9-32 9-32-9z', deep) +
  shape('M-30-9q0-8 30-8t30 8-30 8-30-8z', soft)

const ROBES = [
  ['#c65b6b', '#f6d9a8'],
  ['#5b6fa8', '#f2c9c9'],
  ['#7f9f72', '#f4ead2'],
  ['#8a6096', '#f0d58c'],
  ['#e3a7a0', '#7c3f57'],
  ['#3f7f8a', '#f7d7b5'],
] as const

/** A robe spread on a stand. */
const robe =
  (draw: (fill: string, band: string) => string): Draw =>
  (_, random) => {
    const [fill, band] = random.pick(ROBES)
    return shape('M-54-122H54v6H44V-4h8v4H32v-4h7v-112h-78V-4h7v4h-20v-4h8v-112h-10z', WOOD) + draw(fill, band)
  }

const kimono = robe(
  (fill, band) =>
    shape('M-48-116h96v52H24v54h-48v-54h-24z', fill) +
    shape('M-9-116h5l4 10 4-10h5L-6-62h-6l7-36z', WHITE) +
    shape(`M-24-82h48v18h-48z${disc(-36, -78, 5)}${disc(36, -94, 5)}${disc(12, -30, 7)}${disc(-12, -46, 5)}`, band),
)
const hanbok = robe(
  (fill, band) =>
    shape('M-10-92h20q24 32 32 82h-84q8-50 32-82z', fill) +
    shape('M-12-116h24l38 12v18q-20 2-34-8v12h-32v-12q-14 10-34 8v-18z', band) +
    shape('M-9-116h4L2-94l7-22h4L5-88v34H0v-34z', WHITE),
)

const treadmill: Draw = ({ deep, soft }) =>
  shape('M-50 0h100v-9h-102q0 9 2 9z', STEEL) +
  shape('M26-9l9-54H8v-5h28l2-12h8L38-9z', deep) +
  shape('M28-104h26v20H26zM-44-9h64v-4h-64z', INK) +
  shape('M32-100h17v11H31z', soft)

const mat: Draw = ({ deep }, random) => {
  const [fill, light] = random.pick([
    ['#7d62b8', '#a48ed6'],
    ['#3f9a78', '#74bf9f'],
    ['#e2765b', '#f3a189'],
    ['#4f86c9', '#8bb4e3'],
  ] as const)
  return (
    shape(`M-58 0L-36-30H40L58 0z${disc(-42, -34, 10)}`, fill) +
    shape(`M-48-4L-32-26H35L47-4z${disc(-42, -34, 5)}`, light) +
    shape('M14-22v-12q0-3 3-3h18q3 0 3 3v12z', '#f4e6d2') +
    shape('M-16-17h22q-1 11-11 11t-11-11z', deep)
  )
}

const tub: Draw = ({ soft }) =>
  shape('M-54-48h108l-9 48h-90z', WOOD) +
  shape('M-53-38h106l-1 6H-52zM-48-13h96l-1 6h-94z', '#8a6a44') +
  shape('M-54-48q0-10 54-10t54 10-54 10-54-10z', PALE_WOOD) +
  shape('M-46-48q0-7 46-7t46 7-46 7-46-7z', '#8fcbe4') +
  shape(steam(-24, -56) + steam(0, -62) + steam(22, -56), WHITE, 0.85) +
  shape('M28-60h20v14H28z', soft)

const bench: Draw = ({ deep, soft }) =>
  shape('M-40-30h6V0h-6zM34-30h6V0h-6z', WOOD) + rect(-48, -66, 96, 28, deep, 10) + rect(-50, -38, 100, 14, soft, 6)

const armchair: Draw = ({ deep, soft }) =>
  shape('M-26-16h6V0h-6zM20-16h6V0h-6z', WOOD) +
  shape('M-26-62q0-12 12-12h28q12 0 12 12v14h10v36h-72v-36h10z', deep) +
  rect(-24, -40, 48, 20, soft, 8)

const BY_CATEGORY: Record<string, Furniture> = {
  hair: { kind: 'chair', draw: stylingChair },
  nails: { kind: 'chair', draw: nailDesk },
  eyelash: { kind: 'bed', draw: bedWithLamp },
  facial: { kind: 'bed', draw: bedWithLamp },
  massage: { kind: 'bed', draw: bed },
  'car-wash': { kind: 'bay', draw: washBay },
  coating: { kind: 'bay', draw: coatingBay },
  tyres: { kind: 'bay', draw: liftBay },
  inspection: { kind: 'bay', draw: liftBay },
  sushi: { kind: 'seat', draw: stools },
  izakaya: { kind: 'table', draw: tableOf(BEERS) },
  yakiniku: { kind: 'table', draw: tableOf(GRILL) },
  'korean-bbq': { kind: 'table', draw: tableOf(GRILL) },
  teahouse: { kind: 'table', draw: tableOf(TEAPOT) },
  cafe: { kind: 'table', draw: tableOf(CUPS) },
  'tea-ceremony': { kind: 'room', draw: teaMat },
  pottery: { kind: 'seat', draw: wheel },
  calligraphy: { kind: 'room', draw: writingDesk },
  'cooking-class': { kind: 'room', draw: kitchen },
  kimono: { kind: 'room', draw: kimono },
  hanbok: { kind: 'room', draw: hanbok },
  'photo-studio': { kind: 'room', draw: photoSet },
  fitness: { kind: 'room', draw: treadmill },
  yoga: { kind: 'room', draw: mat },
  'pet-grooming': { kind: 'room', draw: groomingTable },
  sauna: { kind: 'room', draw: tub },
}

/** The furniture of categories of an operator's own. */
const BY_KIND: Record<string, Draw> = {
  bed,
  bay: washBay,
  car: parkedCar,
  table: tableOf(PLATES),
  chair: armchair,
  seat: armchair,
  room: bench,
}

/** What the first category of the shop with this kind of equipment works with; without a kind, its first category. */
export function furnitureFor(categories: readonly string[], kind: string | null): Draw {
  const own = categories.flatMap((category) => BY_CATEGORY[category] ?? [])
  return own.find((furniture) => furniture.kind === (kind ?? furniture.kind))?.draw ?? BY_KIND[kind ?? ''] ?? bench
}
