import { expect, test } from 'vitest'
import { parse } from './parse.ts'

test('The Markdown parser turns a text into plain data', () => {
  const text = `Hello *there*, **you** & me.

## Day one: Naha

- Book \`early\`
- See [shops](/search?keyword=sushi)

1. First

> Rain is short.

![The cape](/media/cape.svg)

---`
  expect(parse(text)).toStrictEqual([
    {
      kind: 'paragraph',
      content: [
        'Hello ',
        { kind: 'emphasis', content: ['there'] },
        ', ',
        { kind: 'strong', content: ['you'] },
        ' & me.',
      ],
    },
    { kind: 'heading', level: 2, content: ['Day one: Naha'] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'paragraph', content: ['Book ', { kind: 'code', text: 'early' }] }],
        [
          {
            kind: 'paragraph',
            content: ['See ', { kind: 'link', href: '/search?keyword=sushi', content: ['shops'] }],
          },
        ],
      ],
    },
    { kind: 'list', ordered: true, items: [[{ kind: 'paragraph', content: ['First'] }]] },
    { kind: 'quote', content: [{ kind: 'paragraph', content: ['Rain is short.'] }] },
    { kind: 'picture', url: '/media/cape.svg', alt: 'The cape' },
    { kind: 'rule' },
  ])
})

test.each([
  ['<script>alert(1)</script>', []],
  ['a <b onclick="x()">b</b>', [{ kind: 'paragraph', content: ['a ', 'b'] }]],
  ['[tap](javascript:alert(1))', [{ kind: 'paragraph', content: ['tap'] }]],
  ['[tap](JAVASCRIPT:alert(1))', [{ kind: 'paragraph', content: ['tap'] }]],
  ['[tap](data:text/html,x)', [{ kind: 'paragraph', content: ['tap'] }]],
  ['[tap](//evil.example)', [{ kind: 'paragraph', content: ['tap'] }]],
  ['![x](data:image/svg+xml,x)', [{ kind: 'paragraph', content: ['x'] }]],
  ['&lt;b&gt;', [{ kind: 'paragraph', content: ['<b>'] }]],
])('The Markdown parser takes no markup and no unsafe address from %s', (markdown, tree) => {
  expect(parse(markdown)).toStrictEqual(tree)
})
