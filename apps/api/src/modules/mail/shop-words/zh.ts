import type { ShopWords } from './shop-words.types.ts'

export const zh: ShopWords = {
  notices: {
    booked: {
      subject: (when) => `新預約：${when}`,
      heading: '您有一筆新預約',
      lead: (shop) => `「${shop}」有一筆新預約。`,
    },
    cancelled: {
      subject: (when) => `預約取消通知：${when}`,
      heading: '有一筆預約已取消',
      lead: (shop) => `「${shop}」有一筆預約已取消，這個時段已重新開放預約。`,
    },
    rescheduled: {
      subject: (when) => `預約變更通知：${when}`,
      heading: '有一筆預約已變更',
      lead: (shop) => `「${shop}」有一筆預約變更如下，原時段已重新開放預約。`,
    },
  },
  cancelled: {
    member: '預約人',
    shop: '店家或平台管理員',
    inTime: '在免費取消期限內',
    late: (freeUntil) => `逾期取消（免費取消期限：${freeUntil}）`,
    noFee: '無',
  },
  reasons: {
    no_longer_needed: '不再需要',
    change_of_plans: '行程有變',
    budget: '預算考量',
    wrong_datetime: '選錯日期或時間',
    found_alternative: '找到其他選擇',
    technical: '操作時遇到技術問題',
    other: '其他原因',
  },
  labels: {
    guest: '預約人',
    accountDeleted: '已刪除帳號的會員',
    phone: '聯絡電話',
    cancelledBy: '取消者',
    reason: '取消原因',
    deadline: '取消時間',
    fee: '約定的取消手續費',
  },
  day: {
    subject: (day) => `${day}預約清單`,
    lead: (shop, count) => (count === 0 ? `「${shop}」今天沒有預約。` : `「${shop}」今天有 ${count} 筆預約。`),
    closures: '今天不開放預約的時段',
    wholeShop: '整間店',
    allDay: '整天',
  },
}
