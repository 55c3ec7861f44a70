import { atTheStudio } from '../../people/api.ts'
import { button, choosesAtTheStudio, fillsIn, keepsIt } from '../../people/at-the-studio.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const words = {
  ...WORDS.ja,
  dateAndTime: /^日時/,
  taken: 'この時間はほかの方の予約が入りました。別の時間をお選びください。',
  nearest: 'いちばん近い空き時間',
}

// Promise (Screens): reservation: a time that somebody else took
test('Scenario: two people press the same time: the second reads that it is taken, with the nearest free times and their typed texts', {
  tag: '@phone',
}, async ({ context, origin, people }) => {
  const [second, first] = await Promise.all([people.joins('second'), people.joins('first')])
  const [early, wanted] = [
    atTheStudio(STUDIO.lesson, 'two people press'),
    atTheStudio(STUDIO.lesson, 'two people press', '14:00'),
  ]
  const page = await choosesAtTheStudio(context, origin, 'ja', second, early)
  await keepsIt(page, words)
  await fillsIn(page, words, '窓際の席')

  await button(page, words.dateAndTime).click()
  const times = page.getByRole('list', { name: words.times })
  await expect(times.getByRole('button', { name: wanted.time })).toBeVisible()
  await people.reserves(first, wanted)
  await times.getByRole('button', { name: wanted.time }).click()
  await button(page, words.proceed).click()
  await expect(page.getByText(words.taken)).toBeVisible()
  await expect(times.getByRole('button', { name: wanted.time })).toHaveCount(0)
  const nearest = page.getByRole('list', { name: words.nearest }).getByRole('button')
  await expect(nearest).toHaveText(['12:30', '13:00', '15:00'])

  await nearest.getByText('13:00').click()
  await expect(page.getByText(words.taken)).toHaveCount(0)
  await keepsIt(page, words)
  await expect(page.getByLabel(words.phone)).toHaveValue(/^090-?1234-?5678$/)
  await button(page, words.confirm).click()
  await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible()
  await expect(page.getByText('窓際の席')).toBeVisible()
  expect(await people.reservationsOf(second)).toHaveLength(1)
})
