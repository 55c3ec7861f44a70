/** Tests against the SDK with no network and no real time. */
export { afterEvent, doneEvent, errorEvent } from './charts/chart-events.ts'
export { machineEvents } from './charts/machine-events.ts'
export { machineInputs } from './charts/machine-inputs.ts'
export { type Path, type PathEvent, type PathOptions, type Paths, paths } from './charts/paths.ts'
export { type Situation, situations } from './charts/situations.ts'
export { settle, TestClock } from './clock.ts'
export { createTestSdk, type TestOptions, type TestSdk } from './create-test-sdk.ts'
export * from './fixtures.ts'
export { FakeApi } from './server/fake-api.ts'
export type { FakeMember } from './server/fake-member.ts'
export { type Answer, type Arrived, FakeServer, failure, type Method, type Script } from './server/fake-server.ts'
export type { Visitor } from './server/holds.ts'
export { type FakeRates, RATES } from './server/money.ts'
export type { Occupancy } from './server/occupancy.ts'
export {
  daily,
  type FakeShop,
  type ServiceInput,
  type ShopInput,
  serviceOf,
  shopOf,
  type Timing,
  unitOf,
} from './server/shops.ts'
export { CODE } from './server/sign-in.ts'
export { FakeSocket, FakeSockets } from './sockets.ts'
export { type Recording, record } from './transcript/record.ts'
export { type Difference, replay } from './transcript/replay.ts'
export type { Entry, Fact, Transcript } from './transcript/transcript.ts'
