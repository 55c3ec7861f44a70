import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

/** How often a PDF says that an object of it is a page. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

// Promise (Screens): the ticket fits one page of paper
for (const language of ['ja', 'zh'] as const)
  test(`a ticket is printed on one page in ${language}, without what can be pressed and what stands around it`, {
    tag: '@desktop',
  }, async ({ page, people, member }) => {
    const code = await people.reserves(member, atTheStudio(STUDIO.vase, `prints (${language})`))
    // The longest ticket: a car in Japan, with what to bring and two dates.
    await page.route('**/api/v1/user/reservation/*', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: object }
      await route.fulfill({
        response,
        json: { ...answer, data: { ...answer.data, ...(language === 'zh' && { dayUnit: true, needsLicense: true }) } },
      })
    })
    for (const path of [`/me/my-reservation?code=${code}`, `/reservation/${STUDIO.vase}?confirmed=${code}`]) {
      await page.goto(`/${language}${path}`)
      const ticket = page.getByRole('main').getByRole('article')
      await expect(ticket).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(ticket.getByRole('button')).toHaveCount(0)
      await expect(page.getByText(code, { exact: true })).toHaveCSS('color', 'rgb(22, 33, 62)')
      expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
      await page.emulateMedia({ media: 'screen' })
    }
  })
