import { expect, test } from '@playwright/test'
import { SCREENS } from '../gallery/screens.ts'
import { openStage } from '../gallery/stage.ts'
import { thumbTargets } from '../people/targets.ts'

test('Scenario: on a phone a thumb meets whatever can be pressed, on every page, state and dialog', {
  tag: '@phone',
}, async ({ browser, baseURL }) => {
  test.setTimeout(600_000)
  const stage = await openStage({ browser, origin: baseURL ?? '', language: 'ko', width: 390, screens: SCREENS })
  for (const screen of SCREENS) {
    await test.step(screen.name, () =>
      stage.show(screen, async (page) => {
        const { count, small } = await thumbTargets(page)
        expect.soft(count, `${screen.name}: what can be pressed at all`).toBeGreaterThan(0)
        expect.soft(small, screen.name).toStrictEqual([])
      }),
    )
  }
})
