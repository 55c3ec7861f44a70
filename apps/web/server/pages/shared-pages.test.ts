import { expect, test } from 'vitest'
import type { PageRequest } from './draw.ts'
import { createSharedPages } from './shared-pages.ts'

const request: PageRequest = {
  url: new URL('https://yoyaku.example/en'),
  language: 'en',
  currency: null,
  session: 'none',
  report: () => undefined,
}

function shared(isWhole = true) {
  let time = 1
  let drawn = 0
  const pages = createSharedPages({
    draw: async () => {
      drawn += 1
      return { status: 200, style: '', html: Buffer.from(String(drawn)), isWhole, retryAfter: null }
    },
    revision: () => 0,
    now: () => time,
  })
  const read = async (): Promise<string> => {
    const { outcome } = await pages.fetch(request)
    return outcome !== null && 'html' in outcome ? outcome.html.toString() : ''
  }
  const passes = (ms: number): void => {
    time += ms
  }
  return { pages, read, passes }
}

test('A shared page is kept for a second', async () => {
  const { pages, read, passes } = shared()
  expect(await Promise.all([read(), read()])).toEqual(['1', '1'])
  passes(1000)
  expect([await read(), pages.get(request) !== undefined]).toEqual(['1', true])
  passes(1)
  expect([pages.get(request), await read()]).toEqual([undefined, '2'])
})

test('A page of which a part failed is sent only to those who asked meanwhile', async () => {
  const { read, passes } = shared(false)
  expect(await Promise.all([read(), read()])).toEqual(['1', '1'])
  passes(2)
  expect(await read()).toBe('2')
})
