import { expect, test } from 'vitest'
import { cameraOf, gridOf, grouped, metersAcross, moved, pixelOf, roomyLabels, viewOf, zoomed } from './view.ts'

const SIZE = { width: 400, height: 300 }
const TENJIN = { latitude: 33.5911, longitude: 130.3983 }
const HAKATA = { latitude: 33.5897, longitude: 130.4207 }
const SEOUL = { latitude: 37.5665, longitude: 126.978 }
const VIEW = viewOf([TENJIN], SIZE)

test('A view shows all places with a margin, the northern above the southern', () => {
  for (const places of [
    [TENJIN, HAKATA],
    [TENJIN, HAKATA, SEOUL],
  ]) {
    const view = viewOf(places, SIZE)
    for (const place of places) {
      const { x, y } = pixelOf(view, place)
      expect([x >= 47.9 && x <= 352.1, y >= 47.9 && y <= 252.1]).toEqual([true, true])
    }
  }
  const view = viewOf([TENJIN, SEOUL], SIZE)
  expect(pixelOf(view, SEOUL).y).toBeLessThan(pixelOf(view, TENJIN).y)
  expect(pixelOf(view, SEOUL).x).toBeLessThan(pixelOf(view, TENJIN).x)
})

test('A view shows all places left of what lies over its right edge', () => {
  const view = viewOf([TENJIN, HAKATA], SIZE, 56)
  expect([pixelOf(view, TENJIN).x, pixelOf(view, HAKATA).x]).toEqual([expect.closeTo(48, 3), expect.closeTo(296, 3)])
  expect(pixelOf(viewOf([TENJIN], SIZE, 56), TENJIN).x).toBeCloseTo(172, 3)
})

test('A view of one place has it in the middle, and shows 600 meters around it', () => {
  const view = viewOf([TENJIN], SIZE)
  expect(pixelOf(view, TENJIN)).toEqual({ x: 200, y: 150 })
  // 0.01 degrees of longitude are 927 meters there.
  expect(pixelOf(view, { ...TENJIN, longitude: TENJIN.longitude + 0.01 }).x - 200).toBeCloseTo((927 / 600) * 400, 0)
})

test('A map of tiles shows the same stretch of the world', () => {
  const view = viewOf([TENJIN], SIZE)
  const { center, zoom } = cameraOf(view)
  expect(center).toEqual([expect.closeTo(TENJIN.longitude, 6), expect.closeTo(TENJIN.latitude, 6)])
  // At zoom 0 the world is 512 pixels wide.
  expect(512 * 2 ** zoom).toBeCloseTo(view.scale, 3)
})

test('A view that is dragged has everything so many pixels farther', () => {
  const view = viewOf([TENJIN, HAKATA], SIZE)
  const before = pixelOf(view, HAKATA)
  const after = pixelOf(moved(view, { x: 30, y: -12 }), HAKATA)
  expect([after.x - before.x, after.y - before.y]).toEqual([expect.closeTo(30, 3), expect.closeTo(-12, 3)])
})

test('A view that is zoomed keeps what is at the pointer, and is no nearer than 600 meters and no farther than the whole', () => {
  const whole = viewOf([TENJIN, HAKATA], SIZE)
  const at = pixelOf(whole, HAKATA)
  const near = zoomed(whole, 2, whole, at)
  expect(near.scale).toBeCloseTo(whole.scale * 2)
  expect(pixelOf(near, HAKATA)).toEqual({ x: expect.closeTo(at.x, 3), y: expect.closeTo(at.y, 3) })
  expect(metersAcross(zoomed(whole, 1e6, whole))).toBeCloseTo(600, 0)
  expect(zoomed(near, 0.01, whole).scale).toBe(whole.scale)
})

test('A map without room for its margins shows all places all the same', () => {
  for (const size of [
    { width: 117, height: 50 },
    { width: 96, height: 96 },
    { width: 40, height: 20 },
  ]) {
    for (const places of [[TENJIN], [TENJIN, TENJIN], [TENJIN, HAKATA]]) {
      const view = viewOf(places, size)
      expect(gridOf(view).pixels).toBeGreaterThan(0)
      for (const place of places) {
        const { x, y } = pixelOf(view, place)
        expect([x > 0 && x < size.width, y > 0 && y < size.height]).toEqual([true, true])
      }
    }
  }
})

test('The grid is of round meters and as wide as it says', () => {
  const view = viewOf([TENJIN], SIZE)
  expect(gridOf(view)).toEqual({ meters: 200, pixels: expect.closeTo((200 / 600) * 400, 0) })
})

test('Pins that would overlap are one group, and groups do not overlap', () => {
  const [a, b, c] = [
    { id: 'a', x: 100, y: 100 },
    { id: 'b', x: 110, y: 105 },
    { id: 'c', x: 160, y: 100 },
  ]
  expect(grouped([a, b, c], { x: 50, y: 40 })).toEqual([[a, b], [c]])
})

test('The name of a station without room on its right stands on its left', () => {
  const station = { text: '天神駅', x: 380, y: 150, kind: 'station' as const }
  expect(roomyLabels([station], [], VIEW)).toEqual([{ ...station, isLeft: true }])
})

test('The name of a station stands on its left where that is asked for, unless it has no room there', () => {
  const station = { text: '三条駅', x: 200, y: 150, kind: 'station' as const, isLeft: true }
  expect(roomyLabels([station], [], VIEW)).toEqual([station])
  expect(roomyLabels([{ ...station, x: 20 }], [], VIEW)).toEqual([{ ...station, x: 20, isLeft: false }])
})

test('The map of a shop on a phone has room for its pin, and for the name of a station far below it', () => {
  for (const size of [
    { width: 322, height: 143 },
    { width: 286, height: 127 },
  ]) {
    const stop = { latitude: TENJIN.latitude - 0.006, longitude: TENJIN.longitude + 0.001 }
    const view = viewOf([TENJIN, stop], size)
    expect(pixelOf(view, TENJIN).y).toBeGreaterThan(40)
    const label = { ...pixelOf(view, stop), text: '表参道駅', kind: 'station' as const }
    expect(roomyLabels([label], [], view)).toEqual([label])
  }
})

test('A label without room is left out: at the edge, below a pin, over another', () => {
  const at = (text: string, x: number, y: number) => ({ text, x, y, kind: 'district' as const })
  const labels = [at('天神', 200, 150), at('大名', 210, 155), at('薬院', 2, 150), at('博多', 300, 90)]
  expect(roomyLabels(labels, [{ x: 300, y: 100 }], VIEW).map(({ text }) => text)).toEqual(['天神'])
})

test('A label over the scale, or below what else lies over the map, is left out', () => {
  const at = (text: string, x: number, y: number) => ({ text, x, y, kind: 'station' as const })
  const labels = [at('天神駅', 100, 282), at('渡辺通駅', 360, 60), at('薬院駅', 100, 150)]
  const tools = { left: 340, right: 400, top: 0, bottom: 108 }
  expect(roomyLabels(labels, [], VIEW, [tools]).map(({ text }) => text)).toEqual(['薬院駅'])
})
