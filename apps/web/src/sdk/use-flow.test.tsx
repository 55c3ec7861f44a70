import { render, screen } from '@testing-library/react'
import type { Flow } from '@yoyaku/core'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { useFlow } from './use-flow.ts'

interface Value {
  readonly number: number
}

function setUp() {
  const begun: number[] = []
  const disposed: number[] = []
  const begin = (): Flow<Value> => {
    const number = begun.push(begun.length + 1)
    return { get: () => ({ number }), subscribe: () => () => undefined, dispose: () => void disposed.push(number) }
  }
  const Shown = () => <p>flow {useFlow(begin).get().number}</p>
  return { begun, disposed, Shown }
}

test('useFlow begins one flow and keeps it alive in StrictMode', async () => {
  const { begun, disposed, Shown } = setUp()
  const { unmount } = render(
    <StrictMode>
      <Shown />
    </StrictMode>,
  )
  await Promise.resolve()
  expect(screen.getByText('flow 1')).toBeVisible()
  expect([begun, disposed]).toStrictEqual([[1], []])
  unmount()
  await Promise.resolve()
  expect(disposed).toStrictEqual([1])
})
