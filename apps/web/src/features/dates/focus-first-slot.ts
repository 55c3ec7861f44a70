/**
 * Focuses the days of a rental, the first free time that a search was for or else any, or the first free day where no time is shown, and brings the days with their times
 * into sight, from below the header on. False where there is neither.
 */
export function focusFirstSlot(): boolean {
  const found =
    document.querySelector<HTMLElement>('[data-rental-days]') ??
    document.querySelector<HTMLElement>('[data-times] [data-wanted="true"]') ??
    document.querySelector<HTMLElement>('[data-times] :is(a, button)') ??
    document.querySelector<HTMLElement>('[data-days] button:enabled:not([data-full])')
  found?.focus({ preventScroll: true })
  const days = document.querySelector('[data-days]')
  const top = days !== null && found?.matches('[data-times] *') ? days : found
  top?.scrollIntoView({ block: 'start' })
  return found !== null
}
