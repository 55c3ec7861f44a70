/** The value, or an error for a developer who passed what cannot work. `name` of an argument: `confirm: requiredReminders`. */
export function checked<T>(name: string, value: T, fits: (value: unknown) => boolean, expected: string): T {
  if (fits(value)) return value
  const shown = Object(value) === value ? {}.toString.call(value) : JSON.stringify(value)
  throw new TypeError(`@yoyaku/core: ${name} is ${shown}. It has to be ${expected}.`)
}
