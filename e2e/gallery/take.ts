import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { type KnownMember, knownMember } from '../people/known-member.ts'
import { newAddress } from '../people/mailbox.ts'
import { type Language, WORDS } from '../people/words.ts'
import type { GalleryOptions } from './options.ts'
import { findPlaces, type Places } from './places.ts'
import { SCREENS, type Screen } from './screens.ts'

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 900 }
const NARROWEST = 390

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
  chrome: Browser,
  origin: string,
  folder: string,
  language: Language,
  options: GalleryOptions,
): Promise<Taken> {
  const words = WORDS[language]
  const places = await findPlaces(origin, language)
  const arrives = (name: string) => knownMember({ origin, language, words, email: newAddress(name) })
  const chosen = SCREENS.filter(
    ({ name }) => options.screens.length === 0 || options.screens.some((asked) => name.startsWith(asked)),
  )
  const member = chosen.some(({ who }) => who === 'member') ? await arrives('gallery') : null
  const newcomer = chosen.some(({ who }) => who === 'newcomer') ? await arrives('newcomer') : null
  const code = member === null ? '' : await furnish(member, places)
  const taken: Taken = { pictures: [], missed: [] }
  await mkdir(join(folder, language), { recursive: true })
  for (const screen of chosen) {
    const context = await chrome.newContext({
      baseURL: origin,
      locale: language,
      timezoneId: 'Asia/Taipei',
      reducedMotion: 'reduce',
      viewport: { width: NARROWEST, height: HEIGHTS[NARROWEST] ?? 0 },
    })
    const cookies = { visitor: [], member: member?.cookies ?? [], newcomer: newcomer?.cookies ?? [] }[screen.who]
    await context.addCookies(cookies)
    const page = await context.newPage()
    const go = async (path: string): Promise<void> => {
      await page.goto(`/${language}${path}`)
      await page.waitForLoadState('networkidle')
    }
    try {
      await screen.open({ page, words, places, code, go })
      taken.pictures.push(...(await takeScreen(page, screen, language, folder, options)))
    } catch (error) {
      taken.missed.push(`${screen.name} (${language}): ${String(error).split('\n')[0]}`)
    }
    await context.close()
  }
  for (const person of [member, newcomer]) person?.leaves()
  return taken
}

async function furnish(member: KnownMember, { shop, service }: Places): Promise<string> {
  const at = { shopId: shop, serviceId: service }
  const code = await member.reserves({ ...at, daysAhead: 4 })
  for (const daysAhead of [1, 6, 8]) await member.reserves({ ...at, daysAhead })
  await member.cancels(await member.reserves({ ...at, daysAhead: 9 }))
  await member.keeps(shop)
  return code
}

async function takeScreen(
  page: Page,
  { name, covers = false, upTo = Number.POSITIVE_INFINITY }: Screen,
  language: Language,
  folder: string,
  { widths, schemes }: GalleryOptions,
): Promise<Picture[]> {
  const pictures: Picture[] = []
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0, { timeout: 20_000 })
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
