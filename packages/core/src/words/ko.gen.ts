// Made from the sentences of the web app by `npm run unit -- --project web partner-words -u`.
import { wordsOf } from './words.ts'

export type { Words } from './words.ts'

/** Every code in ko. */
export const words = /* @__PURE__ */ wordsOf({
  "codes": {
    "1007": "인증번호가 맞지 않아요. 다시 확인해 주세요.",
    "1008": "이미 사용한 인증번호예요. 새 인증번호를 받아 주세요.",
    "1010": "인증번호가 만료됐어요. 새 인증번호를 받아 주세요.",
    "VALIDATION": "표시된 칸을 확인해 주세요.",
    "CLIENT_TOO_OLD": "페이지가 오래된 상태예요. 새로고침한 뒤 다시 시도해 주세요.",
    "UNAUTHORIZED": "계속하려면 다시 로그인해 주세요.",
    "SCOPE": "이 로그인으로는 할 수 없어요. 저희 사이트에서 로그인해 주세요.",
    "RECENT_SIGN_IN_REQUIRED": "안전을 위해 다시 로그인해 주세요.",
    "NOT_FOUND": "찾을 수 없어요. 삭제됐거나 더 이상 제공되지 않아요.",
    "NOT_AVAILABLE": "지금은 이용할 수 없는 매장이나 서비스예요.",
    "METHOD_NOT_ALLOWED": "문제가 생겼어요. 잠시 후 다시 시도해 주세요.",
    "UNSUPPORTED_MEDIA_TYPE": "문제가 생겼어요. 잠시 후 다시 시도해 주세요.",
    "PAYLOAD_TOO_LARGE": "너무 길어요. 줄여 주세요.",
    "RATE_LIMITED": "짧은 시간에 너무 여러 번 시도했어요. 잠시 기다렸다가 다시 시도해 주세요.",
    "TOO_MANY_ATTEMPTS": "인증번호를 여러 번 잘못 입력했어요. 새 인증번호를 받아 주세요.",
    "IDEMPOTENCY_KEY_REUSED": "문제가 생겼어요. 잠시 후 다시 시도해 주세요.",
    "IDEMPOTENCY_IN_PROGRESS": "아직 처리하고 있어요. 잠시만 기다려 주세요.",
    "SLOT_TAKEN": "방금 다른 분이 이 시간을 예약했어요. 다른 시간을 골라 주세요.",
    "HOLD_EXPIRED": "잡아 둔 시간이 풀렸어요. 시간을 다시 골라 주세요.",
    "HOLD_LIMIT": "아직 예약을 마치지 않은 시간이 여러 개 있어요. 하나를 먼저 예약하거나, 몇 분 뒤에 다시 시도해 주세요.",
    "HOLD_REPLACES_ANOTHER": "잡아 둔 시간이 이 예약의 시간이 아니에요. 시간을 다시 골라 주세요.",
    "TIME_AVAILABLE": "원하는 시간대에 지금 예약 가능한 시간이 있어요. 대기하지 않고 바로 예약할 수 있어요.",
    "WAITING_LIST_LIMIT": "대기는 최대 5건까지 신청할 수 있어요. 다른 대기를 하나 취소한 뒤 다시 신청해 주세요.",
    "PRICE_CHANGED": "가격이 바뀌었어요. 새 합계를 확인하고 진행해 주세요.",
    "TERMS_CHANGED": "약관이 바뀌었어요. 다시 읽고 동의해 주세요.",
    "NOT_CANCELLABLE": "이 예약은 여기서 취소할 수 없어요. 매장에 전화해 주세요.",
    "NOT_RESCHEDULABLE": "이미 시작됐거나 끝났거나 취소된 예약이라 변경할 수 없어요.",
    "RESCHEDULE_TOO_LATE": "변경 기한이 지나 여기서는 예약을 변경할 수 없어요. 매장에 전화해 주세요.",
    "RESCHEDULE_LIMIT": "매장이 정한 횟수만큼 예약을 이미 변경했어요. 더 변경하려면 매장에 전화해 주세요.",
    "RESCHEDULE_OTHER_SERVICE": "예약을 변경할 때는 매장과 서비스를 바꿀 수 없어요. 다른 서비스는 새로 예약해 주세요.",
    "RESCHEDULE_UNCHANGED": "지금 예약과 똑같아요. 다른 시간을 고르거나 다른 내용을 바꿔 주세요.",
    "REVIEW_NOT_COMPLETED": "후기는 이용을 마친 뒤에 쓸 수 있어요.",
    "REVIEW_EXISTS": "이 예약의 후기는 이미 작성하셨어요.",
    "REVIEW_TOO_LATE": "후기는 이용 후 90일 안에만 쓸 수 있어요. 이 예약은 기간이 지났어요.",
    "VERSION_CONFLICT": "그사이 예약 내용이 바뀌었어요. 현재 내용을 보여 드려요.",
    "TRANSITION_NOT_ALLOWED": "지금은 이 예약을 변경할 수 없어요. 페이지를 새로고침해 예약 내용을 다시 확인해 주세요.",
    "PROVIDER_UNAVAILABLE": "지금은 이 방법으로 로그인할 수 없어요. 나중에 다시 시도하거나 다른 방법으로 로그인해 주세요.",
    "TICKET_EXPIRED": "로그인 시간이 초과됐어요. 처음부터 다시 시도해 주세요.",
    "UNAVAILABLE": "지금 이용자가 많아 응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.",
    "INTERNAL": "문제가 생겼어요. 잠시 후 다시 시도해 주세요.",
    "NETWORK": "서버에 연결되지 않았어요. 인터넷 연결을 확인하고 다시 시도해 주세요.",
    "TIMEOUT": "서버의 응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.",
    "CANCELLED": "문제가 생겼어요. 잠시 후 다시 시도해 주세요.",
    "INVALID_RESPONSE": "문제가 생겼어요. 잠시 후 다시 시도해 주세요.",
    "REFRESH_UNAVAILABLE": "서버에 연결되지 않았어요. 인터넷 연결을 확인하고 다시 시도해 주세요."
  },
  "general": "문제가 생겼어요. 잠시 후 다시 시도해 주세요.",
  "fields": {
    "": {
      "REQUIRED": "꼭 입력해 주세요",
      "FORMAT": "입력한 내용을 다시 확인해 주세요.",
      "TOO_SHORT": "꼭 입력해 주세요",
      "TOO_LONG": "너무 길어요. 줄여 주세요.",
      "TOO_SMALL": "입력한 내용을 다시 확인해 주세요.",
      "TOO_LARGE": "입력한 내용을 다시 확인해 주세요.",
      "NOT_ALLOWED": "입력한 내용을 다시 확인해 주세요.",
      "UNKNOWN": "입력한 내용을 다시 확인해 주세요.",
      "TYPE": "입력한 내용을 다시 확인해 주세요.",
      "CONTACT_DETAILS": "링크, 이메일 주소, 전화번호는 빼 주세요."
    },
    "email": {
      "REQUIRED": "이메일을 입력해 주세요",
      "FORMAT": "이메일 주소를 올바르게 입력해 주세요",
      "TOO_LONG": "이메일 주소는 254자까지 입력할 수 있어요"
    },
    "firstName": {
      "FORMAT": "이름을 올바르게 입력해 주세요",
      "TOO_LONG": "이름을 올바르게 입력해 주세요(최대 50자)."
    },
    "lastName": {
      "FORMAT": "성을 올바르게 입력해 주세요",
      "TOO_LONG": "성을 올바르게 입력해 주세요(최대 50자)."
    },
    "phone": {
      "FORMAT": "전화번호를 올바르게 입력해 주세요"
    },
    "content": {
      "FORMAT": "보이지 않는 문자가 들어 있어 보낼 수 없어요. 지우고 다시 입력해 주세요."
    },
    "specialRequirement": {
      "FORMAT": "보이지 않는 문자가 들어 있어 보낼 수 없어요. 지우고 다시 입력해 주세요.",
      "TOO_LONG": "500자 이내로 입력해 주세요"
    },
    "reasonText": {
      "FORMAT": "보이지 않는 문자가 들어 있어 보낼 수 없어요. 지우고 다시 입력해 주세요.",
      "TOO_LONG": "500자 이내로 입력해 주세요"
    },
    "stars": {
      "REQUIRED": "별점을 1~5개 중에서 골라 주세요"
    },
    "text": {
      "FORMAT": "보이지 않는 문자가 들어 있어 보낼 수 없어요. 지우고 다시 입력해 주세요.",
      "TOO_LONG": "1,000자 이내로 입력해 주세요"
    },
    "agreedTermsVersion": {
      "REQUIRED": "체크해 주세요"
    },
    "agreedPrivacyVersion": {
      "REQUIRED": "체크해 주세요"
    },
    "agreedSharingVersion": {
      "REQUIRED": "체크해 주세요"
    }
  },
  "reasons": {
    "no_longer_needed": "더 이상 필요 없어요",
    "change_of_plans": "일정이 바뀌었어요",
    "budget": "예산에 맞지 않아요",
    "wrong_datetime": "날짜나 시간을 잘못 골랐어요",
    "found_alternative": "다른 곳을 찾았어요",
    "technical": "이용 중 오류가 있었어요",
    "other": "다른 이유가 있어요"
  }
})
