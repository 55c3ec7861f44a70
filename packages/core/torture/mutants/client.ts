import { type Mutant, mutant } from '@yoyaku/mutants'

const TEST = 'src/http/client.test.ts'
const RETRY = 'src/http/middleware.ts'
const WAIT = 'src/http/wait-for-retry.ts'
const HTTP = 'src/http/http.ts'
const TRANSPORT = 'src/http/transport.ts'

export const client: Mutant[] = [
  mutant(
    'a read is retried twice',
    [TEST, 'is asked once more'],
    [
      RETRY,
      '    return send(request)\n',
      '    return send(request).then((second) => (second.ok ? second : send(request)))\n',
    ],
  ),
  mutant(
    'a call with a body is retried',
    [TEST, 'never repeats a call with a body'],
    [RETRY, "method !== 'GET' || ", ''],
  ),
  mutant(
    'the Retry-After of an answer is ignored',
    [TEST, 'waits as long as Retry-After says'],
    [
      WAIT,
      'retryAfter === undefined ? RETRY_DELAY_MS : retryAfter * 1000',
      'retryAfter === undefined ? RETRY_DELAY_MS : RETRY_DELAY_MS',
    ],
  ),
  mutant(
    'a page of a proxy is taken for data',
    [TEST, 'with status 200 is invalid, never data'],
    [HTTP, 'return isObject(body) && ', 'return isObject({ body }) || '],
  ),
  mutant(
    'a fetch that does not listen keeps the caller waiting',
    [TEST, 'a cancelled call is cancelled, before and during'],
    [TRANSPORT, 'inTime(Promise.race([exchange(), ended]), ', 'inTime(exchange(), '],
  ),
]
