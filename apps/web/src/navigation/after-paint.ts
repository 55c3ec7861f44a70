/** A tab out of sight paints nothing. */
const LATEST_MS = 100

/** Runs slow work once the browser has painted the first effect of a press. */
export function afterPaint(act: () => void): void {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame)
    act()
  }, LATEST_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(late)
    setTimeout(act)
  })
}
