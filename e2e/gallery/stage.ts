import type { Browser, Page } from '@playwright/test'
import { createClient, daysLater } from '@yoyaku/core/client'
import { belongsTo, elsewhere, fromElsewhere, type Member } from '../people/api.ts'
import { type Language, WORDS } from '../people/words.ts'
import { findPlaces, type Places } from './places.ts'
import type { Screen } from './screen.ts'

export const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 900 }

interface StageOptions {
  readonly browser: Browser
  readonly origin: string
  readonly language: Language
  readonly width: number
  /** See `Scene`. */
  readonly ownDay: number
}

/** Opens screens, each in a context of its own, with the person before it who is to see it. */
export interface Stage {
  show(screen: Screen, see: (page: Page) => Promise<void>): Promise<void>
}

export function openStage({ browser, origin, language, width, ownDay }: StageOptions): Stage {
  const words = WORDS[language]
  const cast = castOf(origin, language)
  return {
    async show(screen, see) {
      const places = await cast.places()
      const member = screen.who === 'visitor' ? null : await cast[screen.who]()
      const code = screen.who === 'member' ? await cast.code() : ''
      const context = await browser.newContext({
        baseURL: origin,
        extraHTTPHeaders: fromElsewhere(),
        locale: language,
        timezoneId: 'Asia/Taipei',
        reducedMotion: 'reduce',
        viewport: { width, height: HEIGHTS[width] ?? 900 },
      })
      try {
        if (member !== null) await belongsTo(context, member, origin)
        const page = await context.newPage()
        const go = async (path: string): Promise<void> => {
          await page.goto(`/${language}${path}`)
          await page.waitForLoadState('networkidle')
        }
        await screen.open({ page, language, words, places, ownDay, code, go })
        await see(page)
      } finally {
        // A call that a screen does not wait for may be under way.
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
        await context.close()
      }
    },
  }
}

/**
 * The people and data that the screens of a language show; created when a screen first needs them, and shared by all screens of
 * this process.
 */
interface Cast {
  readonly places: () => Promise<Places>
  readonly member: () => Promise<Member>
  readonly newcomer: () => Promise<Member>
  /** Of a reservation of the member. */
  readonly code: () => Promise<string>
}

const casts = new Map<string, Cast>()

function castOf(origin: string, language: Language): Cast {
  const key = `${origin} ${language}`
  const cast = casts.get(key) ?? newCast(origin, language)
  casts.set(key, cast)
  return cast
}

function newCast(origin: string, language: Language): Cast {
  const { given: firstName, family: lastName } = WORDS[language]
  const joins = (name: string) => once(() => elsewhere(origin).joins(name, { firstName, lastName }))
  const places = once(() => findPlaces(origin, language))
  const member = joins('member')
  const code = once(async () => furnish(origin, await member(), await places()))
  return { places, member, newcomer: joins('newcomer'), code }
}

/** The next caller retries after a failure. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** Others may want the same times at the same moment. */
const MOST_TRIES = 8

/** Upcoming reservations and a canceled one, a favorite, and their notifications. */
async function furnish(origin: string, member: Member, { shop, service }: Places): Promise<string> {
  const people = elsewhere(origin)
  const { queries } = createClient({ baseUrl: origin, locale: 'en', currency: 'JPY' })

  async function reserves(daysAhead: number): Promise<string> {
    const from = daysLater(new Date().toISOString().slice(0, 10), daysAhead)
    const span = { serviceId: service, quantity: 1, dateFrom: from, dateTo: daysLater(from, 20) }
    const { days } = await queries.availableTime(shop, span).queryFn()
    const free = days.flatMap(({ date, slots }) => slots.map(({ time }) => ({ date, time })))
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
