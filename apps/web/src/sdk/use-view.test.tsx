import { act, render, screen } from '@testing-library/react'
import type { View } from '@yoyaku/core'
import { expect, test } from 'vitest'
import { useView } from './use-view.ts'

function counter(): View<number> & { set(next: number): void } {
  let value = 1
  const listeners = new Set<(value: number) => void>()
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener)
      listener(value)
      return () => listeners.delete(listener)
    },
    set(next) {
      value = next
      for (const listener of listeners) listener(next)
    },
  }
}

function Shown({ view }: { readonly view: View<number> | null }) {
  return <output>{useView(view, 0)}</output>
}

test('shows what stands in, then the view, then its changes', () => {
  const view = counter()
  const { rerender } = render(<Shown view={null} />)
  expect(screen.getByRole('status')).toHaveTextContent('0')
  rerender(<Shown view={view} />)
  expect(screen.getByRole('status')).toHaveTextContent('1')
  act(() => view.set(7))
  expect(screen.getByRole('status')).toHaveTextContent('7')
})
