import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino'

const MOST_BUFFERED_BYTES = 4_000_000

const personal = [
  'authorization',
  'cookie',
  'token',
  'accessToken',
  'refreshToken',
  'ticket',
  'holdToken',
  'email',
  'phone',
]
const paths = [
  ...personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  'code',
  'body.code',
  'to',
  'letter.to',
]

/**
 * Logs carry neither URLs (tickets and keywords stand in them) nor headers nor what people typed: an error of the
 * database is reduced to its codes, because its text quotes values. A reader that stops reading loses lines, never the
 * service.
 */
export function createLog(level: string, sink: DestinationStream = stdout()): PinoLogger {
  return pino({ level, redact: { paths, censor: '[redacted]' }, serializers: { err: describeError } }, sink)
}

function stdout(): DestinationStream {
  const sink = pino.destination({ dest: 1, sync: false, maxLength: MOST_BUFFERED_BYTES })
  sink.on('error', () => {})
  return sink
}

type Described = { type: string; message: string; stack: string; code?: string; constraint?: string }

function describeError(error: Error & { code?: string; severity?: string; constraint?: string }): Described {
  const { name, code, constraint, severity } = error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    message: severity === undefined ? error.message : `Refused by the database: ${code}`,
    stack: frames.join('\n'),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
  }
}
