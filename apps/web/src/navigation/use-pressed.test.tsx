import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePressed } from './use-pressed.ts'

function Choices({ follow }: { readonly follow: (count: number) => number }) {
  const [chosen, choose] = useState(1)
  const [shown, press] = usePressed(chosen)
  return (
    <>
      {[1, 2, 3].map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={count === shown}
          onClick={() => press(count, () => choose(follow(count)))}
        >
          {count}
        </button>
      ))}
    </>
  )
}

function ChosenCount({ chosen }: { readonly chosen: number }) {
  const [shown, press] = usePressed(chosen)
  return (
    <button type="button" onClick={() => press(2, () => undefined)}>
      {shown}
    </button>
  )
}

/** On a busy machine a frame may take any time: here the test triggers it. */
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The browser has painted, and what waited for that is done. */
const painted = () => act(() => vi.runAllTimers())
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

test('A pressed choice shows at once, and its consequences are drawn after that', () => {
  const followed = vi.fn<(count: number) => number>((count) => count)
  render(<Choices follow={followed} />)
  fireEvent.click(screen.getByRole('button', { name: '2' }))
  expect({ pressed: pressed(), followed: followed.mock.calls }).toStrictEqual({ pressed: ['2'], followed: [] })
  painted()
  expect(followed.mock.calls).toStrictEqual([[2]])
  expect(pressed()).toStrictEqual(['2'])
})

test('A pressed choice ends as the page decides', () => {
  render(<Choices follow={() => 3} />)
  fireEvent.click(screen.getByRole('button', { name: '2' }))
  painted()
  expect(pressed()).toStrictEqual(['3'])
})

test('Two presses in a row are both applied, in their order', () => {
  const followed = vi.fn<(count: number) => number>((count) => count)
  render(<Choices follow={followed} />)
  fireEvent.click(screen.getByRole('button', { name: '2' }))
  fireEvent.click(screen.getByRole('button', { name: '3' }))
  painted()
  expect(followed.mock.calls).toStrictEqual([[2], [3]])
  expect(pressed()).toStrictEqual(['3'])
})

test('A press that the page does not apply is taken back', () => {
  const { rerender } = render(<ChosenCount chosen={1} />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('2')
  painted()
  expect(screen.getByRole('button')).toHaveTextContent('1')
  rerender(<ChosenCount chosen={3} />)
  rerender(<ChosenCount chosen={1} />)
  expect(screen.getByRole('button')).toHaveTextContent('1')
})

test('A hidden tab applies a press, too', () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValueOnce(0)
  const followed = vi.fn<(count: number) => number>((count) => count)
  render(<Choices follow={followed} />)
  fireEvent.click(screen.getByRole('button', { name: '2' }))
  painted()
  expect(followed.mock.calls).toStrictEqual([[2]])
})
