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

interface Press {
  readonly pointerType: string
  readonly isReplaced: boolean
  /** What hears `mousedown`, which follows. */
  readonly mouseDownOn: 'main' | 'b'
}

/** How often a button is pressed on which a pointer goes down, and comes up on what is in its place then. */
async function pressesOf({ pointerType, isReplaced, mouseDownOn }: Press): Promise<number> {
  const { forgetDown, pressReplaced, rememberDown } = await import('./presses.ts')
  const onClick = vi.fn()
  const main = document.createElement('main')
  const draw = () => {
    main.innerHTML = '<button class="menu"><b>Menu</b></button>'
    main.querySelector('button')?.addEventListener('click', onClick)
  }
  const ends = new AbortController()
  addEventListener('pointerdown', rememberDown, ends)
  addEventListener('mousedown', forgetDown, ends)
  addEventListener('pointerup', pressReplaced, ends)
  document.body.append(main)
  onTestFinished(() => {
    main.remove()
    ends.abort()
  })
  const word = () => main.querySelector('b')
  const init = { bubbles: true, pointerType }
  draw()
  word()?.dispatchEvent(new PointerEvent('pointerdown', init))
  if (isReplaced) draw()
  const heard = mouseDownOn === 'b' ? word() : main
  heard?.dispatchEvent(new MouseEvent('mousedown', init))
  word()?.dispatchEvent(new PointerEvent('pointerup', init))
  return onClick.mock.calls.length
}

test('A button that is replaced while the mouse goes down is pressed where it comes up', async () => {
  expect(await pressesOf({ pointerType: 'mouse', isReplaced: true, mouseDownOn: 'main' })).toBe(1)
})

test.each<Press>([
  { pointerType: 'mouse', isReplaced: false, mouseDownOn: 'b' },
  { pointerType: 'mouse', isReplaced: true, mouseDownOn: 'b' },
  { pointerType: 'touch', isReplaced: true, mouseDownOn: 'main' },
])('A press is left to the click of the browser: %o', async (press) => {
  expect(await pressesOf(press)).toBe(0)
})
