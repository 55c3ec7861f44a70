/** Whether the name of a plan is its length: then the length is not said again. `duration` is how the page would say it. */
export const nameIncludesDuration = (name: string, minutes: number, duration: string): boolean =>
  name.includes(duration) || new RegExp(`(?<!\\d)${minutes}\\s?(?:min|分|분)`).test(name)
