/** Everything needed to test against the SDK with no network and no real time. */
export { settle, TestClock } from './clock.ts'
export { createTestSdk, type TestOptions, type TestSdk } from './create-test-sdk.ts'
export { type Answer, type Arrived, FakeServer, failure, type Script } from './fake-server.ts'
export { FakeSocket, FakeSockets } from './fake-socket.ts'
export * from './fixtures.ts'
export { happenings } from './happenings.ts'
export { CODE, House } from './house.ts'
export { type Path, type PathOptions, paths } from './paths.ts'
