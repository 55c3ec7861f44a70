import { createSdk } from '@yoyaku/core'
import { browserPorts } from '@yoyaku/core/browser'
import { useReservation, useSdk, useSignIn, YoyakuProvider } from '@yoyaku/react'
import { StrictMode, useState } from 'react'
import { fromAddress, goOn, lineOf } from '../booking.js'

function Booking({ chosen }) {
  const [sdk, booking, signIn] = [useSdk(), useReservation(chosen), useSignIn()]
  const [typed, setTyped] = useState('')
  return (
    <>
      <p role="status">{lineOf(booking, signIn)}</p>
      <input aria-label="Answer" onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => goOn(sdk, booking, signIn, typed)}>
        Go on
      </button>
    </>
  )
}

/** The page of an address, on a server and in a browser. */
export function pageOf(search) {
  const { options, chosen } = fromAddress(search)
  const sdk = createSdk({ ...options, ...browserPorts() })
  return (
    <StrictMode>
      <YoyakuProvider sdk={sdk}>
        <Booking chosen={chosen} />
      </YoyakuProvider>
    </StrictMode>
  )
}
