import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const frames = async (): Promise<void> => {
  for (let drawn = 0; drawn < 6; drawn += 1) await new Promise(requestAnimationFrame)
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name })

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <section><h2>Offers</h2><ul><li><button>First</button></li><li><button>Second</button></li></ul></section>
      <section id="other"><h2>Others</h2></section>
    </main>`
  const stop = keepFocus()
  onTestFinished(() => {
    stop()
    document.body.innerHTML = ''
  })
})

/** A button that ends itself. */
function endsItself(name: string, how: (control: HTMLElement) => void): void {
  const control = button(name)
  control.addEventListener('click', () => how(control))
}
const removeRow = (control: HTMLElement): void => control.closest('li')?.remove()

test('The focus goes on to the next control where one that was pressed by the keyboard is removed', async () => {
  endsItself('First', removeRow)
  button('First').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(button('Second')).toHaveFocus())
})

test('The focus goes back to the control before where the last one of a list is removed', async () => {
  endsItself('Second', removeRow)
  button('Second').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(button('First')).toHaveFocus())
})

test('The focus goes to the heading of its part where no control of the list is left', async () => {
  endsItself('Second', (control) => control.closest('ul')?.remove())
  button('Second').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Offers' })).toHaveFocus())
})

test('The focus goes to no heading that is hidden', async () => {
  // The test's document has no layout.
  Object.assign(screen.getByRole('heading', { name: 'Offers' }), { checkVisibility: () => false })
  endsItself('Second', (control) => control.closest('ul')?.remove())
  button('Second').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Others' })).toHaveFocus())
})

test('The focus goes to the control of a list that Tab reaches', async () => {
  button('First').tabIndex = -1
  document.querySelector('ul')?.insertAdjacentHTML('afterbegin', '<li><button>Zeroth</button></li>')
  endsItself('Second', removeRow)
  button('Second').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(button('Zeroth')).toHaveFocus())
})

test('The focus stays in the part, on no field, where a control is removed that was tapped', async () => {
  endsItself('First', removeRow)
  await userEvent.click(button('First'))
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
})

test('The focus goes to the page where all around the control is removed', async () => {
  endsItself('First', () => document.querySelector('section')?.remove())
  await userEvent.click(button('First'))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('The focus stays where the page itself moved it', async () => {
  endsItself('First', (control) => {
    removeRow(control)
    document.getElementById('other')?.setAttribute('tabindex', '-1')
    document.getElementById('other')?.focus()
  })
  await userEvent.click(button('First'))
  await frames()
  expect(document.getElementById('other')).toHaveFocus()
})

test('The focus stays on the body after a press beside all controls, whatever is removed later', async () => {
  button('First').focus()
  button('First').blur()
  await frames()
  removeRow(button('First'))
  await frames()
  expect(document.body).toHaveFocus()
})
