/** Whether the name of a plan includes its duration, which is then not repeated. `duration` is the formatted one. */
export const nameIncludesDuration = (name: string, minutes: number, duration: string): boolean =>
  name.includes(duration) || new RegExp(`(?<!\\d)${minutes}\\s?(?:min|分|분)`).test(name)
