export type DescribedError = {
  type: string
  message?: string
  stack: string
  code?: string | number
  constraint?: string
  cause?: DescribedError
} & Facts

/** The facts of a failure that is plain data, such as that of a call to the API. */
type Facts = Partial<Record<(typeof FACTS)[number], string | number>>

const FACTS = ['kind', 'status', 'code', 'requestId'] as const

type ErrorWithCode = Error & { code?: unknown; severity?: unknown; constraint?: unknown; syscall?: unknown }

/**
 * What of an error may be written down. Its words may quote a person (the database its values, a mail server the address,
 * a parser its text, a provider its answer), so they are told only where they cannot: of the language and of the
 * system. The others are found by their first frame.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: '', ...factsOf(error) }
  const { name, code, constraint, cause }: ErrorWithCode = error
  const message = wordsOf(error)
  return {
    type: name,
    ...(message !== undefined && { message }),
    stack: framesOf(error),
    ...(isWord(code) && { code: String(code) }),
    ...(isWord(constraint) && { constraint }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,100}$/.test(value)

function factsOf(failure: unknown): Facts {
  if (typeof failure !== 'object' || failure === null) return {}
  const facts = FACTS.map((name) => [name, Reflect.get(failure, name)] as const)
  return Object.fromEntries(facts.filter(([, fact]) => typeof fact === 'number' || isWord(fact)))
}

function wordsOf(error: ErrorWithCode): string | undefined {
  if (error.severity !== undefined) return `Refused by the database: ${isWord(error.code) ? error.code : 'no code'}`
  if (typeof error.syscall === 'string') return error.message
  if (error instanceof TypeError || error instanceof ReferenceError) return error.message.replace(quoted, '…')
  return undefined
}

const quoted = /(["'`]).*?\1/gs

/** The words stand before the frames, and may look like them. */
function framesOf({ stack = '', message }: Error): string {
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
