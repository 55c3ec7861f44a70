import { createYoyaku } from '@yoyaku/core'
import { useReservation, useSignIn, useYoyaku, YoyakuProvider } from '@yoyaku/react'
import { StrictMode, useState } from 'react'
import { fromAddress, goOn, lineOf } from '../booking.js'

function Booking({ chosen }) {
  const [sdk, booking, signIn] = [useYoyaku(), useReservation(chosen), useSignIn()]
  const [typed, setTyped] = useState('')
  return (
    <>
      <p role="status">{lineOf(booking?.value, signIn?.value)}</p>
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
  const sdk = createYoyaku({ ...options })
  return (
    <StrictMode>
      <YoyakuProvider yoyaku={sdk}>
        <Booking chosen={chosen} />
      </YoyakuProvider>
    </StrictMode>
  )
}
