import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('describeError tells kind, status, code and request of a failure that is plain data, and none of its words', () => {
  const failure = {
    ...{ kind: 'http', status: 404, code: 'NOT_AVAILABLE', requestId: 'req-7', message: 'No shop of Hana Sato' },
    ...{ fields: [{ field: 'email', code: 'FORMAT' }], retryAfter: 3 },
  }
  expect(describeError(failure)).toStrictEqual({
    ...{ type: 'object', stack: '', kind: 'http', status: 404, code: 'NOT_AVAILABLE', requestId: 'req-7' },
  })
})

test.each([
  [
    { kind: 'network', status: null, code: 'NETWORK', requestId: null },
    { kind: 'network', code: 'NETWORK' },
  ],
  [
    { kind: 'http', status: 403, code: 1007 },
    { kind: 'http', status: 403, code: 1007 },
  ],
  [{ code: 'what a person typed', kind: 'http' }, { kind: 'http' }],
  [null, {}],
])('describeError of %j tells %j', (failure, facts) => {
  expect(describeError(failure)).toStrictEqual({ type: 'object', stack: '', ...facts })
})

test('describeError tells nothing of a text that was thrown', () => {
  expect(describeError('hana@example.com')).toStrictEqual({ type: 'string', stack: '' })
})
