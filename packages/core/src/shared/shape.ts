/** Checks the shape of data from outside (storage, a frame, an answer). Additional fields are allowed. */
export type Shape<T> = (value: unknown) => value is T
export type Of<S> = S extends Shape<infer T> ? T : never

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
export const anything: Shape<unknown> = (_value): _value is unknown => true
export const filled: Shape<string> = (value): value is string => string(value) && value !== ''

export const oneOf =
  <const T extends string | number>(...allowed: T[]): Shape<T> =>
  (value): value is T =>
    allowed.some((one) => one === value)

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value)

/** Absent where an older version wrote it. */
export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value)

export const list =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(shape)

export const object =
  <S extends Record<string, Shape<unknown>>>(shapes: S): Shape<{ [Name in keyof S]: Of<S[Name]> }> =>
  (value): value is { [Name in keyof S]: Of<S[Name]> } =>
    isObject(value) && Object.entries(shapes).every(([name, shape]) => shape(value[name]))
