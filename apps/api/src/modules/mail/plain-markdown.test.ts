import { expect, test } from 'vitest'
import { plainMarkdown } from './plain-markdown.ts'

test.each([
  ['## Refunds\n\n- **Until when**: 7 days', 'Refunds\n\n- Until when: 7 days'],
  ['See [the register](https://law.example/?no=1).', 'See the register (https://law.example/?no=1).'],
  ['See [our terms](/term-of-use).', 'See our terms.'],
  ['<help@yoyaku.example>, 5 < 6 > 4', 'help@yoyaku.example, 5 < 6 > 4'],
  ['2 \\* 3, C\\#', '2 * 3, C#'],
  ['a_b_c and 2 ** 3', 'a_b_c and 2 ** 3'],
])('plainMarkdown writes %j as %j', (markdown, text) => {
  expect(plainMarkdown(markdown)).toBe(text)
})
