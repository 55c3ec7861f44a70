import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Language } from '../people/words.ts'
import { expect } from './expect.ts'
import { type GalleryOptions, LANGUAGES } from './options.ts'
import type { Screen } from './screen.ts'
import { SCREENS } from './screens.ts'
import { HEIGHTS, openStage } from './stage.ts'

const NARROWEST = 390
/** Languages are taken at the same time: each has a day of its own at the shop, from here on. */
const FIRST_DAY = 2

export interface Picture {
  readonly screen: string
  readonly language: Language
  readonly width: number
  readonly scheme: string
  /** Below the folder of the gallery. */
  readonly file: string
}

export interface Taken {
  readonly pictures: Picture[]
  /** Screens that could not be opened, and why. */
  readonly missed: string[]
}

/** Every chosen screen in one language: opened once, then taken in each scheme and width. */
export async function takeLanguage(
  browser: Browser,
  origin: string,
  folder: string,
  language: Language,
  options: GalleryOptions,
): Promise<Taken> {
  const screens = SCREENS.filter(
    ({ name }) => options.screens.length === 0 || options.screens.some((prefix) => name.startsWith(prefix)),
  )
  const ownDay = FIRST_DAY + LANGUAGES.indexOf(language)
  const stage = openStage({ browser, origin, language, width: NARROWEST, ownDay })
  const taken: Taken = { pictures: [], missed: [] }
  await mkdir(join(folder, language), { recursive: true })
  for (const screen of screens) {
    try {
      await stage.show(screen, async (page) => {
        taken.pictures.push(...(await takeScreen(page, screen, language, folder, options)))
      })
    } catch (error) {
      taken.missed.push(`${screen.name} (${language}): ${String(error).split('\n')[0]}`)
    }
  }
  return taken
}

async function takeScreen(
  page: Page,
  { name, covers = false, messages = false, upTo = Number.POSITIVE_INFINITY }: Screen,
  language: Language,
  folder: string,
  { widths, schemes }: GalleryOptions,
): Promise<Picture[]> {
  const pictures: Picture[] = []
  if (!messages) await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0, { timeout: 20_000 })
  for (const width of widths.filter((one) => one <= upTo)) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 0 })
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.evaluate(async () => {
        window.scrollTo(0, 0)
        for (const image of document.images) image.loading = 'eager'
        await Promise.allSettled([...document.images].map((image) => image.decode()))
      })
      const file = `${language}/${name}-${width}-${scheme}.jpg`
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80, fullPage: !covers })
      pictures.push({ screen: name, language, width, scheme, file })
    }
  }
  return pictures
}
