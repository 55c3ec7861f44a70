import type { components } from '@yoyaku/core/types'

export type Station = components['schemas']['Station']

export interface Place {
  readonly latitude: number
  readonly longitude: number
}
export interface MapPlace extends Place {
  readonly station?: Station
}
export interface Point {
  readonly x: number
  readonly y: number
}

/** A stretch of the world, drawn in pixels: `scale` is how many of them the whole world is wide. */
export interface View {
  readonly center: Point
  readonly scale: number
  readonly width: number
  readonly height: number
}

const EQUATOR_METERS = 40_075_017
/** What a pin and its name need at each edge, in pixels. */
const MARGIN = 48
/** The least that a map shows, from side to side. */
const LEAST_METERS = 600

/** Web Mercator: both from 0 to 1, from the northwest. */
function projected({ latitude, longitude }: Place): Point {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** Of a projected place. */
const latitudeOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

const metersOfWorld = (latitude: number): number => EQUATOR_METERS * Math.cos((latitude * Math.PI) / 180)

/** In a straight line. */
export function metersBetween(one: Place, other: Place): number {
  return distance(projected(one), projected(other)) * metersOfWorld((one.latitude + other.latitude) / 2)
}

/** The scale at which places that lie `apart` keep the margin; on a map that is too small for it they take a third of the size. */
const scaleIn = (size: number, apart: number): number => Math.max(size - 2 * MARGIN, size / 3) / apart

/** The view of that size which shows all places, so many pixels left of what else lies over its right edge. */
export function viewOf(places: readonly Place[], { width, height }: Pick<View, 'width' | 'height'>, covered = 0): View {
  const points = places.map(projected)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const nearest = (width / LEAST_METERS) * metersOfWorld(places[0]?.latitude ?? 0)
  const scale = Math.min(nearest, scaleIn(width - covered, right - left), scaleIn(height, bottom - top))
  return {
    center: { x: (left + right + covered / scale) / 2, y: (top + bottom) / 2 },
    scale,
    width,
    height,
  }
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
export const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** The same, dragged by so many pixels. */
export const moved = (view: View, { x, y }: Point): View => ({
  ...view,
  center: { x: view.center.x - x / view.scale, y: view.center.y - y / view.scale },
})

/** So many times nearer, where what is drawn at a point stays; no nearer than any map is, and no farther than `whole`. */
export function zoomed(
  view: View,
  factor: number,
  whole: View,
  at: Point = { x: view.width / 2, y: view.height / 2 },
): View {
  const nearest = (view.scale * metersAcross(view)) / LEAST_METERS
  const scale = Math.max(Math.min(view.scale * factor, nearest), Math.min(whole.scale, view.scale))
  const kept = (of: number, size: number, center: number) => center + (of - size / 2) * (1 / view.scale - 1 / scale)
  return {
    ...view,
    scale,
    center: { x: kept(at.x, view.width, view.center.x), y: kept(at.y, view.height, view.center.y) },
  }
}

/** Where a place is drawn, from the upper left corner. */
export function pixelOf({ center, scale, width, height }: View, place: Place): Point {
  const { x, y } = projected(place)
  return { x: width / 2 + (x - center.x) * scale, y: height / 2 + (y - center.y) * scale }
}

const TILE_PIXELS = 512

/** The same for a map of tiles: degrees of longitude and latitude, and the zoom at which the world is one tile at 0. */
export function cameraOf({ center: { x, y }, scale }: View): { center: [number, number]; zoom: number } {
  return { center: [x * 360 - 180, latitudeOf(y)], zoom: Math.log2(scale / TILE_PIXELS) }
}

/** Joins those that would lie over each other. Each group is drawn where its first is, and no two groups overlap. */
export function grouped<Pin extends Point>(pins: readonly Pin[], apart: Point): Pin[][] {
  const groups: Pin[][] = []
  for (const pin of pins) {
    const near = groups.find(([at]) => at && Math.abs(at.x - pin.x) < apart.x && Math.abs(at.y - pin.y) < apart.y)
    if (near === undefined) groups.push([pin])
    else near.push(pin)
  }
  return groups
}

/** From side to side, in the middle. */
export function metersAcross({ center, scale, width }: View): number {
  return (metersOfWorld(latitudeOf(center.y)) / scale) * width
}

/** About so many pixels are between two lines of the grid. */
const STEP = 80

/** The width of a square of the grid: 1, 2 or 5 times a power of ten in meters, and so many pixels. */
export function gridOf(view: View): { meters: number; pixels: number } {
  const metersPerPixel = metersAcross(view) / view.width
  const least = STEP * metersPerPixel
  const power = 10 ** Math.floor(Math.log10(least))
  const meters = ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power
  return { meters, pixels: meters / metersPerPixel }
}

export interface Label extends Point {
  readonly text: string
  readonly kind: 'district' | 'station'
  /** The text of a station stands left of its sign, or where it has room on the other side alone, there. */
  readonly isLeft?: boolean
}

const CHARACTER = { wide: 13, narrow: 7.5 }
const LINE = 18
const SIGN = 12

/** Where a label lies: a district around its point, a station from its sign on. */
function boxOf({ x, y, text, kind, isLeft = false }: Label) {
  const width = [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? CHARACTER.wide : CHARACTER.narrow), 0)
  const [before, after] =
    kind === 'district' ? [width / 2, width / 2] : isLeft ? [width + SIGN, SIGN / 2] : [SIGN / 2, width + SIGN]
  return { left: x - before, right: x + after, top: y - LINE / 2, bottom: y + LINE / 2 }
}

export type Box = ReturnType<typeof boxOf>
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** How far the scale stands from the edges, and its figure from its line. */
export const SCALE = { edge: 12, gap: 8, height: 5 } as const
const SCALE_FIGURE = '500 公里'

/** Where the scale and its figure are drawn. */
function scaleBox(view: View): Box {
  const figure = boxOf({ text: SCALE_FIGURE, kind: 'district', x: 0, y: 0 })
  const end = SCALE.edge + gridOf(view).pixels + SCALE.gap
  return {
    left: 0,
    right: end + figure.right - figure.left,
    top: view.height - SCALE.edge - LINE,
    bottom: view.height,
  }
}

/**
 * The labels that have room: within the view, not over its scale, not below a pin or what else lies over the map, and not over one that
 * is named before them.
 */
export function roomyLabels(
  labels: readonly Label[],
  pins: readonly Point[],
  view: View,
  above: readonly Box[] = [],
): Label[] {
  const { width, height } = view
  const taken: Box[] = [
    scaleBox(view),
    ...above,
    ...pins.map(({ x, y }) => ({ left: x - 22, right: x + 22, top: y - 38, bottom: y + 2 })),
  ]
  const hasRoom = (label: Label): boolean => {
    const box = boxOf(label)
    const isInside = box.left >= 4 && box.right <= width - 4 && box.top >= 4 && box.bottom <= height - 4
    return isInside && !taken.some((one) => overlap(one, box))
  }
  return labels.flatMap((label) => {
    const placed = (label.kind === 'station' ? [label, { ...label, isLeft: label.isLeft !== true }] : [label]).find(
      hasRoom,
    )
    if (placed === undefined) return []
    taken.push(boxOf(placed))
    return [placed]
  })
}
