import { render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { followTranslatedTexts } from './browser-translation.ts'

beforeAll(followTranslatedTexts)

/** As translators of browsers do it. */
async function translate(root: HTMLElement, ways: 'at once' | 'one after the other' = 'at once'): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `<${text.data}>`
    if (ways === 'at once') text.replaceWith(font)
    else {
      text.before(font)
      text.remove()
    }
  }
  // Translators work in turns of their own.
  await Promise.resolve()
}

const Price = ({ amount, note, first = false }: { amount: number; note?: string; first?: boolean }) => (
  <p data-testid="price">
    {first && <b>First. </b>}
    {amount} yen{note}
  </p>
)

const shown = () => screen.getByTestId('price').textContent

// Promise (Addresses): a translated page shows the price that it means
test.each(['at once', 'one after the other'] as const)(
  'A price that changes on a translated page (%s) is the one that is seen',
  async (ways) => {
    const { rerender, container } = render(<Price amount={1000} note=" per person" />)
    await translate(container, ways)
    expect(shown()).toBe('<1000>< yen>< per person>')
    rerender(<Price amount={9000} note=" per person" />)
    await waitFor(() => expect(shown()).toBe('9000< yen>< per person>'))
  },
)

test('A translated page loses a removed part with its translation, and shows an added part in its place', async () => {
  const { rerender, container } = render(<Price amount={1000} note=" per person" />)
  await translate(container)
  expect(shown()).toBe('<1000>< yen>< per person>')
  rerender(<Price amount={1000} />)
  expect(shown()).toBe('<1000>< yen>')
  rerender(<Price amount={1000} first />)
  expect(shown()).toBe('First. <1000>< yen>')
})

test('A part of a translated page that is removed as a whole leaves nothing, nor an error', async () => {
  const { rerender, container } = render(
    <div>
      before <i>middle</i> after
    </div>,
  )
  await translate(container)
  rerender(<p>other</p>)
  expect(container.textContent).toBe('other')
})
