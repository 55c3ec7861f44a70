import type { Page } from '@playwright/test'

/** Wide and high enough for a thumb, in CSS pixels. WCAG 2.5.5. */
export const THUMB = 44

/**
 * How much can be pressed, and what of it is too small for a thumb: a press at the edge of a square of 44 pixels around its middle does
 * not reach it. The label around a field is part of it. Links within a line of text are let off, as WCAG does. What is
 * covered is not there, and what lies half under an open popover is as large as its box.
 */
export function thumbTargets(page: Page): Promise<{ readonly count: number; readonly small: string[] }> {
  return page.evaluate((thumb) => {
    const PRESSED = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]'
    const reach = thumb / 2 - 1

    const isInText = (target: Element): boolean => {
      if (getComputedStyle(target).display !== 'inline') return false
      const written = [...(target.parentElement?.childNodes ?? [])]
      return written.some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '')
    }
    const isReached = (target: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      if (hit === null) return false
      const label = hit.closest('label')
      return target.contains(hit) || (label !== null && label.control === target)
    }
    const isUnderPopover = (target: Element, box: DOMRect, x: number, y: number): boolean => {
      const popover = document.elementFromPoint(x, y)?.closest(':popover-open')
      const isInBox = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
      return popover != null && !popover.contains(target) && isInBox
    }
    const named = (target: Element): string => {
      const { width, height } = target.getBoundingClientRect()
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? ''
      return `${target.localName} "${name.slice(0, 40)}" ${target.className} ${Math.round(width)}×${Math.round(height)}`
    }

    const small: string[] = []
    let count = 0
    for (const target of document.querySelectorAll(PRESSED)) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (target.matches(':disabled, [type="hidden"]') || isInText(target)) continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const around = target.closest('label')
      const box = (around?.control === target ? around : target).getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (!isReached(target, x, y)) continue
      count += 1
      const edges = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const
      const isLarge = edges.every(
        ([left, top]) => isReached(target, left, top) || isUnderPopover(target, box, left, top),
      )
      if (!isLarge) small.push(named(target))
    }
    return { count, small: [...new Set(small)] }
  }, THUMB)
}

/** Fields whose text is below 16 pixels: a phone zooms into them, and the page stays zoomed. */
export function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('select, textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])')]
      .filter((field) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.localName} ${field.getAttribute('name') ?? ''} ${field.className}`),
  )
}
