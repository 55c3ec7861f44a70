import { type Draft, type Reservation, type Sdk, until, type View } from '@yoyaku/core'

export type Job = { serviceId: string; slot: Partial<Draft>; email: string; readCode: () => Promise<string> }

type Screen = { step: string; busy: boolean; failure: object | null; fields: object }

/** The value once the view is at a step, with the data and the commands of that step. Rejects where it goes no further. */
async function at<Value extends Screen, Step extends Value['step']>(view: View<Value>, ...steps: Step[]) {
  const isAt = (value: Value): value is Extract<Value, { step: Step }> => steps.some((step) => step === value.step)
  const hasFailed = ({ failure, fields }: Value) => failure !== null || Object.keys(fields).length > 0
  const value = await until(view, (it) => !it.busy && (isAt(it) || hasFailed(it)))
  if (isAt(value)) return value
  throw new Error(`Stopped: ${JSON.stringify(value)}`)
}

/** The whole main job with no browser: keep a slot, sign in with the code from an e-mail, reserve, cancel. */
export async function mainJob(sdk: Sdk, { serviceId, slot, email, readCode }: Job): Promise<Reservation> {
  const booking = sdk.reservation({ serviceId, ...slot })
  await (await at(booking, 'choosing')).review()
  await at(booking, 'signing-in')

  const signIn = sdk.signIn()
  await (await at(signIn, 'email')).submitEmail(email)
  const next = await at(signIn, 'profile', 'code')
  if (next.step === 'profile') {
    const { data } = await sdk.queries.legalTexts().queryFn()
    const versionOf = (kind: string) => data.find((text) => text.kind === kind)?.version
    // What a newcomer was shown and agreed to: each of the two is ticked on its own.
    const agreed = { agreedTermsVersion: versionOf('terms'), agreedPrivacyVersion: versionOf('privacy') }
    await next.submitProfile({ firstName: 'Hana', lastName: 'Sato', ...agreed })
  }
  await (await at(signIn, 'code')).submitCode(await readCode())
  await at(signIn, 'done')

  const form = await at(booking, 'reviewing')
  // On an origin that the server takes no connection from there is none: go on without.
  await until(sdk.socket, ({ status }) => status !== 'connecting')
  const [terms, { reminders }] = await Promise.all([
    sdk.queries.termsOfUse().queryFn(),
    sdk.queries.confirmReminder(slot.shopId ?? '').queryFn(),
  ])
  form.amendContact({ phone: '+819012345678' })
  form.agree({ termsVersion: terms.version, remindersConfirmed: reminders.map(({ id }) => id) })
  await form.confirm()
  const { reservation } = await at(booking, 'confirmed')

  const cancellation = sdk.cancellation({ codeNumber: reservation.codeNumber })
  const choosing = await at(cancellation, 'choosing')
  choosing.choose('change_of_plans')
  await choosing.cancel()
  return (await at(cancellation, 'cancelled')).reservation
}
