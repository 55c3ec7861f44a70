import { act, cleanup, render } from '@testing-library/react'
import type { View } from '@yoyaku/core'
import { StrictMode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useView } from './index.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => {
  cleanup()
  expect(errors.mock.calls).toStrictEqual([])
})

/** A view as a page would write one: `read` may make a new value each time. */
function viewOf<Value>(first: Value, read: (value: Value) => Value = (value) => value) {
  const listeners = new Set<(value: Value) => void>()
  let value = first
  const view: View<Value> = {
    get: () => read(value),
    subscribe(listener) {
      const own = (next: Value) => listener(next)
      listeners.add(own)
      own(view.get())
      return () => listeners.delete(own)
    },
  }
  function set(next: Value) {
    value = next
    for (const listener of listeners) listener(view.get())
  }
  return { view, set, listeners }
}

function Text<Value>({ view, text }: { readonly view: View<Value>; readonly text: (value: Value) => string }) {
  return text(useView(view))
}

interface ChangingProps {
  readonly view: View<string>
  readonly set: (value: string) => void
}

function Changing({ view, set }: ChangingProps) {
  useLayoutEffect(() => set('after'), [set])
  return useView(view)
}

interface ShownProps {
  readonly view: View<string>
  readonly onRender: (value: string) => void
}

function Shown({ view, onRender }: ShownProps) {
  const value = useView(view, 'before')
  onRender(value)
  return value
}

test('useView does not render for ever where a view makes a new object for each get', () => {
  const { view, set } = viewOf({ count: 1 }, (value) => ({ ...value }))
  let renders = 0
  const text = ({ count }: { count: number }) => {
    renders += 1
    return String(count)
  }
  const { container } = render(<Text view={view} text={text} />)
  expect(container.textContent).toBe('1')
  act(() => set({ count: 2 }))
  expect(container.textContent).toBe('2')
  expect(renders).toBeLessThan(6)
})

test.each([
  ['a number', 7],
  ['null', null],
  ['no value', undefined],
  ['an object with the status of a broken actor', { status: 'error', error: new Error('of the actor') }],
])('useView shows %s as any other value', (_, value) => {
  const { view } = viewOf<unknown>(value)
  const { container } = render(
    <StrictMode>
      <Text view={view} text={(shown) => (shown === value ? 'the same' : 'another')} />
    </StrictMode>,
  )
  expect(container.textContent).toBe('the same')
})

test('useView shows what a layout effect changed before there was a subscription', () => {
  const { container } = render(<Changing {...viewOf('before')} />)
  expect(container.textContent).toBe('after')
})

test('useView follows another view, and leaves the first and, when unmounted, the second', () => {
  const [one, other] = [viewOf('one'), viewOf('other')]
  const text = (value: string) => value
  const { container, rerender, unmount } = render(<Text view={one.view} text={text} />)
  rerender(<Text view={other.view} text={text} />)
  act(() => one.set('late'))
  expect(container.textContent).toBe('other')
  expect([one.listeners.size, other.listeners.size]).toStrictEqual([0, 1])
  unmount()
  expect(other.listeners.size).toBe(0)
})

test('useView shows `before` on a server and in the first render of a hydration, and then the value', async () => {
  const { view } = viewOf('value')
  const shown: string[] = []
  const page = <Shown view={view} onRender={(value) => shown.push(value)} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  expect(shown.splice(0)).toStrictEqual(['before'])
  const recovered = vi.fn()
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }))
  expect([shown[0], container.textContent, recovered.mock.calls]).toStrictEqual(['before', 'value', []])
  act(() => root.unmount())
  shown.length = 0
  render(page)
  expect(shown[0]).toBe('value')
  container.remove()
})

test('useView shows the value of a view on a server where nothing stands before it', () => {
  expect(renderToString(<Text view={viewOf('value').view} text={(value) => value} />)).toBe('value')
})
