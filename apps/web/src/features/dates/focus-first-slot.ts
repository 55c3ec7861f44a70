/** Focuses the days of a rental, the first free time, or the first free day where no time is shown, and centres it. False where there is neither. */
export function focusFirstSlot(): boolean {
  const found =
    document.querySelector<HTMLElement>('[data-rental-days]') ??
    document.querySelector<HTMLElement>('[data-times] :is(a, button)') ??
    document.querySelector<HTMLElement>('[data-days] button:enabled:not([data-full])')
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'center' })
  return found !== null
}
