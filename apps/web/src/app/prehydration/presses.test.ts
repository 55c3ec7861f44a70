import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  const state = document.createElement('data')
  Object.assign(state, { id: 'state', value: JSON.stringify({ later: [], opens: {}, hydrate: 'idle' }) })
  document.body.append(state)
  onTestFinished(() => state.remove())
})

/** A link that a press replaces by another, as React does; where those led that were pressed. */
async function linkReplacedBy(next: string): Promise<string[]> {
  const { pressWithApp, repeatPress } = await import('./presses.ts')
  const pressed: string[] = []
  const main = document.createElement('main')
  const draw = (href: string) => {
    main.innerHTML = `<a class="way" href="${href}">on</a>`
    const link = main.querySelector('a') as HTMLAnchorElement
    link.addEventListener('click', (event) => {
      event.preventDefault()
      pressed.push(href)
      if (pressed.length === 1) draw(next)
    })
    return link
  }
  document.body.append(main)
  onTestFinished(() => main.remove())
  pressWithApp(draw('/search?keyword=tea'), new Event('click', { cancelable: true }))
  repeatPress()
  return pressed
}

test('A press that rendered its link anew is repeated on the new one', async () => {
  expect(await linkReplacedBy('/search?keyword=tea')).toEqual(['/search?keyword=tea', '/search?keyword=tea'])
})

test('A press that led on is not repeated on the link that stands there now', async () => {
  expect(await linkReplacedBy('/search')).toEqual(['/search?keyword=tea'])
})
