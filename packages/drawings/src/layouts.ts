import { circle, ellipse, path, rect, ring, shape } from './draw.ts'
import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'

/** Place of the large object; `floor`: on something that takes a shadow; `hung`: the top is taken already. */
export type Stage = { back: string; x: number; foot: number; size: number; floor: boolean; hung?: boolean }
export type Layout = (random: Random, width: number, height: number, colors: Palette) => Stage

const disc: Layout = (random, width, height, { soft, mid, glow }) => {
  const x = width * (0.42 + random.next() * 0.16)
  const radius = height * (0.34 + random.next() * 0.06)
  const table = height * (0.76 + random.next() * 0.06)
  const moon = height * (0.07 + random.next() * 0.05)
  const away = random.chance(0.5) ? 0.16 : 0.84
  return {
    back:
      circle(x, height * 0.46, radius * 1.22, soft) +
      circle(x, height * 0.46, radius, glow) +
      rect(0, table, width, height - table, mid) +
      circle(width * away, height * (0.14 + random.next() * 0.12), moon, mid),
    x,
    foot: table + height * 0.07,
    size: height * 0.62,
    floor: true,
  }
}

const arch: Layout = (random, width, height, { soft, mid, glow }) => {
  const half = height * (0.27 + random.next() * 0.05)
  const x = width * (0.4 + random.next() * 0.2)
  const floor = height * 0.83
  const spring = height * (0.4 + random.next() * 0.04)
  const doorway = (grown: number) =>
    path`M${x - half - grown} ${floor}V${spring}a${half + grown} ${half + grown} 0 0 1 ${2 * (half + grown)} 0V${floor}z`
  const side = random.chance(0.5) ? -1 : 1
  return {
    back:
      rect(0, floor, width, height - floor, mid) +
      shape(doorway(height * 0.05), soft) +
      shape(doorway(0), glow) +
      circle(x + side * width * 0.34, spring + random.int(-20, 30), height * 0.1, soft),
    x,
    foot: floor + height * 0.04,
    size: height * 0.56,
    floor: true,
  }
}

const hills: Layout = (random, width, height, { soft, mid, glow }) => {
  const sun = random.chance(0.5) ? 0.24 : 0.76
  const left = height * (0.5 + random.next() * 0.16)
  const right = height * (0.5 + random.next() * 0.16)
  const near = height * (0.72 + random.next() * 0.06)
  return {
    back:
      circle(width * sun, height * 0.27, height * (0.15 + random.next() * 0.05), glow) +
      shape(
        path`M0 ${left}Q${width * 0.25} ${left - height * 0.2} ${width * 0.5} ${(left + right) / 2}T${width} ${right}V${height}H0z`,
        soft,
      ) +
      shape(path`M0 ${near + 20}Q${width * 0.5} ${near - height * 0.16} ${width} ${near + 12}V${height}H0z`, mid),
    x: width * (sun < 0.5 ? 0.56 : 0.44),
    foot: height * 0.88,
    size: height * 0.58,
    floor: true,
  }
}

const scales: Layout = (random, width, height, { soft, mid, glow, background }) => {
  const radius = width / random.int(5, 7) / 1.6
  const rows = 3
  let waves = ''
  for (let row = 0; row < rows; row++) {
    const y = height - radius * 0.62 * (rows - 1 - row) + radius * 0.1
    for (let x = row % 2 === 0 ? 0 : radius; x <= width + radius; x += 2 * radius) {
      waves +=
        circle(x, y, radius, row % 2 === 0 ? mid : soft) +
        circle(x, y, radius * 0.66, background) +
        circle(x, y, radius * 0.34, mid)
    }
  }
  const x = width * (0.44 + random.next() * 0.12)
  return {
    back:
      circle(x, height * 0.42, height * 0.34, glow) +
      ring(x, height * 0.42, height * 0.39, soft, height * 0.025) +
      waves,
    x,
    foot: height * 0.72,
    size: height * 0.54,
    floor: false,
  }
}

const corner: Layout = (random, width, height, { soft, mid, glow }) => {
  const turned = random.chance(0.5)
  const low = height * (0.78 + random.next() * 0.05)
  const radius = height * (0.62 + random.next() * 0.14)
  return {
    back:
      circle(turned ? width : 0, height * 0.04, radius, soft) +
      circle(turned ? width : 0, height * 0.04, radius * 0.62, glow) +
      shape(path`M0 ${low + (turned ? 26 : -4)}L${width} ${low + (turned ? -4 : 26)}V${height}H0z`, mid),
    x: width * (0.46 + random.next() * 0.1),
    foot: height * 0.88,
    size: height * 0.6,
    floor: true,
  }
}

const shelf: Layout = (random, width, height, { soft, mid, glow, deep }) => {
  const stripes = random.int(5, 8)
  const step = width / stripes
  let wall = ''
  for (let stripe = 0; stripe < stripes; stripe += 2) wall += rect(stripe * step, 0, step, height * 0.78, soft)
  const x = width * (0.42 + random.next() * 0.16)
  return {
    back:
      `<g opacity=".55">${wall}</g>` +
      rect(0, height * 0.78, width, height * 0.22, mid) +
      rect(0, height * 0.78, width, height * 0.025, deep) +
      ellipse(x, height * 0.83, height * 0.36, height * 0.055, glow),
    x,
    foot: height * 0.84,
    size: height * 0.6,
    floor: true,
  }
}

const sheets: Layout = (random, width, height, { soft, mid, glow }) => {
  const x = width / 2
  const y = height / 2
  const turn = random.int(4, 11) * (random.chance(0.5) ? 1 : -1)
  const wide = height * (0.74 + random.next() * 0.14)
  const tall = height * 0.72
  const sheet = (angle: number, fill: string, dx: number) =>
    `<g transform="rotate(${angle} ${x} ${y})">${rect(x - wide / 2 + dx, y - tall / 2, wide, tall, fill, 14)}</g>`
  return {
    back:
      sheet(turn, mid, random.int(-22, 22)) +
      sheet(-turn * 0.6, soft, random.int(-14, 14)) +
      sheet(turn * 0.2, glow, 0),
    x,
    foot: height * 0.78,
    size: height * 0.54,
    floor: false,
  }
}

const lamps: Layout = (random, width, height, { soft, mid, glow, deep }) => {
  const count = random.int(2, 3)
  let hanging = ''
  for (let lamp = 0; lamp < count; lamp++) {
    const x = width * ((lamp + 0.5) / count) + random.int(-14, 14)
    const drop = height * (0.12 + random.next() * 0.14)
    const size = height * 0.075
    hanging +=
      rect(x - 1, 0, 2, drop, deep) +
      shape(path`M${x - size} ${drop + size}a${size} ${size} 0 0 1 ${2 * size} 0z`, lamp % 2 === 0 ? mid : deep) +
      shape(
        path`M${x - size} ${drop + size}L${x - size * 2.6} ${height * 0.8}H${x + size * 2.6}L${x + size} ${drop + size}z`,
        glow,
        0.55,
      )
  }
  return {
    back: rect(0, height * 0.3, width, height * 0.5, soft) + hanging + rect(0, height * 0.8, width, height * 0.2, mid),
    x: width * (0.42 + random.next() * 0.16),
    foot: height * 0.88,
    size: height * 0.56,
    floor: true,
    hung: true,
  }
}

const petals: Layout = (random, width, height, { soft, mid, glow }) => {
  const count = random.int(6, 10)
  const x = width * (0.46 + random.next() * 0.08)
  const y = height * 0.5
  const start = random.int(0, 60)
  let flower = ''
  for (let petal = 0; petal < count; petal++) {
    flower += `<g transform="rotate(${Math.round(start + (petal * 360) / count)} ${Math.round(x)} ${Math.round(y)})">${ellipse(
      Math.round(x),
      y - height * 0.3,
      height * (0.9 / count),
      height * 0.19,
      petal % 2 === 0 ? soft : mid,
    )}</g>`
  }
  return { back: flower + circle(x, y, height * 0.33, glow), x, foot: height * 0.77, size: height * 0.52, floor: false }
}

const noren: Layout = (random, width, height, { soft, mid, glow, deep, background }) => {
  const count = random.int(3, 5)
  const step = width / count
  const drop = height * (0.2 + random.next() * 0.05)
  let cloth = ''
  for (let panel = 0; panel < count; panel++) {
    const x = panel * step
    cloth +=
      shape(
        path`M${x + 2} 10H${x + step - 2}V${drop}q${-step / 2} ${height * 0.03} ${-(step - 4)} 0z`,
        panel % 2 === 0 ? deep : mid,
      ) + circle(x + step / 2, drop * 0.58, height * 0.04, background, 0.9)
  }
  const x = width * (0.43 + random.next() * 0.14)
  return {
    back:
      circle(x, height * 0.6, height * 0.3, glow) +
      rect(0, height * 0.82, width, height * 0.18, soft) +
      cloth +
      rect(0, 0, width, 10, deep),
    x,
    foot: height * 0.9,
    size: height * 0.6,
    floor: true,
    hung: true,
  }
}

export const LAYOUTS: readonly Layout[] = [disc, arch, hills, scales, corner, shelf, sheets, lamps, petals, noren]
/** Layouts with a floor from side to side, for wide pictures. */
export const FLOORS: readonly Layout[] = [disc, arch, hills, corner, shelf, lamps, noren]
