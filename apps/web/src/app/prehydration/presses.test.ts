import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  const state = document.createElement('data')
  Object.assign(state, { id: 'state', value: JSON.stringify({ app: [], opens: [], start: 'idle' }) })
  document.body.append(state)
  onTestFinished(() => state.remove())
})

/** A link that is drawn anew before its press is repeated, as React does with a changed document; where those led that were pressed. */
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
    })
    return link
  }
  document.body.append(main)
  onTestFinished(() => main.remove())
  pressWithApp(draw('/search?keyword=tea'), new Event('click', { cancelable: true }))
  draw(next)
  repeatPress()
  return pressed
}

test('A press is repeated on the link that replaced the pressed one', async () => {
  expect(await linkReplacedBy('/search?keyword=tea')).toEqual(['/search?keyword=tea'])
})

test('A press is not repeated on a link that leads elsewhere', async () => {
  expect(await linkReplacedBy('/search')).toEqual([])
})
