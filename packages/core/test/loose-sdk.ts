/** The test kit for the SDK's own tests: what a step does not offer can be pressed, and looked at. */

import { type TestSdk as StrictTestSdk, createTestSdk as strict, type TestOptions } from '@yoyaku/testing'
import type { CancellationValue } from '../src/cancellation/index.ts'
import type { Flow } from '../src/flow.ts'
import type { ReservationFlow, ReservationOptions, ReservationValue } from '../src/reservation/index.ts'
import type { Sdk } from '../src/sdk.types.ts'
import type { Loose } from '../src/shared/loose.ts'
import type { SignInOptions, SignInValue } from '../src/sign-in/index.ts'

export * from '@yoyaku/testing'

export type LooseBooking = Omit<ReservationFlow, 'get' | 'subscribe'> & Flow<Loose<ReservationValue>>
export type LooseSdk = Omit<Sdk, 'signIn' | 'reservation' | 'cancellation'> & {
  signIn(options?: SignInOptions): Flow<Loose<SignInValue>>
  reservation(options: ReservationOptions): LooseBooking
  cancellation(options: { codeNumber: string }): Flow<Loose<CancellationValue>>
}
export type TestSdk = Omit<StrictTestSdk, 'sdk'> & { sdk: LooseSdk }

export const loosely = (sdk: Sdk) => sdk as unknown as LooseSdk
export const createTestSdk = (options?: TestOptions) => strict(options) as unknown as TestSdk
