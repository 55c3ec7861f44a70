import type { ShopWords } from './shop-words.types.ts'

export const ko: ShopWords = {
  notices: {
    booked: {
      subject: (when) => `새 예약: ${when}`,
      heading: '새 예약이 들어왔어요',
      lead: (shop) => `${shop}에 새 예약이 들어왔어요.`,
    },
    cancelled: {
      subject: (when) => `예약 취소: ${when}`,
      heading: '예약이 취소됐어요',
      lead: (shop) => `${shop} 예약이 취소됐어요. 이 시간은 다시 예약할 수 있어요.`,
    },
    rescheduled: {
      subject: (when) => `예약 변경: ${when}`,
      heading: '예약이 변경됐어요',
      lead: (shop) => `${shop} 예약이 아래와 같이 변경됐어요. 변경 전 시간은 다시 예약할 수 있어요.`,
    },
  },
  cancelled: {
    member: '예약자',
    shop: '매장 또는 사이트 운영자',
    inTime: '무료 취소 기간 안에 취소',
    late: (freeUntil) => `기한이 지나 취소(무료 취소 기한: ${freeUntil})`,
    noFee: '없음',
  },
  reasons: {
    no_longer_needed: '더 이상 필요 없음',
    change_of_plans: '일정 변경',
    budget: '예산에 맞지 않음',
    wrong_datetime: '날짜나 시간을 잘못 선택',
    found_alternative: '다른 곳으로 결정',
    technical: '이용 중 오류',
    other: '기타',
  },
  labels: {
    guest: '예약자',
    accountDeleted: '탈퇴한 회원',
    phone: '연락처',
    cancelledBy: '취소한 사람',
    reason: '취소 이유',
    deadline: '취소 시점',
    fee: '약정한 취소 수수료',
  },
  day: {
    subject: (day) => `${day} 예약 목록`,
    lead: (shop, count) => (count === 0 ? `${shop}: 오늘은 예약이 없어요.` : `${shop}: 오늘 예약은 ${count}건이에요.`),
    closures: '오늘 예약을 받지 않는 시간',
    wholeShop: '매장 전체',
    allDay: '하루 종일',
  },
}
