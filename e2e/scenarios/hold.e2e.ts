import { newAddress } from '../people/mailbox.ts'
import { reserves, signsUp } from '../people/member.ts'
import { test } from '../people/scenario.ts'
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
