import { useAuth, useReservation, YoyakuProvider } from '@yoyaku/react'
import { createTestSdk, settle } from '@yoyaku/testing'
import { StrictMode, version } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

const chosen = { serviceId: 'service-1', shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' }

function Booking() {
  const { status } = useAuth()
  const booking = useReservation(chosen)
  return (
    <button type="button" onClick={booking?.hold}>
      {status} {booking?.value.step}
    </button>
  )
}

/** What a page shows with the React of this folder: from the server, hydrated, after a press, and what is held after it is gone. */
export async function visit(root: HTMLElement) {
  const { sdk, server } = createTestSdk({ isMember: true })
  const page = (
    <StrictMode>
      <YoyakuProvider yoyaku={sdk}>
        <Booking />
      </YoyakuProvider>
    </StrictMode>
  )
  const shown: (string | null)[] = []
  root.innerHTML = renderToString(page)
  shown.push(root.textContent)
  const complaints: string[] = []
  const complain = (error: unknown) => complaints.push(String(error))
  const hydrated = hydrateRoot(root, page, { onRecoverableError: complain })
  await settle()
  shown.push(root.textContent)
  root.querySelector('button')?.click()
  await settle()
  shown.push(root.textContent)
  const { size } = server.holds
  hydrated.unmount()
  await settle()
  const again = createRoot(root)
  again.render(page)
  await settle()
  shown.push(root.textContent)
  again.unmount()
  await settle()
  sdk.dispose()
  return { version, shown, held: [size, server.holds.size], complaints }
}
