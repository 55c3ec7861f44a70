import { type CommandResult, until, type Yoyaku } from '@yoyaku/core'
import type { Reservation, ReservationDraft } from '@yoyaku/core/types'

export type Job = { serviceId: string; slot: Partial<ReservationDraft>; email: string; readCode: () => Promise<string> }

/** The value after a command. Throws where it did not succeed. */
async function done<Value>(command: Promise<CommandResult<Value>>): Promise<Value> {
  const { value, failure } = await command
  if (failure !== null) throw new Error(`Stopped: ${JSON.stringify(failure)}`)
  return value
}

/** Gives a reservation the last other time of its day, where it has one and the shop still allows it. */
async function move(yoyaku: Yoyaku, { codeNumber, shop, serviceId, quantity, date, reservationTime }: Reservation) {
  const span = { serviceId, quantity, dateFrom: date, dateTo: date, replaces: codeNumber }
  const { days } = await yoyaku.queries.availableTime(shop.id, span).queryFn()
  const time = days[0]?.slots.findLast((slot) => slot.time !== reservationTime)?.time
  const reschedule = yoyaku.startReschedule({ codeNumber })
  const { can } = await until(reschedule, ({ step }) => step !== 'loading')
  if (time === undefined || !can.update) return
  reschedule.update({ reservationTime: time, staffId: null })
  await done(reschedule.hold())
  await done(reschedule.confirm())
}

/** The whole main job with no browser: keep a slot, sign in with the code from an e-mail, reserve, move, cancel. */
export async function mainJob(yoyaku: Yoyaku, { serviceId, slot, email, readCode }: Job): Promise<Reservation> {
  const booking = yoyaku.startReservation({ serviceId, ...slot })
  await done(booking.hold())

  const signIn = yoyaku.startSignIn()
  const { step } = await done(signIn.submitEmail(email))
  if (step === 'profile') {
    const { data } = await yoyaku.queries.legalTexts().queryFn()
    const versionOf = (kind: string) => data.find((text) => text.kind === kind)?.version
    // What a newcomer was shown and agreed to: each of the two is ticked on its own.
    const consents = { terms: versionOf('terms'), privacy: versionOf('privacy') }
    await done(signIn.submitProfile({ firstName: 'Hana', lastName: 'Sato', consents }))
  }
  await done(signIn.submitCode(await readCode()))

  await until(booking, (value) => value.step === 'reviewing')
  // On an origin that the server takes no connection from there is none: go on without.
  await until(yoyaku.live, ({ status }) => status !== 'connecting')
  const { terms } = await until(booking, (value) => value.terms !== null)
  if (terms === null) throw new Error('The shop has no terms')
  booking.updateContact({ phone: '+819012345678' })
  booking.agree({ terms: terms.version, reminders: terms.reminders.map(({ id }) => id) })
  const { reservation } = await done(booking.confirm())
  if (reservation === null) throw new Error('Confirmed without a reservation')

  await move(yoyaku, reservation)

  const cancellation = yoyaku.startCancellation({ codeNumber: reservation.codeNumber })
  await until(cancellation, (value) => value.step === 'choosing')
  cancellation.setReason('change_of_plans')
  return (await done(cancellation.cancel())).reservation ?? reservation
}
