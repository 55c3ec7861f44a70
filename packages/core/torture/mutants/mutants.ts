import type { Mutant } from '@yoyaku/mutants'
import { booking } from './booking.ts'
import { client } from './client.ts'
import { live } from './live.ts'
import { rescheduling } from './rescheduling.ts'
import { session } from './session.ts'
import { signingIn } from './signing-in.ts'
import { waiting } from './waiting.ts'

/** In the charts of the SDK and what they ask. */
export const mutants: Mutant[] = [...session, ...client, ...signingIn, ...booking, ...rescheduling, ...waiting, ...live]
