import { act, cleanup, render } from '@testing-library/react'
import type { Store } from '@yoyaku/core'
import { StrictMode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { useStore } from './index.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => {
  cleanup()
  expect(errors.mock.calls).toStrictEqual([])
})

type Set = { type: 'set'; text: string }

/** A running chart that holds a text, and its store. */
function textStore(text: string) {
  const machine = setup({ types: {} as { context: { text: string }; events: Set } }).createMachine({
    context: { text },
    on: { set: { actions: assign(({ event }) => ({ text: event.text })) } },
  })
  const actor = createActor(machine).start()
  const subscribe = vi.spyOn(actor, 'subscribe')
  const store: Store<string> = {
    get: () => actor.getSnapshot().context.text,
    subscribe: () => () => undefined,
    actor,
  }
  return { store, set: (next: string) => actor.send({ type: 'set', text: next }), subscribe }
}

const Text = ({ store }: { readonly store: Store<string> }) => useStore(store)

interface ChangingProps {
  readonly store: Store<string>
  readonly set: (value: string) => void
}

function Changing({ store, set }: ChangingProps) {
  useLayoutEffect(() => set('after'), [set])
  return useStore(store)
}

interface ShownProps {
  readonly store: Store<string>
  readonly onRender: (value: string) => void
}

function Shown({ store, onRender }: ShownProps) {
  const value = useStore(store, 'before')
  onRender(value)
  return value
}

test('useStore shows the value, and again after each change, also in StrictMode', () => {
  const { store, set } = textStore('one')
  const { container } = render(
    <StrictMode>
      <Text store={store} />
    </StrictMode>,
  )
  expect(container.textContent).toBe('one')
  act(() => set('two'))
  expect(container.textContent).toBe('two')
})

test('useStore shows what a layout effect changed before there was a subscription', () => {
  const { container } = render(<Changing {...textStore('before')} />)
  expect(container.textContent).toBe('after')
})

test('useStore follows another store, and leaves the first', () => {
  const [one, other] = [textStore('one'), textStore('other')]
  const { container, rerender } = render(<Text store={one.store} />)
  rerender(<Text store={other.store} />)
  act(() => one.set('late'))
  expect(container.textContent).toBe('other')
  act(() => other.set('now'))
  expect(container.textContent).toBe('now')
})

test('useStore shows `before` on a server and in the first render of a hydration, and then the value', async () => {
  const { store } = textStore('value')
  const shown: string[] = []
  const page = <Shown store={store} onRender={(value) => shown.push(value)} />
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

test('useStore shows the value of a store on a server where nothing stands before it', () => {
  expect(renderToString(<Text store={textStore('value').store} />)).toBe('value')
})
