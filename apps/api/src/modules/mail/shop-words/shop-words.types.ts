import type { Schemas } from '../../../contract/types.ts'
import type { ShopNoticeKind } from '../../../db/tables/overrides.ts'

/** Words of e-mails to shops, beside the words of all e-mails. A further kind of notice is one entry here. */
export type ShopWords = {
  notices: Record<
    ShopNoticeKind,
    {
      /** `when`: the start with its zone. No name: subjects appear on locked screens. */
      subject: (when: string) => string
      heading: string
      lead: (shop: string) => string
    }
  >
  cancelled: {
    /** Who canceled. */
    member: string
    shop: string
    inTime: string
    late: (freeUntil: string) => string
    noFee: string
  }
  reasons: Record<Schemas['CancelReasonCode'], string>
  labels: {
    guest: string
    accountDeleted: string
    phone: string
    cancelledBy: string
    reason: string
    /** Whether it was canceled before the free cancellation ended. */
    deadline: string
    fee: string
  }
  day: {
    subject: (day: string) => string
    lead: (shop: string, reservations: number) => string
    closures: string
    wholeShop: string
    allDay: string
  }
}
