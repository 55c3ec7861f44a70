import type { Reservation } from '@yoyaku/core/client'
import * as css from './ticket.css.ts'

const WRITTEN_IN = { JP: 'ja', KR: 'ko', TW: 'zh-Hant' } as const

/** For the reader, and beneath it as the driver of a taxi reads it. */
export const Address = ({ shop: { shopAddress, localAddress, country } }: { readonly shop: Reservation['shop'] }) => (
  <>
    {shopAddress}
    {localAddress !== null && country !== null && (
      <span className={css.localAddress} lang={WRITTEN_IN[country]} translate="no">
        {localAddress}
      </span>
    )}
  </>
)
