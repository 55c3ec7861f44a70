import type { Commands } from '../flow/commands.ts'
import { bookingCommands } from '../reservation/reservation.commands.ts'
import type { ReservationEvent as BookingEvent } from '../reservation/reservation.types.ts'
import type { RescheduleCommands, RescheduleEvent, RescheduleValue } from './reschedule.types.ts'

type Senders = { flow: Commands<RescheduleValue, RescheduleEvent>; booking: Commands<RescheduleValue, BookingEvent> }

/** The commands of a reschedule: those of a booking, and a confirm that names the version that was shown. */
export const rescheduleCommands = (
  { flow, booking }: Senders,
  newKey: () => string,
  valueNow: () => RescheduleValue,
): RescheduleCommands => ({
  ...bookingCommands(booking),
  confirm() {
    const version = valueNow().before?.version ?? 0
    const event: BookingEvent = { type: 'confirm', idempotencyKey: newKey(), version }
    return booking.run('confirm', event, ({ step }) => step === 'rescheduled')
  },
  retry: () =>
    valueNow().step === 'checking' ? booking.run('retry', { type: 'recheck' }) : flow.run('retry', { type: 'retry' }),
})
