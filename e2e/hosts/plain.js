import { fromAddress, goOn, lineOf } from './booking.js'

/** Where the session is kept: as the address says it, or in the SDK's storage of another name. */
const storageOf = ({ withTabSync, localStorageTokens }, name) =>
  name === 'localStorage' ? { tokenStore: withTabSync(localStorageTokens()) } : name ? { persist: name } : {}

/** The page without a framework; `yoyaku` is the SDK, from wherever the page has it. */
export function start({ createYoyaku, ...yoyaku }) {
  const { options, storage, chosen } = fromAddress(location.search)
  const sdk = createYoyaku({ ...options, ...storageOf(yoyaku, storage) })
  // For scenarios that ask it for more than the page does.
  window.sdk = sdk
  const [booking, signIn] = [sdk.startReservation(chosen), sdk.startSignIn()]
  const show = () => {
    document.querySelector('[role=status]').textContent = lineOf(booking.get(), signIn.get())
  }
  booking.subscribe(show)
  signIn.subscribe(show)
  document.querySelector('button').addEventListener('click', () => {
    void goOn(sdk, booking, signIn, document.querySelector('input').value)
  })
}
