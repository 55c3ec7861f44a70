import type { Page } from '@playwright/test'
import { groupsOf } from '../gallery/groups.ts'
import type { Screen } from '../gallery/screens.ts'
import { MEMBER_SCREENS } from '../gallery/screens-member.ts'
import { NETWORK_SCREENS } from '../gallery/screens-network.ts'
import { VISITOR_SCREENS } from '../gallery/screens-visitor.ts'
import { openStage } from '../gallery/stage.ts'
import { faultsInBothSchemes, wideThings } from '../people/accessible.ts'
import { expect, test } from '../people/scenario.ts'
import { thumbTargets } from '../people/targets.ts'
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

async function expectThumbTargets(page: Page, name: string): Promise<void> {
  const { count, small } = await thumbTargets(page)
  expect.soft(count, `${name}: what can be pressed at all`).toBeGreaterThan(0)
  expect.soft(small, `${name}: too small for a thumb`).toStrictEqual([])
}

for (const { tag, language, width, reflow } of WALKS) {
  for (const [who, all] of Object.entries(GROUPS)) {
    for (const { name, screens } of groupsOf(all.filter((screen) => (screen.upTo ?? width) >= width))) {
      // Promise (Sentences and limits): what can be pressed is 44 by 44 pixels
      test(`Scenario (${language}): what ${who} sees, ${name}, is accessible by day and by night${tag === '@phone' ? ', to a thumb' : ''}, at ${reflow.join(' and ')} pixels too`, {
        tag,
      }, async ({ browser, baseURL }) => {
        const stage = openStage({ browser, origin: baseURL ?? '', language, width })
        for (const screen of screens) {
          await test.step(screen.name, () =>
            stage.show(screen, async (page) => {
              expect.soft(await faultsInBothSchemes(page), screen.name).toStrictEqual([])
              if (tag === '@phone') await expectThumbTargets(page, screen.name)
              for (const pixels of reflow)
                expect.soft(await wideThings(page, pixels), `${screen.name} at ${pixels} pixels`).toStrictEqual([])
            }),
          )
        }
      })
    }
  }
}
