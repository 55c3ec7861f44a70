import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from './chart.ts'
import { drawings } from './drawings.ts'

describe('the drawn charts', async () => {
  test.each(await drawings())(
    '%s is drawn from its machine as it is now (`npx pnpm --filter @yoyaku/core run charts` draws it anew)',
    async (name, svg) => {
      expect(await readFile(join(import.meta.dirname, '../charts', name), 'utf8').catch(() => null)).toBe(svg)
    },
  )

  test('show every state, every event with its condition, what runs and what stays', () => {
    const chart = chartOf(
      createMachine({
        id: 'door',
        initial: 'closed',
        on: { paint: { actions: 'paint' }, burn: '.gone' },
        states: {
          closed: {
            tags: 'restorable',
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
      '"door.closed" -> "door.moving" [label=<open [isUnlocked]>  ]',
      '"door.moving" -> "door.ajar.wide" [label=<motor answers>  lhead="cluster door.ajar"]',
      '"door.moving" -> "door.closed" [label=<after LONG>  ]',
      '"door.ajar.wide" -> "door.ajar.narrow" [label=<push>  ]',
    ])
    for (const said of [
      'in every state: paint',
      'in every state: burn → gone',
      'runs motor',
      '>knock<',
      'peripheries=2',
    ]) {
      expect(chart).toContain(said)
    }
  })
})
