import { loadContract, type Operation } from '../../src/contract/load.ts'
import { type Fixtures, type OperationRequest, operationOf } from './fixtures.ts'
import { successes } from './successes.ts'

type Spoil = (request: OperationRequest, operation: Operation) => OperationRequest & { payload?: string }

/** The refusals that all operations share, by `status code`: to which operations each applies, and the request that causes it. */
export const everywhere: Record<string, { appliesTo(operation: Operation): boolean; spoil: Spoil }> = {
  '400 VALIDATION': {
    appliesTo: () => true,
    spoil: (request) => ({ ...request, headers: { ...request.headers, 'x-currency': 'EUR' } }),
  },
  '401 UNAUTHORIZED': {
    appliesTo: ({ access }) => access !== 'anyone',
    spoil: (request) => ({ ...request, token: 'nonsense' }),
  },
  '404 NOT_FOUND': {
    appliesTo: ({ parameters }) => parameters.path !== undefined,
    spoil: (request, { parameters }) => ({
      ...request,
      path: Object.fromEntries(Object.keys(parameters.path?.properties ?? {}).map((name) => [name, 'x'.repeat(65)])),
    }),
  },
  '413 PAYLOAD_TOO_LARGE': {
    appliesTo: ({ method }) => method !== 'GET',
    spoil: (request) => withPayload(request, JSON.stringify({ text: 'x'.repeat(70_000) }), 'application/json'),
  },
  '415 UNSUPPORTED_MEDIA_TYPE': {
    appliesTo: ({ method }) => method !== 'GET',
    spoil: (request) => withPayload(request, '{}', 'text/plain'),
  },
}

/** Failures of the server, for any request; the test causes them. */
export const OUR_FAULT = ['500 INTERNAL', '503 UNAVAILABLE']

const withPayload = ({ body: _body, ...request }: OperationRequest, payload: string, type: string) => ({
  ...request,
  payload,
  headers: { ...request.headers, 'content-type': type },
})

export async function spoiled(fixtures: Fixtures, operation: Operation, failure: string): Promise<ReturnType<Spoil>> {
  const way = everywhere[failure]
  if (way === undefined) throw new Error(`Nothing makes every operation answer ${failure}`)
  return way.spoil(await successes[operation.id](fixtures), operationOf(operation.id))
}

/** The failures that the contract describes for an operation, as `status code`. */
export const describedFailures = ({ codes, method }: Operation): string[] =>
  Object.entries(codes)
    .filter(([status]) => method !== 'GET' || !['413', '415'].includes(status))
    .flatMap(([status, ofStatus]) => ofStatus.map((code) => `${status} ${code}`))

export const { operations } = loadContract()
