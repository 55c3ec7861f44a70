/** Judges what a developer passes: a predicate, or a schema of zod. No import of zod, so that `./client` stays without it. */
export type Fits = ((value: unknown) => boolean) | { safeParse(value: unknown): { success: boolean } }

/** The value, or an error for a developer who passed what cannot work. `name` of an argument: `confirm: requiredReminders`. */
export function checked<T>(name: string, value: T, fits: Fits, expected: string): T {
  if (typeof fits === 'function' ? fits(value) : fits.safeParse(value).success) return value
  const shown = Object(value) === value ? {}.toString.call(value) : JSON.stringify(value)
  throw new TypeError(`@yoyaku/core: ${name} is ${shown}. It has to be ${expected}.`)
}

const typed =
  <T>(name: string) =>
  (value: unknown): value is T =>
    typeof value === name

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const isFunction = typed<(...args: never[]) => unknown>('function')
export const string = typed<string>('string')
export const number = typed<number>('number')
export const boolean = typed<boolean>('boolean')
export const anything = () => true
/** Not `URL.canParse` or `URL.parse`: Safari 16, Chrome 119 and Node 20 lack one of them. */
export function isUrl(text: string, base?: string): boolean {
  try {
    return new URL(text, base) !== null
  } catch {
    return false
  }
}
export const filled = (value: unknown): value is string => string(value) && value !== ''

export const oneOf =
  <const T extends string | number>(...allowed: T[]) =>
  (value: unknown): value is T =>
    allowed.some((one) => one === value)
