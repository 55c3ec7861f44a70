import { fromAddress, goOn, lineOf } from './booking.js'

/** The store of tokens that the address names; memory without one. */
const portsOf = ({ browserPorts, withTabSync, ...stores }, name) => ({
  ...browserPorts(),
  ...(name && { tokens: withTabSync(stores[name]()) }),
})

/** The page without a framework; `yoyaku` is the SDK, from wherever the page has it. */
export function start({ createYoyaku, ...yoyaku }) {
  const { options, tokens, chosen } = fromAddress(location.search)
  const sdk = createYoyaku({ ...options, ...portsOf(yoyaku, tokens) })
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
