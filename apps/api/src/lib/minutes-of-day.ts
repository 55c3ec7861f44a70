/** Minutes of the day of `HH:MM`; `24:00` is its end, `26:00` two hours later. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes of the end of what begins at `open`: a `close` at or before it is of the next day. */
export function closeAfter(open: string, close: string): number {
  const minutes = minutesOf(close)
  return minutes > minutesOf(open) ? minutes : minutes + 1440
}

/** `09:30`; 1440 is `24:00`. */
export function clockTime(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
