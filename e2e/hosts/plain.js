import { fromAddress, goOn, lineOf } from './booking.js'

/** The page without a framework; `yoyaku` is the SDK, from wherever the page has it. */
export function start({ createSdk, browserPorts }) {
  const { options, chosen } = fromAddress(location.search)
  const sdk = createSdk({ ...options, ...browserPorts() })
  const [booking, signIn] = [sdk.reservation(chosen), sdk.signIn()]
  const show = () => {
    document.querySelector('[role=status]').textContent = lineOf(booking.get(), signIn.get())
  }
  booking.subscribe(show)
  signIn.subscribe(show)
  document.querySelector('button').addEventListener('click', () => {
    void goOn(sdk, booking.get(), signIn.get(), document.querySelector('input').value)
  })
}
