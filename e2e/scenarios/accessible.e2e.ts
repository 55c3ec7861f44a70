import { expect, test } from '@playwright/test'
import type { Screen } from '../gallery/screens.ts'
import { MEMBER_SCREENS } from '../gallery/screens-member.ts'
import { NETWORK_SCREENS } from '../gallery/screens-network.ts'
import { VISITOR_SCREENS } from '../gallery/screens-visitor.ts'
import { openStage } from '../gallery/stage.ts'
import { faultsInBothSchemes, wideThings } from '../people/accessible.ts'
import type { Language } from '../people/words.ts'

interface Walk {
  readonly tag: '@phone' | '@desktop'
  readonly language: Language
  readonly width: number
  /** 320 is what WCAG asks for; 195 is a small phone, and 640 a desktop's window, at 200 %. */
  readonly reflow: readonly number[]
}

const WALKS: readonly Walk[] = [
  { tag: '@phone', language: 'ja', width: 390, reflow: [320, 195] },
  { tag: '@desktop', language: 'en', width: 1280, reflow: [640] },
]

const GROUPS: Readonly<Record<string, readonly Screen[]>> = {
  'a visitor': VISITOR_SCREENS,
  'a visitor whom the network or the server lets down': NETWORK_SCREENS,
  'a member': MEMBER_SCREENS,
}

for (const { tag, language, width, reflow } of WALKS) {
  for (const [who, all] of Object.entries(GROUPS)) {
    test(`Scenario (${language}): every page, state and dialog of ${who} is accessible by day and by night, at ${reflow.join(' and ')} pixels too`, {
      tag,
    }, async ({ browser, baseURL }) => {
      test.setTimeout(600_000)
      const screens = all.filter((screen) => (screen.upTo ?? width) >= width)
      const stage = await openStage({ browser, origin: baseURL ?? '', language, width, screens })
      for (const screen of screens) {
        await test.step(screen.name, () =>
          stage.show(screen, async (page) => {
            expect.soft(await faultsInBothSchemes(page), screen.name).toStrictEqual([])
            for (const pixels of reflow)
              expect.soft(await wideThings(page, pixels), `${screen.name} at ${pixels} pixels`).toStrictEqual([])
          }),
        )
      }
    })
  }
}
