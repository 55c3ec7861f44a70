import { expect, test } from '@playwright/test'
import { newAddress } from '../people/mailbox.ts'
import { reserves, signsUp } from '../people/member.ts'
import { choosesATime, findsAShop, keepsTheTime } from '../people/visitor.ts'
import { WORDS } from '../people/words.ts'

const words = WORDS.ja

test('Scenario: a reload in the middle of the form comes back to it, with the slot still held', {
  tag: '@phone',
}, async ({ page, request }) => {
  await findsAShop(page, 'ja', words)
  await choosesATime(page, words)
  await keepsTheTime(page, words)
  await signsUp(page, request, words, newAddress('reload'))
  await page.getByLabel(words.phone).fill(words.ownPhone)
  await page.reload()
  await reserves(page, words)
})

test('Scenario: a slot whose time ran out leads back to choosing a time, with the rest kept', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await findsAShop(page, 'ja', words)
  await choosesATime(page, words)
  await keepsTheTime(page, words)
  await signsUp(page, request, words, newAddress('expired'))
  await page.getByLabel(words.phone).fill(words.ownPhone)
  await page.route('**/api/v1/user/reservation', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'HOLD_EXPIRED', message: 'The hold has expired', requestId: 'scenario' },
    }),
  )
  await page.getByRole('button', { name: words.next, exact: true }).click()
  await page.getByRole('button', { name: words.next, exact: true }).click()
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: words.confirm }).locator('visible=true').click()
  await expect(page.getByText(words.chooseAgain)).toBeVisible()

  await page.unroute('**/api/v1/user/reservation')
  await page
    .getByRole('main')
    .getByRole('list', { name: words.times })
    .getByRole('button')
    .or(page.getByRole('main').getByRole('radio'))
    .locator('visible=true')
    .last()
    .click()
  await page.getByRole('button', { name: words.proceed, exact: true }).locator('visible=true').click()
  await expect(page.getByLabel(words.phone)).toHaveValue(/^090-?1234-?5678$/)
})
