/** Minutes of the day of `HH:MM`; `24:00` is its end. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
