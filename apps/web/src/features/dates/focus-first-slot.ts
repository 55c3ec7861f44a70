/**
 * The focus on the first free time, or on the first free day where no time stands, in the middle of the window.
 * False where there is neither.
 */
export function focusFirstSlot(): boolean {
  const found =
    document.querySelector<HTMLElement>('[data-times] :is(a, button)') ??
    document.querySelector<HTMLElement>('[data-days] button:enabled')
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'center' })
  return found !== null
}
