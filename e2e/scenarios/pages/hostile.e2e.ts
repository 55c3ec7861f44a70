import type { APIRequestContext, Page } from '@playwright/test'
import { hostileSite } from '../../hostile/hostile-site.ts'
import { ELSEWHERE, PAYLOADS } from '../../hostile/payloads.ts'
import { newAddress } from '../../people/mailbox.ts'
import { publicPaths } from '../../people/public-paths.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'

/** Of the page that replaces one that could not be rendered. */
const LOST = expect.stringMatching(/^Internal Server Error/)

const FIELDS = ['answer', 'articleName', 'body', 'curatedTitle', 'name', 'question', 'shopName', 'summary']
const MOST_WALKS = 3

/** The fields of which the browser got no text yet. */
const missing = ({ given }: Pick<Awaited<ReturnType<typeof hostileSite>>, 'given'>): string[] =>
  FIELDS.filter((field) => (given.get(field)?.size ?? 0) === 0)

/** What ran, or would run when it is pressed. */
function watch(page: Page) {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`a dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  return {
    ran,
    async look(): Promise<void> {
      const loaded = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes]
            .filter(
              ({ name, value }) =>
                name.startsWith('on') ||
                name === 'srcdoc' ||
                (/^(?:href|action|formaction|data|xlink:href)$/.test(name) &&
                  element.localName !== 'link' &&
                  /^\s*(?:j\s*a\s*v\s*a|vb)\s*script:|^\s*data:text/i.test(value)) ||
                (/^(?:href|action)$/.test(name) && /evil/.test(new URL(value, location.href).host)),
            )
            .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
        ),
      )
      ran.push(...loaded)
      const strange = await page.locator('iframe, object, embed, base, math, meta[http-equiv], main script').all()
      for (const one of strange) {
        const text = await one.evaluate((element) => element.cloneNode(false) && (element as HTMLElement).outerHTML)
        if (!/^<script[^>]* type="application\/(?:ld\+)?json"/.test(text)) ran.push(text.slice(0, 200))
      }
    },
  }
}

const data = async (request: APIRequestContext, path: string) => (await (await request.get(path)).json()).data

async function publicPages(request: APIRequestContext, origin: string): Promise<string[]> {
  const [shop] = await data(request, '/api/v1/shops/hottest-booked')
  const { services } = await data(request, `/api/v1/shops/${shop.id}`)
  return [...(await publicPaths(origin)), `/reservation/${services[0].id}`, '/auth']
}

/** The app drawn over what the server wrote: both have had their chance to run something. */
async function comesAlive(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
}

// Where the policy is off, whatever would run does: with it on, nothing more could be seen.
test.describe('With the content security policy off', { tag: ['@desktop', '@long'] }, () => {
  test.use({ bypassCSP: true })

  // Promise (Attacks and faults): scripts in any text of shops, articles, members
  test('script in any text of any page never runs', async ({ page, request, baseURL }) => {
    const { ran, look } = watch(page)
    const site = await hostileSite(baseURL ?? '')
    try {
      for (const path of await publicPages(request, baseURL ?? '')) {
        const answer = await page.goto(`${site.origin}/en${path}`)
        expect.soft([path, answer?.status()]).toStrictEqual([path, 200])
        await comesAlive(page)
        await look()
      }
    } finally {
      await site.close()
    }
    expect(ran).toStrictEqual([])
    expect(FIELDS.map((field) => [field, site.given.get(field)?.size])).toStrictEqual(
      FIELDS.map((field) => [field, PAYLOADS.length]),
    )
  })

  // Promise (Attacks and faults): whatever stands in any text of a page that the app draws, nothing of it runs
  test('script in any text of a page that a person moves to within the app never runs', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    const { ran, look } = watch(page)
    const site = await hostileSite(baseURL ?? '')
    const paths = await publicPages(request, baseURL ?? '')
    try {
      await page.goto(`${site.origin}/en/search`)
      await comesAlive(page)
      await page.evaluate(() => Object.assign(window, { stayed: true }))
      // A page that is left before its texts have come shows none of them: then the person comes by again.
      for (let walks = 0; walks < MOST_WALKS && missing(site).length > 0; walks++) {
        for (const path of paths) {
          await page.evaluate((to) => history.pushState(null, '', to), `/en${path}`)
          await expect(page.locator('main h1').first()).toBeVisible()
          await page.waitForLoadState('networkidle')
          expect.soft([path, await page.title()], 'no page is lost to it').not.toStrictEqual([path, LOST])
          await look()
        }
      }
      expect(await page.evaluate(() => 'stayed' in window), 'no page was loaded anew').toBe(true)
    } finally {
      await site.close()
    }
    expect(ran).toStrictEqual([])
    expect(missing(site)).toStrictEqual([])
  })

  // Promise (Attacks and faults): scripts in a search, an address without a page, a way back
  test('script in any part of an address never runs', async ({ page, baseURL }) => {
    const { ran, look } = watch(page)
    for (let at = 0; at < PAYLOADS.length; at += 4) {
      const some = PAYLOADS.slice(at, at + 4).join('')
      await page.goto(`${baseURL}/en/search?${new URLSearchParams({ keyword: some, cityId: some, cursor: some })}`)
      await look()
      await page.goto(`${baseURL}/en/${encodeURIComponent(some)}?${new URLSearchParams({ redirect: some })}`)
      await look()
    }
    await comesAlive(page)
    expect(ran).toStrictEqual([])
  })
})

// Promise (Attacks and faults): the watch for what runs sees what runs
test('the detector sees a script that runs, and the policy alone would stop it', {
  tag: ['@desktop', '@long'],
}, async ({ browser, baseURL }) => {
  const outcomes: (readonly [bypassed: boolean, ran: number, refused: boolean])[] = []
  for (const bypassCSP of [true, false]) {
    const context = await browser.newContext({ bypassCSP })
    const page = await context.newPage()
    const { ran } = watch(page)
    await page.goto(`${baseURL}/en/faqs`)
    const refused = await page.evaluate((text) => {
      try {
        document.body.insertAdjacentHTML('beforeend', text)
      } catch {
        return true
      }
      // Our listener comes after the one in the text: what that runs has run.
      const picture = document.body.lastElementChild
      return new Promise<boolean>((resolve) => picture?.addEventListener('error', () => resolve(false)))
    }, '<img src=x: onerror=alert(1)>')
    outcomes.push([bypassCSP, ran.length, refused])
    await context.close()
  }
  expect(outcomes).toStrictEqual([
    [true, 1, false],
    [false, 0, true],
  ])
})

// Promise (Attacks and faults): a way back from the sign-in that leads elsewhere
test('no way back from the sign-in leads to another site', { tag: '@desktop' }, async ({
  page,
  baseURL,
  signInPage,
}) => {
  const { ran } = watch(page)
  const left: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(`${baseURL}/`)) left.push(request.url())
  })
  await page.goto('/en/auth?redirect=%2Fen%2Ffaqs')
  await signInPage.signUp(newAddress('redirect'))
  await expect(page).toHaveURL('/en/faqs')
  for (const redirect of ELSEWHERE) {
    await page.goto(`/en/auth?${new URLSearchParams({ redirect })}`, { waitUntil: 'commit' })
    await expect(page).not.toHaveURL(/\/auth/)
    expect.soft([redirect, new URL(page.url()).origin]).toStrictEqual([redirect, baseURL])
  }
  expect([ran, left]).toStrictEqual([[], []])
})
