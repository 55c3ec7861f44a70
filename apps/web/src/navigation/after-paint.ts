/** A tab out of sight paints nothing. */
const LATEST_MS = 100

/** Does what takes its time once the browser has shown what a press has changed so far. */
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
