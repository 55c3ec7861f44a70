import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { LANGUAGES } from './languages.ts'

test('createI18n has the same messages in every language, each in its own words', async () => {
  const [english = {}, ...others] = await Promise.all(LANGUAGES.map(async (name) => (await createI18n(name)).messages))
  const ids = Object.keys(english).sort()
  expect(ids.length).toBeGreaterThan(100)
  for (const messages of others) {
    expect(Object.keys(messages).sort()).toEqual(ids)
    expect(messages).not.toEqual(english)
  }
})
