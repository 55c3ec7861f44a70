/** What every host page does, whatever draws it: the address says what is booked, one field takes what is typed. */

export function fromAddress(search) {
  const { api, storage = null, ...chosen } = Object.fromEntries(new URLSearchParams(search))
  return { options: { baseUrl: api, locale: 'en', currency: 'JPY' }, storage, chosen: { ...chosen, quantity: 1 } }
}

/** Where the booking and the sign-in stand, in a line; empty before they have begun, as on a server. */
export const lineOf = (booking, signIn) =>
  [booking?.step, signIn?.step, booking?.failure?.code ?? signIn?.failure?.code, booking?.reservation?.codeNumber]
    .filter(Boolean)
    .join(' ')

/** The value once the terms of the shop are read. */
const withTerms = (booking) =>
  new Promise((resolve) => booking.subscribe((value) => value.terms !== null && resolve(value)))

/** The one next step; `booking` and `signIn` are flows. */
export async function goOn(sdk, booking, signIn, typed) {
  const { step } = booking.get()
  if (step === 'choosing') return booking.hold()
  if (step === 'reviewing') {
    const { terms } = await withTerms(booking)
    booking.updateContact({ phone: '+819012345678' })
    booking.agree({ terms: terms.version, reminders: terms.reminders.map(({ id }) => id) })
    return booking.confirm()
  }
  const { step: at } = signIn.get()
  if (at === 'email') return signIn.submitEmail(typed)
  if (at === 'profile') {
    const { data: texts } = await sdk.queries.legalTexts().queryFn()
    const versionOf = (kind) => texts.find((text) => text.kind === kind)?.version
    const consents = { terms: versionOf('terms'), privacy: versionOf('privacy') }
    return signIn.submitProfile({ firstName: 'Hana', lastName: 'Sato', consents })
  }
  return signIn.submitCode(typed)
}
