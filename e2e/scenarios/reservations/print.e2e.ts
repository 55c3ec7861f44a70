import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

/** How often a PDF says that an object of it is a page. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** The sheets of the world, with the margins that browsers leave. */
const MARGIN = '0.4in'
const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN }
const FORMATS = ['A4', 'Letter'] as const

/** What the server says of it. */
interface Answer {
  readonly data: { readonly shop: object }
}
/** A reservation with more on its ticket, and how many sheets that takes at most. */
interface Longer {
  readonly kind: string
  readonly sheets: Record<(typeof FORMATS)[number], number>
  readonly more: (reservation: Answer['data']) => object
}
const treatment: Longer = {
  kind: 'a treatment',
  sheets: { A4: 1, Letter: 1 },
  more: ({ shop }) => ({
    shop: { ...shop, station: { name: '新宿三丁目', minutes: 8 } },
    staff: { id: 'haru', name: '森 はる' },
    otherStaff: 1,
    specialRequirement: '窓側の席をお願いします。'.repeat(4),
  }),
}
const rental: Longer = {
  kind: 'a rental',
  sheets: { A4: 1, Letter: 2 },
  more: ({ shop }) => ({
    shop: { ...shop, station: { name: '那覇空港', minutes: 8 } },
    dayUnit: true,
    needsLicense: true,
  }),
}
/** The heading of the page stands on the sheet where its ticket begins. */
const longWish: Longer = {
  kind: 'a long wish',
  sheets: { A4: 2, Letter: 2 },
  more: () => ({ specialRequirement: 'あ、'.repeat(500) }),
}

// Promise (Screens): the ticket fits one page of paper
for (const [language, tickets] of [
  ['ja', [treatment, rental]],
  ['zh', [treatment, rental, longWish]],
] as const)
  test(`a ticket is printed on one page in ${language}, without what can be pressed and what stands around it`, {
    tag: '@desktop',
  }, async ({ page, people, member }) => {
    const code = await people.reserves(member, atTheStudio(STUDIO.vase, `prints (${language})`))
    let { more } = tickets[0]
    await page.route('**/api/v1/user/reservation/*', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as Answer
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...more(answer.data) } } })
    })
    for (const { kind, sheets, ...ticketOf } of tickets) {
      more = ticketOf.more
      for (const path of [`/me/my-reservation?code=${code}`, `/reservation/${STUDIO.vase}?confirmed=${code}`]) {
        await page.goto(`/${language}${path}`)
        const ticket = page.getByRole('main').getByRole('article')
        await expect(ticket).toBeVisible()
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('banner')).toBeHidden()
        await expect(page.getByRole('contentinfo')).toBeHidden()
        await expect(ticket.getByRole('button')).toHaveCount(0)
        await expect(page.getByText(code, { exact: true })).toHaveCSS('color', 'rgb(22, 33, 62)')
        for (const format of FORMATS) {
          const pdf = await page.pdf({ format, margin })
          expect.soft(pagesOf(pdf), `${kind} on ${format}, ${path}`).toBeLessThanOrEqual(sheets[format])
        }
        await page.emulateMedia({ media: 'screen' })
      }
    }
  })
