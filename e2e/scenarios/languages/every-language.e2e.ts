import { expect as expectOf, type Page } from '@playwright/test'
import { wideThings } from '../../people/accessible.ts'
import { atTheStudio, belongsTo, reservationPath } from '../../people/api.ts'
import { publicPaths } from '../../people/public-paths.ts'
import { expect, test } from '../../people/scenario.ts'
import { type Language, WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const LANG: Record<Language, string> = { en: 'en', ko: 'ko', ja: 'ja', zh: 'zh-Hant' }
/** Written in Latin letters in every language: names, and what stands for itself. */
const NAMES = /Yoyaku|English|Google|E-?mail|name@example\.com|JPY|TWD|KRW|USD|SUV|[A-Z0-9]{8}/g

/** Every text and accessible name on the page. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.closest('script, style, [translate=no], [lang]:not(html)') === null)
        texts.push(node.textContent ?? '')
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(one.getAttribute(name) ?? '')
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  })

async function firstHref(page: Page, selector: string): Promise<string> {
  return (await page.getByRole('main').locator(selector).first().getAttribute('href')) ?? ''
}

for (const language of Object.keys(LANG) as Language[]) {
  test(`every route in ${language} has its language, its title and no text of another language, no error and no sideways scroll at 390 and 320 px`, {
    tag: language === 'ja' ? '@phone' : ['@phone', '@long'],
  }, async ({ page, context, origin, people }) => {
    const wrong: string[] = []
    page.on('console', (message) => message.type() === 'error' && wrong.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`))
    const member = await people.joins(`walk-${language}`, {
      firstName: WORDS[language].given,
      lastName: WORDS[language].family,
    })
    const code = await people.reserves(member, atTheStudio(STUDIO.vase, `every route (${language})`))
    const titles = new Map<string, string>()

    async function look(path: string): Promise<void> {
      const answer = await page.goto(path)
      expectOf(answer?.status(), path).toBe(200)
      await expect(page.getByRole('main').getByRole('heading').first(), path).toBeAttached()
      await expect(page.getByRole('main').locator('[aria-busy=true]'), path).toHaveCount(0)
      await expect(page.locator('html'), path).toHaveAttribute('lang', LANG[language])
      const title = await page.title()
      expectOf.soft(title, path).toMatch(/\S.* [|·–] \S|^Yoyaku/)
      expectOf.soft(titles.get(title), `${path} has a title of its own`).toBeUndefined()
      titles.set(title, path)
      for (const width of [320, 390])
        expectOf.soft(await wideThings(page, width), `${path} at ${width} px`).toStrictEqual([])
      const texts = await textsOf(page)
      expectOf
        .soft(
          texts.filter(
            (text) =>
              /^[A-Za-z0-9+/_-]{6}$|\{\w+\}|undefined|NaN/.test(text) && !/^[a-z]+$|^\d+$|^[A-Z][a-z]+$/.test(text),
          ),
          `${path} shows the id of a message`,
        )
        .toStrictEqual([])
      if (language !== 'en') {
        const english = texts.filter((text) => /[a-z]{2,}[ ’'][a-z]{2,}/i.test(text.replace(NAMES, '')))
        expectOf.soft(english, `${path} has English left`).toStrictEqual([])
      }
    }

    await look(`/${language}`)
    await look(`/${language}/search?keyword=${encodeURIComponent(WORDS[language].keyword)}`)
    await look(await firstHref(page, 'a[href*="/brands/"]'))
    await look(`/${language}/curated`)
    const theme = await firstHref(page, 'a[href*="/curated/"]:not([href$="/jp"])')
    await look(theme)
    await look(`/${language}/curated/jp`)
    await look(`/${language}/article`)
    await look(await firstHref(page, 'a[href*="/article/"]'))
    const others = ['/auth', ...(await publicPaths(origin))].map((path) => `/${language}${path}`)
    const looked = new Set(titles.values())
    for (const path of others.filter((one) => !looked.has(one))) await look(path)
    await look(reservationPath(language, atTheStudio(STUDIO.bowl, `every route (${language})`)))
    await belongsTo(context, member, origin)
    for (const path of ['me/favorite', 'me/profile', 'me/my-reservation']) await look(`/${language}/${path}`)
    titles.clear()
    await look(`/${language}/me/my-reservation?code=${code}`)
    expectOf(wrong).toStrictEqual([])
  })
}
