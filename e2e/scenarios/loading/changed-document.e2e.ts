import type { Page } from '@playwright/test'
import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated, untilPressesCount } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

/** A page whose app comes once it has loaded, and one whose app comes with the page. */
const PAGES = [
  { kind: 'late', path: '/en/faqs' },
  { kind: 'early', path: `/en/reservation/${STUDIO.bowl}` },
] as const

/** What others do to the document before the app is there. Each runs in the page. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'was translated': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const isShown = text.parentElement?.closest('script, style') === null && text.data.trim() !== ''
      if (isShown) texts.push(text)
    }
    // As Chrome's own translation does it.
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `${text.data}!`
      outer.append(inner)
      text.replaceWith(outer)
    }
    document.documentElement.lang = 'fr'
    document.documentElement.classList.add('translated-ltr')
  },
  'begins with the element of an extension': () => document.body.prepend(document.createElement('div')),
  'has another word in its frame': () => {
    const word = document.querySelector('footer a, header a span')
    if (word !== null) word.textContent = 'Another word'
  },
  'has the button of a password manager beside a field': () =>
    document.querySelector('input')?.after(document.createElement('div')),
}

/** Opens the page with its app held back, changes the document, runs `before`, and releases the app. */
async function opensChanged(
  page: Page,
  path: string,
  change: () => void,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-browser-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#state').waitFor({ state: 'attached' })
  await page.evaluate(change)
  // A sign of a person is not noticed before the first script.
  await untilPressesCount(page)
  await before()
  release()
}

for (const { kind, path } of PAGES) {
  for (const [what, change] of Object.entries(CHANGES)) {
    // Promise (Addresses): no document is ever empty: not where a translation, an extension or a password manager changed it before the app came
    test(`a page (${kind}) that ${what} before the app loaded works with the app`, { tag: '@phone' }, async ({
      page,
    }) => {
      const reports: string[] = []
      page.on('console', (message) => void (message.type() === 'error' && reports.push(message.text())))
      await opensChanged(page, path, change)
      await untilHydrated(page)
      const menu = page.getByRole('banner').getByRole('button', { name: 'Language and currency' })
      await menu.click()
      await expect(page.getByRole('dialog').getByRole('link', { name: '日本語' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The brand's own style is under a policy as well.
      expect(reports.filter((text) => /Content Security Policy|TrustedHTML/.test(text))).toStrictEqual([])
    })
  }
}

/** A page whose app comes once it has loaded, and one whose app comes with the page and moves on nowhere. */
const PRESSED_ON = ['/en/faqs', '/en/auth']

for (const path of PRESSED_ON) {
  // Promise (Addresses): a press before the app has come is not lost on a page that something else has changed
  test(`a button that is pressed before the app loaded opens its dialog, although ${path} was translated`, {
    tag: '@phone',
  }, async ({ page }) => {
    await opensChanged(page, path, CHANGES['was translated'] ?? (() => undefined), () =>
      page.getByRole('banner').getByRole('button', { name: 'Language and currency' }).click(),
    )
    await expect(page.getByRole('dialog').getByRole('link', { name: '日本語' })).toBeVisible()
  })
}

test('the header searches after a translation before the app loaded', { tag: '@desktop' }, async ({ page }) => {
  await opensChanged(page, '/en/faqs', CHANGES['was translated'] ?? (() => undefined))
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('banner').locator('input[name=keyword]').fill('pottery')
  await page.getByRole('banner').locator('input[name=keyword]').press('Enter')
  await expect(page).toHaveURL('/en/search?keyword=pottery')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pottery')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

// Promise (Addresses): what was typed into a page that was translated stays
test('typed texts of a translated page stay when the app loads', async ({ page }) => {
  const redrawn = page.waitForEvent('console', (message) => message.text().startsWith('React drew the document anew'))
  const keyword = page.getByRole('main').locator('input[name=keyword]')
  await opensChanged(page, '/en', CHANGES['was translated'] ?? (() => undefined), async () => {
    await keyword.fill('pottery')
    await page.keyboard.press('End')
  })
  await redrawn
  await expect(keyword).toHaveValue('pottery')
  await expect(keyword).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?.*keyword=pottery/)
})

// Promise (Addresses): a page that is translated while it is used works
test('a page that is translated again and again can be used to the end', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const translate = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (text.parentElement?.closest('font, script, style') !== null || text.data.trim() === '') continue
        const font = document.createElement('font')
        font.textContent = text.data
        text.replaceWith(font)
      }
    }
    addEventListener('load', () => setInterval(translate, 100))
  })
  const { date } = atTheStudio(STUDIO.bowl, 'translated again')
  await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}&date=${date}`)
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Language and currency' }).click()
  await page.getByRole('dialog').getByText('JPY').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main')).toContainText('¥')
  await expect(page.getByRole('main')).not.toContainText('NT$')
  await page.getByRole('list', { name: 'Times' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/reservation\//)
  await page.getByRole('button', { name: /^Next/ }).locator('visible=true').first().click()
  await expect(
    page
      .getByLabel('Email')
      .or(page.getByRole('heading', { name: 'Contact' }))
      .first(),
  ).toBeVisible()
})

test('hydration renders anew only the result that was changed before the app loaded', { tag: '@phone' }, async ({
  page,
}) => {
  await opensChanged(page, '/en/search', () => {
    const [changed, other] = document.querySelectorAll('main article')
    changed?.querySelector('h2 a')?.replaceChildren('Another name')
    Object.assign(window, { changed, other })
  })
  await untilHydrated(page)
  await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'changed') as Element).isConnected)).toBe(false)
  expect(await page.evaluate(() => (Reflect.get(window, 'other') as Element).isConnected)).toBe(true)
})

test('a document that React rendered anew is reported to the console', { tag: '@phone' }, async ({ page }) => {
  const report = page.waitForEvent('console', (message) => message.text().startsWith('React drew the document anew'))
  await opensChanged(page, PAGES[1].path, CHANGES['begins with the element of an extension'] ?? (() => undefined))
  await report
})

test('a page whose header and footer fail keeps its content', { tag: '@phone' }, async ({ page }) => {
  await opensChanged(page, '/en/faqs', () => {
    const element = document.getElementById('state')
    const state = JSON.parse(element?.getAttribute('value') ?? '{}')
    // Text is expected there: React cannot show it.
    element?.setAttribute('value', JSON.stringify({ ...state, theme: { ...state.theme, title: {} } }))
  })
  await untilHydrated(page)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('summary').first()).toBeVisible()
})

// Promise (Addresses): no document is ever empty: not where the app cannot be shown at all
test('an app that cannot be shown at all says so in the language of the page, with ways on', { tag: '@phone' }, async ({
  page,
}) => {
  await opensChanged(page, '/ja/faqs', () => {
    const element = document.getElementById('state')
    const state = JSON.parse(element?.getAttribute('value') ?? '{}')
    element?.setAttribute('value', JSON.stringify({ ...state, theme: null }))
  })
  await untilHydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('サイトに問題が起きています')
  await expect(main.getByRole('link', { name: 'トップページへ' })).toHaveAttribute('href', '/ja')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await main.getByRole('button', { name: 'もう一度試す' }).click()
  await expect(page.locator('summary').first()).toBeVisible()
})
