import type { Reservation } from '@yoyaku/core/client'
import { HTML_LANG } from '../../locale/languages.ts'
import * as css from './ticket.css.ts'

/** For the reader, and beneath it as the driver of a taxi reads it. */
export const Address = ({ shop: { shopAddress, localAddress } }: { readonly shop: Reservation['shop'] }) => (
  <>
    {shopAddress}
    {localAddress !== null && (
      <span className={css.localAddress} lang={HTML_LANG[localAddress.language]} translate="no">
        {localAddress.text}
      </span>
    )}
  </>
)
