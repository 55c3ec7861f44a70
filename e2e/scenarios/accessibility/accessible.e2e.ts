import type { Page } from '@playwright/test'
import { groupsOf } from '../../gallery/groups.ts'
import type { Screen } from '../../gallery/screen.ts'
import { MEMBER_SCREENS } from '../../gallery/screens-member.ts'
import { NETWORK_SCREENS } from '../../gallery/screens-network.ts'
import { VISITOR_SCREENS } from '../../gallery/screens-visitor.ts'
import { HEIGHTS, openStage } from '../../gallery/stage.ts'
import { ownDay } from '../../page-objects/shop-page.ts'
import { faultsInBothSchemes, wideThings } from '../../people/accessible.ts'
import { expect, test } from '../../people/scenario.ts'
import { smallFields, thumbTargets } from '../../people/targets.ts'

const PHONE = 390
const DESKTOP = 1280
/** 320 is what WCAG asks for; 195 is a small phone, and 640 a desktop's window, at 200 %. */
const REFLOW = [320, 195]
const DESKTOP_REFLOW = [640]

const GROUPS: Readonly<Record<string, readonly Screen[]>> = {
  'a visitor': VISITOR_SCREENS,
  'a visitor whom the network or the server lets down': NETWORK_SCREENS,
  'a member': MEMBER_SCREENS,
}

async function expectAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await faultsInBothSchemes(page), name).toStrictEqual([])
}

async function expectReflow(page: Page, widths: readonly number[], name: string): Promise<void> {
  for (const width of widths) expect.soft(await wideThings(page, width), `${name} at ${width} pixels`).toStrictEqual([])
}

async function expectThumbTargets(page: Page, name: string): Promise<void> {
  const { count, small } = await thumbTargets(page)
  expect.soft(count, `${name}: what can be pressed at all`).toBeGreaterThan(0)
  expect.soft(small, `${name}: too small for a thumb`).toStrictEqual([])
  expect.soft(await smallFields(page), `${name}: fields that a phone zooms into`).toStrictEqual([])
}

for (const [who, all] of Object.entries(GROUPS)) {
  for (const [index, { name, screens }] of groupsOf(all).entries()) {
    // One has the long words, the other no spaces.
    const language = index % 2 === 0 ? 'ja' : 'en'
    // Promise (Sentences and limits): what can be pressed is 44 by 44 pixels
    test(`what ${who} sees in ${language}, ${name}, is accessible by day and by night, to a thumb, on a phone and a desktop, at ${[...REFLOW, ...DESKTOP_REFLOW].join(', ')} pixels too`, {
      tag: ['@phone', '@long'],
    }, async ({ browser, baseURL }) => {
      const stage = openStage({ browser, origin: baseURL ?? '', language, width: PHONE, ownDay: ownDay() })
      for (const screen of screens) {
        await test.step(screen.name, () =>
          stage.show(screen, async (page) => {
            await expectAccessible(page, screen.name)
            await expectThumbTargets(page, screen.name)
            await expectReflow(page, REFLOW, screen.name)
            if ((screen.upTo ?? DESKTOP) < DESKTOP) return
            await page.setViewportSize({ width: DESKTOP, height: HEIGHTS[DESKTOP] ?? 900 })
            await expectAccessible(page, `${screen.name} on a desktop`)
            await expectReflow(page, DESKTOP_REFLOW, screen.name)
          }),
        )
      }
    })
  }
}
