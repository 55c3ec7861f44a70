type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const NAMED = ['input', 'textarea', 'select'].map((tag) => `${tag}[name]`).join()

const controls = (): Control[] => [...document.querySelectorAll<Control>(NAMED)]
const namesakes = (control: Control, all: readonly Control[]): Control[] =>
  all.filter(({ name, type }) => name === control.name && type === control.type)

const isBox = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type)

/** As if a person had done it: dispatches the event that React listens to. */
function restore(typed: Control, control: Control): void {
  if (isBox(typed) && isBox(control)) {
    if (typed.checked !== control.checked) control.click()
  } else if (typed.value !== control.value) {
    control.value = typed.value
    const eventType = typed instanceof HTMLSelectElement ? 'change' : 'input'
    control.dispatchEvent(new Event(eventType, { bubbles: true }))
  }
}

/**
 * Records the document's controls before hydration. Call the result when React has rendered something anew: it restores typed
 * values, choices and the focus in the controls that replaced others.
 */
export function captureInput(): () => void {
  const counts = new Map<string, number>()
  const places = controls().map((control) => {
    const name = `${control.type} ${control.name}`
    const place = counts.get(name) ?? 0
    counts.set(name, place + 1)
    return { control, place }
  })
  let focused: Element | null = document.activeElement
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target
  })
  return () => {
    const now = controls()
    for (const entry of places) {
      const { control, place } = entry
      if (control.isConnected) continue
      const successor = namesakes(control, now)[place]
      if (successor === undefined) continue
      restore(control, successor)
      if (control === focused && document.activeElement === document.body) successor.focus({ preventScroll: true })
      entry.control = successor
    }
  }
}
