/** Everything needed to test against the SDK with no network and no real time. */
export { anyStep } from './any-step.ts'
export { afterEvent, doneEvent, errorEvent } from './chart-events.ts'
export { settle, TestClock } from './clock.ts'
export { createTestSdk, type TestOptions, type TestSdk } from './create-test-sdk.ts'
export type { FakeMember } from './fake-api/fake-member.ts'
export type { Visitor } from './fake-api/holds.ts'
export { type FakeRates, RATES } from './fake-api/money.ts'
export type { Occupancy } from './fake-api/occupancy.ts'
export {
  daily,
  type FakeShop,
  type ServiceInput,
  type ShopInput,
  serviceOf,
  shopOf,
  type Timing,
  unitOf,
} from './fake-api/shops.ts'
export { CODE } from './fake-api/sign-in.ts'
export { FakeApi } from './fake-api.ts'
export { type Answer, type Arrived, FakeServer, failure, type Method, type Script } from './fake-server.ts'
export { FakeSocket, FakeSockets } from './fake-socket.ts'
export * from './fixtures.ts'
export { machineEvents } from './machine-events.ts'
export { machineInputs } from './machine-inputs.ts'
export { type Path, type PathEvent, type PathOptions, type Paths, paths } from './paths.ts'
export { type Situation, situations } from './situations.ts'
export { type Recording, record } from './transcript/record.ts'
export { type Difference, replay } from './transcript/replay.ts'
export type { Entry, Fact, Transcript } from './transcript/transcript.ts'
