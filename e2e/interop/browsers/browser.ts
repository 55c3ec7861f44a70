/** An element of the page: a control by its accessible name, or an element by a CSS selector. */
export type Target =
  | { role: 'button' | 'link' | 'heading' | 'field' | 'text'; name: string }
  | { selector: string; index?: number }

/** A browser that a walk can be done in, whatever its protocol. */
export interface Browser {
  name: string
  version: string
  open(url: string): Promise<void>
  url(): Promise<string>
  /** Waits until the target can be seen, then clicks it as a mouse does. */
  click(target: Target): Promise<void>
  /** Waits until the target can be seen, then types into it key by key. */
  type(target: Target, text: string): Promise<void>
  /** Waits until the target can be seen. */
  sees(target: Target): Promise<void>
  /** How many elements of a selector can be seen now. */
  count(selector: string): Promise<number>
  /** A PNG of the window. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** A phone: CSS pixels. */
export const WINDOW = { width: 390, height: 844 }
export const TIMEOUT_MS = 20_000

/**
 * Runs in the page: the first visible element that fits, scrolled into the middle, or null. Written as one function
 * without outside names, because both protocols send its source.
 */
export function findInPage(target: Target): Element | null {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 0
  const text = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const labelled = (element: Element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    return ids.map((id) => text(document.getElementById(id) ?? document.createElement('i'))).join(' ')
  }
  const name = (element: Element) => {
    const label = element.getAttribute('aria-label') || labelled(element)
    if (label) return label.trim()
    const labels = (element as HTMLInputElement).labels
    return labels?.length ? text(labels[0]) : text(element)
  }
  const SELECTORS = {
    button: 'button, [role="button"], input[type="submit"]',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    field: 'input, textarea, select',
    text: 'main *',
  }
  const found =
    'selector' in target
      ? [...document.querySelectorAll(target.selector)].filter(isVisible)[target.index ?? 0]
      : [...document.querySelectorAll(SELECTORS[target.role])].find(
          (element) =>
            isVisible(element) &&
            !element.matches(':disabled') &&
            (name(element) === target.name || (target.role === 'field' && name(element).startsWith(target.name))),
        )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}

export function countInPage(selector: string): number {
  return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length
}
