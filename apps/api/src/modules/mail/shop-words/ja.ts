import type { ShopWords } from './shop-words.types.ts'

export const ja: ShopWords = {
  notices: {
    booked: {
      subject: (when) => `新しい予約：${when}`,
      heading: '新しい予約が入りました',
      lead: (shop) => `${shop}に新しい予約が入りました。`,
    },
    cancelled: {
      subject: (when) => `予約のキャンセル：${when}`,
      heading: '予約がキャンセルされました',
      lead: (shop) => `${shop}の予約がキャンセルされました。この時間は再び予約できるようになりました。`,
    },
    rescheduled: {
      subject: (when) => `予約の変更：${when}`,
      heading: '予約が変更されました',
      lead: (shop) => `${shop}の予約が次のとおり変更されました。変更前の時間は再び予約できるようになりました。`,
    },
  },
  cancelled: {
    member: '予約者',
    shop: 'お店またはサイト運営者',
    inTime: '無料キャンセルの期限内',
    late: (freeUntil) => `期限後（無料キャンセルの期限：${freeUntil}）`,
    noFee: 'なし',
  },
  reasons: {
    no_longer_needed: '必要がなくなった',
    change_of_plans: '予定が変わった',
    budget: '予算に合わない',
    wrong_datetime: '日時を間違えて選んだ',
    found_alternative: 'ほかのお店にした',
    technical: '操作中に不具合があった',
    other: 'その他',
  },
  labels: {
    guest: '予約者',
    accountDeleted: '退会した会員',
    phone: '電話番号',
    cancelledBy: 'キャンセルした方',
    reason: 'キャンセルの理由',
    deadline: 'キャンセルの時期',
    fee: '合意済みのキャンセル料',
  },
  day: {
    subject: (day) => `${day}の予約一覧`,
    lead: (shop, count) =>
      count === 0 ? `${shop}：今日の予約はありません。` : `${shop}：今日の予約は${count}件です（今朝の時点）。`,
    closures: '今日の予約を受け付けない時間',
    wholeShop: 'お店全体',
    allDay: '終日',
  },
}
