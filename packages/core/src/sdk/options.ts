import {
  anything,
  boolean,
  checked,
  isFunction,
  isObject,
  isUrl,
  number,
  oneOf,
  string,
} from '../validation/checked.ts'

/** Throws where the value of an option cannot work. */
type Assert = (name: string, value: unknown) => unknown

const that =
  (fits: (value: unknown) => boolean, expected: string): Assert =>
  (name, value) =>
    checked(name, value, fits, expected)

/** Checked where it is read. */
const readLater = that(anything, 'anything')
const aFunction = that(isFunction, 'a function')
const withMethods =
  (...names: string[]): Assert =>
  (name, value) => {
    const methods = checked(name, value as Record<string, unknown>, isObject, `an object with ${names.join(', ')}`)
    for (const method of names) aFunction(`${name}.${method}`, methods[method])
  }

const isAddress = (value: unknown) => string(value) && isUrl(value, 'https://yoyaku.example')
const PERSISTENCES = ['memory', 'tab', 'cookie'] as const
const isPersistence = oneOf(...PERSISTENCES)
/** A part of the names of cookies, locks and entries of storage. */
const isStorageKey = (value: unknown) => string(value) && /^[\w-]+$/.test(value)
const isSpan = (value: unknown) => number(value) && value >= 0

/** Checks of the options of `createClient`. */
export const clientOptions = {
  baseUrl: readLater,
  locale: readLater,
  currency: readLater,
  fetch: aFunction,
  clock: withMethods('now', 'setTimeout', 'clearTimeout'),
} satisfies Record<string, Assert>

/** Checks of the options of `createYoyaku`. */
export const sdkOptions = {
  ...clientOptions,
  socketUrl: that(isAddress, "an address such as 'wss://yoyaku.example/ws'"),
  persist: that(isPersistence, `one of ${PERSISTENCES.join(', ')}`),
  tokenStore: withMethods('get', 'set', 'clear'),
  draftStore: withMethods('get', 'set', 'remove'),
  WebSocket: that(isFunction, 'a class such as the WebSocket of a browser'),
  live: that(boolean, 'true or false'),
  lock: aFunction,
  storageKey: that(isStorageKey, 'letters, digits, hyphens and underscores'),
  onProblem: aFunction,
  reconnectSpreadMs: that(isSpan, 'a number of milliseconds'),
  onWake: aFunction,
  inspect: aFunction,
} satisfies Record<string, Assert>

/** For plain JavaScript, where anything may be given, or nothing at all. */
export function assertOptions(options: unknown, asserts: Record<string, Assert>) {
  const given = checked(
    'options',
    options as Record<string, unknown>,
    isObject,
    "an object such as { baseUrl: 'https://yoyaku.example' }",
  )
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(asserts, name))
      throw new TypeError(`@yoyaku/core: ${name} is no option. There are ${Object.keys(asserts).join(', ')}.`)
    if (value !== undefined) asserts[name]?.(name, value)
  }
}
