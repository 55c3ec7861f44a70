import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MAIN_ID, useRouteFocus } from './use-route-focus.ts'

interface SiteProps {
  readonly path: string
  readonly title?: string | null
}

function Site({ path, title = path }: SiteProps) {
  useRouteFocus(path)
  return (
    <>
      <a href="/faqs">Questions</a>
      <main id={MAIN_ID} tabIndex={-1}>
        {title === null ? <p aria-busy="true" /> : <h1 key={title}>{title}</h1>}
        <input aria-label="Name" />
      </main>
    </>
  )
}

/** All headings that took the focus, as a screen reader announces them. */
let focusedHeadings: string[]
const focused = (): string => document.activeElement?.textContent ?? ''
const settled = () => act(async () => undefined)

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  focusedHeadings = []
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) focusedHeadings.push(target.textContent)
  })
})

// Promise (Sentences and limits): the title of the next page is heard once
test('The heading of the next page takes the focus once, also where it comes late', async () => {
  const { rerender } = render(<Site path="Home" />)
  screen.getByRole('link').focus()
  rerender(<Site path="Search" />)
  expect(focused()).toBe('Search')
  rerender(<Site path="Shop" title={null} />)
  expect(screen.getByRole('main')).toHaveFocus()
  rerender(<Site path="Shop" title="Ashita Bathhouse" />)
  await settled()
  rerender(<Site path="Shop" title="Ashita Bathhouse" />)
  await settled()
  expect(focusedHeadings).toStrictEqual(['Search', 'Ashita Bathhouse'])
})

test('A heading that replaces the first takes the focus, but not from somebody who has moved on meanwhile', async () => {
  const { rerender } = render(<Site path="Home" />)
  rerender(<Site path="Shop" title="You’re offline" />)
  rerender(<Site path="Shop" title={null} />)
  rerender(<Site path="Shop" title="Ashita Bathhouse" />)
  await settled()
  expect(focused()).toBe('Ashita Bathhouse')
  rerender(<Site path="Other" title={null} />)
  screen.getByRole('textbox').focus()
  rerender(<Site path="Other" title="Another" />)
  await settled()
  expect(screen.getByRole('textbox')).toHaveFocus()
})
