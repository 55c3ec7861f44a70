import type { Draft, Reservation, Sdk, View } from '@yoyaku/core'

export type Job = { serviceId: string; slot: Partial<Draft>; email: string; readCode: () => Promise<string> }

type Screen = { busy?: boolean; failure?: object | null; fields?: object }

/** The first value that fits. Rejects where the view shows why it goes no further. */
export const until = <T extends object>(view: View<T>, fits: (value: T) => boolean) =>
  new Promise<T>((resolve, reject) => {
    view.subscribe((value) => {
      const { busy = false, failure = null, fields = {} }: Screen = value
      const hasFailed = !busy && (failure !== null || Object.keys(fields).length > 0)
      if (fits(value)) resolve(value)
      else if (hasFailed) reject(new Error(`Stopped: ${JSON.stringify({ failure, fields })}`))
    })
  })

/** The whole main job with no browser: keep a slot, sign in with the code from an e-mail, reserve, cancel. */
export async function mainJob(sdk: Sdk, { serviceId, slot, email, readCode }: Job): Promise<Reservation> {
  const booking = sdk.reservation({ serviceId, ...slot })
  booking.get().review()
  const held = await until(booking, ({ busy }) => !busy)
  if (held.step !== 'signing-in') throw new Error(`Not held: ${JSON.stringify(held.failure)}`)

  const signIn = sdk.signIn()
  signIn.get().submitEmail(email)
  const { step } = await until(signIn, ({ busy, step }) => !busy && step !== 'email')
  if (step === 'profile') signIn.get().submitProfile({ firstName: 'Hana', lastName: 'Sato' })
  await until(signIn, ({ busy, step }) => !busy && step === 'code')
  signIn.get().submitCode(await readCode())
  await until(signIn, ({ step }) => step === 'done')

  await until(booking, ({ step }) => step === 'reviewing')
  // On an origin that the server takes no connection from there is none: go on without.
  await until(sdk.socket, ({ status }) => status !== 'connecting')
  const [terms, { reminders }] = await Promise.all([
    sdk.queries.termsOfUse().queryFn(),
    sdk.queries.confirmReminder(slot.shopId ?? '').queryFn(),
  ])
  booking.get().amendContact({ phone: '+819012345678' })
  booking.get().agree({ termsVersion: terms.version, remindersConfirmed: reminders.map(({ id }) => id) })
  booking.get().confirm()
  const { reservation, failure, fields } = await until(booking, ({ busy }) => !busy)
  if (reservation === null) throw new Error(`Not reserved: ${JSON.stringify({ failure, fields })}`)

  const cancellation = sdk.cancellation({ codeNumber: reservation.codeNumber })
  await until(cancellation, ({ step }) => step === 'choosing')
  cancellation.get().choose('change_of_plans')
  cancellation.get().cancel()
  return (await until(cancellation, ({ step }) => step === 'cancelled')).reservation ?? reservation
}
