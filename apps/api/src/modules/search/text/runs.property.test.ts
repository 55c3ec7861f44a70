import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '../../../../test/seed.ts'
import { gramsOf, wantedBy } from './grams.ts'
import { asBeginning, runsOf } from './runs.ts'

const PARTS = [
  'spa',
  'Ｓpa',
  'hair',
  'Café',
  ' ',
  '-',
  '髪',
  '髮',
  '型',
  'ヘア',
  'へ',
  '헤드',
  '스파',
  '헤드'.normalize('NFD'),
  '\n',
  '9',
]
const text = fc.array(fc.constantFrom(...PARTS), { maxLength: 6 }).map((parts) => parts.join(''))

test('A name in one string has what a keyword wants exactly where its grams have it', () => {
  fc.assert(
    fc.property(fc.record({ en: text, ko: text, ja: text, zh: text }), text, (name, keyword) => {
      const { whole, beginnings } = wantedBy(keyword, null) ?? { whole: [], beginnings: [] }
      const grams = [...gramsOf([name])]
      const runs = runsOf(Object.values(name))
      expect(whole.map((gram) => runs.includes(gram))).toEqual(whole.map((gram) => grams.includes(gram)))
      expect(beginnings.map((start) => runs.includes(asBeginning(start)))).toEqual(
        beginnings.map((start) => grams.some((gram) => gram.startsWith(start))),
      )
    }),
    { seed: SEED, numRuns: 2000 },
  )
})
