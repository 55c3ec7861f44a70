import { expect, test } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

const MANY = ['automobile', 'racing-car', 'scissors', ...Array.from({ length: 20 }, (_, index) => `drawing-${index}`)]

test.each([
  ['scisors', MANY, 'Did you mean scissors?'],
  ['car', MANY, 'Did you mean racing-car?'],
  ['drawing', MANY, 'Did you mean drawing-0, drawing-1, or drawing-2?'],
  ['aoi', ['Aoi Tanaka', 'Ren'], 'Did you mean Aoi Tanaka?'],
  ['ＡＯＩ tanaka', ['Aoi Tanaka'], 'Did you mean Aoi Tanaka?'],
  ['nobody', ['Aoi', 'Ren', 'Yuki'], 'There are Aoi, Ren, and Yuki.'],
  ['nobody', ['Aoi'], 'There is Aoi.'],
  ['nobody', [], ''],
  ['', MANY, ''],
  ['xylophone', MANY, ''],
])('didYouMean of %j says %3$j', (typed, names, sentence) => {
  expect(didYouMean(typed, names)).toBe(sentence)
})
