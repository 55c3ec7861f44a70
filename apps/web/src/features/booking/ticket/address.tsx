import type { Reservation } from '@yoyaku/core/types'
import { HTML_LANG } from '../../../locale/languages.ts'
import { numbersInAddress } from './numbers-in-address.ts'
import * as css from './ticket.css.ts'

/** 28-13 stays on one line. */
const Unbroken = ({ address }: { readonly address: string }) =>
  numbersInAddress(address).map(({ text, isUnbroken }, index) =>
    isUnbroken ? (
      <span key={index} className={css.number}>
        {text}
      </span>
    ) : (
      text
    ),
  )

interface AddressProps {
  readonly address: string
  readonly localAddress?: Reservation['shop']['localAddress'] | undefined
}

/** For the reader, and beneath it as the driver of a taxi reads it. */
export const Address = ({ address, localAddress = null }: AddressProps) => (
  <>
    <Unbroken address={address} />
    {localAddress !== null && (
      <span className={css.localAddress} lang={HTML_LANG[localAddress.language]} translate="no">
        <Unbroken address={localAddress.text} />
      </span>
    )}
  </>
)
