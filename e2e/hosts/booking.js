/** What every host page does, whatever draws it: the address says what is booked, one field takes what is typed. */

export function fromAddress(search) {
  const { api, tokens = null, ...chosen } = Object.fromEntries(new URLSearchParams(search))
  return { options: { baseUrl: api, locale: 'en', currency: 'JPY' }, tokens, chosen: { ...chosen, quantity: 1 } }
}

/** Where the booking and the sign-in stand, in a line; empty before they have begun, as on a server. */
export const lineOf = (booking, signIn) =>
  [booking?.step, signIn?.step, booking?.failure?.code ?? signIn?.failure?.code, booking?.reservation?.codeNumber]
    .filter(Boolean)
    .join(' ')

/** The one next step. */
export async function goOn(sdk, booking, signIn, typed) {
  if (booking.step === 'choosing') return booking.review()
  if (booking.step === 'reviewing') {
    const [terms, { reminders }] = await Promise.all([
      sdk.queries.termsOfUse().queryFn(),
      sdk.queries.confirmReminder(booking.draft.shopId).queryFn(),
    ])
    booking.amendContact({ phone: '+819012345678' })
    booking.agree({ termsVersion: terms.version, remindersConfirmed: reminders.map(({ id }) => id) })
    return booking.confirm()
  }
  if (signIn.step === 'email') return signIn.submitEmail(typed)
  if (signIn.step === 'profile') {
    const { data: texts } = await sdk.queries.legalTexts().queryFn()
    const versionOf = (kind) => texts.find((text) => text.kind === kind)?.version
    const agreed = { agreedTermsVersion: versionOf('terms'), agreedPrivacyVersion: versionOf('privacy') }
    return signIn.submitProfile({ firstName: 'Hana', lastName: 'Sato', ...agreed })
  }
  return signIn.submitCode(typed)
}
