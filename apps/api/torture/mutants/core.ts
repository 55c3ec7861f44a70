import { coreBooking } from './core-booking.ts'
import { coreClient } from './core-client.ts'
import { coreLive } from './core-live.ts'
import { coreRescheduling } from './core-rescheduling.ts'
import { coreSession } from './core-session.ts'
import { coreSigningIn } from './core-signing-in.ts'
import { coreWaiting } from './core-waiting.ts'
import type { Mutant } from './mutant.types.ts'

/** In the charts of the SDK and what they ask. */
export const core: Mutant[] = [
  ...coreSession,
  ...coreClient,
  ...coreSigningIn,
  ...coreBooking,
  ...coreRescheduling,
  ...coreWaiting,
  ...coreLive,
]
