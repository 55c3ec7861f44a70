import { expect, test } from 'vitest'
import { loadFailedStyles } from './failed-styles.ts'

const sheets = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')

function failingSheet(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/assets/page.css'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
}

test('loadFailedStyles loads a stylesheet that failed, for all who ask, until it has come', async () => {
  failingSheet()
  const first = loadFailedStyles()
  const second = loadFailedStyles()
  expect([...sheets()].map(({ href }) => href)).toStrictEqual(Array(2).fill(`${location.origin}/assets/page.css`))
  sheets()[1]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('did not come')
  await expect(second).rejects.toThrow('did not come')
  const third = loadFailedStyles()
  expect(sheets()).toHaveLength(3)
  sheets()[2]?.dispatchEvent(new Event('load'))
  await third
  await loadFailedStyles()
  expect(sheets()).toHaveLength(3)
})
