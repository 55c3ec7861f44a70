import { expect, test } from 'vitest'
import { report } from '../bench/report.ts'

test('docs/figures.md holds what bench/taken holds, each section as its bench described it', async () => {
  await expect(await report()).toMatchFileSnapshot('../docs/figures.md')
})
