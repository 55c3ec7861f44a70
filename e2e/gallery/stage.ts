import type { Browser, Page } from '@playwright/test'
import { createClient, daysLater, timeIn } from '@yoyaku/core/client'
import { belongsTo, elsewhere, fromElsewhere, type Member } from '../people/api.ts'
import { type Language, WORDS } from '../people/words.ts'
import { findPlaces, type Places } from './places.ts'
import type { Screen } from './screens.ts'

export const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 900 }

interface StageOptions {
  readonly browser: Browser
  readonly origin: string
  readonly language: Language
  readonly width: number
  /** What will be opened: nobody is signed in who is not needed. */
  readonly screens: readonly Screen[]
}

/** Opens screens, each in a context of its own, with the person before it who is to see it. */
export interface Stage {
  show(screen: Screen, see: (page: Page) => Promise<void>): Promise<void>
}

export async function openStage({ browser, origin, language, width, screens }: StageOptions): Promise<Stage> {
  const words = WORDS[language]
  const places = await findPlaces(origin, language)
  const people = elsewhere(origin)
  const person = { firstName: words.given, lastName: words.family }
  const arrives = (who: Screen['who']): Promise<Member> | null =>
    screens.some((screen) => screen.who === who) ? people.joins(who, person) : null
  const [member, newcomer] = await Promise.all([arrives('member'), arrives('newcomer')])
  const code = member === null ? '' : await furnish(origin, member, places)
  const who = { visitor: null, member, newcomer }
  return {
    async show(screen, see) {
      const context = await browser.newContext({
        baseURL: origin,
        extraHTTPHeaders: fromElsewhere(),
        locale: language,
        timezoneId: 'Asia/Taipei',
        reducedMotion: 'reduce',
        viewport: { width, height: HEIGHTS[width] ?? 900 },
      })
      try {
        const person = who[screen.who]
        if (person !== null) await belongsTo(context, person, origin)
        const page = await context.newPage()
        const go = async (path: string): Promise<void> => {
          await page.goto(`/${language}${path}`)
          await page.waitForLoadState('networkidle')
        }
        await screen.open({ page, language, words, places, code, go })
        await see(page)
      } finally {
        await context.close()
      }
    },
  }
}

/** Others may want the same times at the same moment. */
const MOST_TRIES = 8

/** Reservations that are to come and one that is cancelled, a favourite, and what was told of them. */
async function furnish(origin: string, member: Member, { shop, service }: Places): Promise<string> {
  const people = elsewhere(origin)
  const { queries } = createClient({ baseUrl: origin, locale: 'en', currency: 'JPY' })

  async function reserves(daysAhead: number): Promise<string> {
    const from = daysLater(new Date().toISOString().slice(0, 10), daysAhead)
    const span = { serviceId: service, quantity: 1, dateFrom: from, dateTo: daysLater(from, 20) }
    const { days, timeZone } = await queries.availableTime(shop, span).queryFn()
    const free = days.flatMap(({ date, slots }) =>
      slots.map(({ startAt }) => ({ date, time: timeIn(startAt, timeZone) })),
    )
    for (const at of free.slice(0, MOST_TRIES)) {
      const taken = (error: Error): null => {
        if (error.message.includes('SLOT_TAKEN')) return null
        throw error
      }
      const code = await people.reserves(member, { shopId: shop, serviceId: service, ...at }).catch(taken)
      if (code !== null) return code
    }
    throw new Error(`Nothing is free at ${shop}`)
  }

  const code = await reserves(4)
  for (const daysAhead of [1, 6, 8]) await reserves(daysAhead)
  await people.cancels(member, await reserves(9))
  await people.keeps(member, shop)
  return code
}
