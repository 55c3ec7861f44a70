import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, StateMachine, setup } from 'xstate'
import * as machines from '../src/machines.ts'
import { chartOf } from './chart.ts'
import { COMMANDS } from './commands.ts'
import { drawings } from './drawings.ts'
import { eventsOf, eventTable } from './event-table.ts'

const charts: AnyStateMachine[] = Object.values(machines).filter((it) => it instanceof StateMachine)

test.each(charts)('$id: every event is a command or a fact, and nothing else is', (machine) => {
  const { commands = [], facts = [] } = COMMANDS[machine.id] ?? {}
  expect([...commands, ...facts].sort()).toEqual(eventsOf(machine).sort())
})

test('the table of events tells what is refused from what is ignored', () => {
  const door = createMachine({
    initial: 'open',
    states: { open: { on: { shut: 'closed' } }, closed: { on: { rain: { actions: 'hear' }, open: 'open' } } },
  })
  expect(eventTable(door, ['open', 'shut']).split('\n').slice(2)).toEqual([
    '| open | → closed |  | refused |',
    '| closed | refused | stays | → open |',
  ])
})

describe('the drawn charts', async () => {
  const drawn = await drawings()

  test('are no wider than 1,600 pixels, and no two have one name', () => {
    const svgs = drawn.filter(([name]) => name.endsWith('.svg'))
    const wide = svgs.filter(([, svg]) => Number(/<svg width="(\d+)pt"/.exec(svg)?.[1]) * (4 / 3) > 1600)
    expect(wide.map(([name]) => name)).toEqual([])
    expect(new Set(svgs.map(([name]) => name)).size).toBe(svgs.length)
  })

  test('and no others are there', async () => {
    const found = await readdir(join(import.meta.dirname, '../charts'))
    expect(found.sort()).toEqual(drawn.map(([name]) => name).sort())
  })

  test('are each in the guide', async () => {
    const guide = await readFile(join(import.meta.dirname, '../docs/guides/charts.md'), 'utf8')
    expect(drawn.map(([name]) => name).filter((name) => !guide.includes(`(../../charts/${name})`))).toEqual([])
  })

  test('show a state as one box, with what leads into it and out of it, and its inside on its own', () => {
    const door = createMachine({
      id: 'door',
      initial: 'open',
      states: {
        open: {
          initial: 'wide',
          on: { shut: 'closed', wind: '.narrow' },
          states: { wide: {}, narrow: { on: { slam: '#door.closed' } } },
        },
        closed: { on: { push: '#door.open.narrow' } },
      },
    })
    const { open } = door.root.states
    if (open === undefined) throw new Error('There is no state open')
    const labelsIn = (chart: string) =>
      [...chart.matchAll(/^("[^"]+") \[class=words .*label=<(.*)>\]$/gm)].map(([, way, words]) => [way, words])
    expect(labelsIn(chartOf(door, { collapsed: [open] }))).toEqual([
      ['"door.open to door.closed"', 'shut<br/>slam'],
      ['"door.closed to door.open"', 'push'],
    ])
    const part = chartOf(door, { of: open })
    expect(labelsIn(part)).toEqual([])
    for (const text of ['in every state: shut → closed', 'in every state: wind → narrow', '>slam → closed<'])
      expect(part).toContain(text)
  })

  test.each(drawn)(
    '%s is drawn from its machine as it is now (`npx pnpm --filter @yoyaku/core run charts` draws it anew)',
    async (name, svg) => {
      expect(await readFile(join(import.meta.dirname, '../charts', name), 'utf8').catch(() => null)).toBe(svg)
    },
  )

  test('show how long a delay is where that is always the same', () => {
    const door = setup({ delays: { SHORT: 1_500, SOME: () => 1 } }).createMachine({
      id: 'door',
      initial: 'open',
      states: { open: { after: { SHORT: 'closed' } }, closed: { after: { SOME: 'open' } } },
    })
    const chart = chartOf(door)
    expect([chart.includes('after SHORT (1.5 s)'), chart.includes('label=<after SOME>')]).toEqual([true, true])
  })

  test('are yellow where a response is awaited, and nowhere else', () => {
    const door = createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { invoke: { id: 'keys', src: 'keys', onDone: 'moving' } },
        moving: { tags: 'busy', initial: 'slow', states: { slow: {} } },
        open: { invoke: { id: 'bell', src: 'bell' }, initial: 'wide', states: { wide: {} } },
      },
    })
    const colors = [...chartOf(door).matchAll(/^"door\.([\w.]+)" \[.* fillcolor="(.*)"\]$/gm)]
    expect(colors.map(([, state, color]) => [state, color])).toEqual([
      ['closed', '#fdf3d8'],
      ['moving.slow', '#fdf3d8'],
      ['open.wide', 'white'],
    ])
  })

  test('show every state, every event with its condition, what runs and what stays', () => {
    const chart = chartOf(
      createMachine({
        id: 'door',
        initial: 'closed',
        on: { paint: { actions: 'paint' }, burn: '.gone' },
        states: {
          closed: {
            on: { open: { guard: 'isUnlocked', target: 'moving' }, knock: { actions: 'hear' } },
          },
          moving: { tags: 'busy', invoke: { id: 'motor', src: 'motor', onDone: 'ajar' }, after: { LONG: 'closed' } },
          ajar: { initial: 'wide', states: { wide: { on: { push: 'narrow' } }, narrow: {} } },
          gone: { type: 'final' },
        },
      }),
    )
    const arrows = chart.split('\n').filter((line) => line.includes('->') && !line.includes('start'))
    expect(arrows).toEqual([
      '"door.closed" -> "door.closed to door.moving" [arrowhead=none ]',
      '"door.closed to door.moving" -> "door.moving" []',
      '"door.moving" -> "door.moving to door.ajar" [arrowhead=none ]',
      '"door.moving to door.ajar" -> "door.ajar.wide" [lhead="cluster door.ajar"]',
      '"door.moving" -> "door.moving to door.closed" [arrowhead=none ]',
      '"door.moving to door.closed" -> "door.closed" []',
      '"door.ajar.wide" -> "door.ajar.wide to door.ajar.narrow" [arrowhead=none ]',
      '"door.ajar.wide to door.ajar.narrow" -> "door.ajar.narrow" []',
    ])
    const words = chart.split('\n').flatMap((line) => {
      const [, way, label] = /^("[^"]+") \[class=words .*label=<(.*)>\]$/.exec(line) ?? []
      return way === undefined ? [] : [`${way} ${label}`]
    })
    expect(words).toEqual([
      '"door.ajar.wide to door.ajar.narrow" push',
      '"door.closed to door.moving" open [isUnlocked]',
      '"door.moving to door.ajar" motor answers',
      '"door.moving to door.closed" after LONG',
    ])
    for (const line of [
      'in every state: paint',
      'in every state: burn → gone',
      'runs motor',
      '>knock<',
      'peripheries=2',
    ]) {
      expect(chart).toContain(line)
    }
  })
})
