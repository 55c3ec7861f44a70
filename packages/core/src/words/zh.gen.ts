// Made from the sentences of the web app by `npm run unit -- --project web partner-words -u`.
import { wordsOf } from './words.ts'

export type { Words } from './words.ts'

/** Every code in zh. */
export const words = /* @__PURE__ */ wordsOf({
  "codes": {
    "1007": "驗證碼不正確",
    "1008": "這組驗證碼已經使用過了",
    "1010": "驗證碼已過期",
    "VALIDATION": "請查看標示的欄位。",
    "CLIENT_TOO_OLD": "此頁面的版本過舊，請重新整理後再試一次。",
    "UNAUTHORIZED": "請重新登入後再繼續。",
    "SCOPE": "這次登入無法使用此功能，請到我們的網站登入。",
    "RECENT_SIGN_IN_REQUIRED": "為了您的安全，請先重新登入。",
    "NOT_FOUND": "找不到這項內容，可能已經移除。請返回選擇其他項目。",
    "NOT_AVAILABLE": "這家店或這項服務目前沒有提供預約。",
    "METHOD_NOT_ALLOWED": "發生了一點問題，請稍後再試。",
    "UNSUPPORTED_MEDIA_TYPE": "發生了一點問題，請稍後再試。",
    "PAYLOAD_TOO_LARGE": "內容太長了，請縮短一些。",
    "RATE_LIMITED": "短時間內的請求太多，請稍後再試。",
    "TOO_MANY_ATTEMPTS": "驗證碼錯誤次數過多，請重新寄送驗證碼。",
    "IDEMPOTENCY_KEY_REUSED": "發生了一點問題，請稍後再試。",
    "IDEMPOTENCY_IN_PROGRESS": "還在處理中，請稍候片刻。",
    "SLOT_TAKEN": "這個時段剛被其他人預約了，請改選其他時間。",
    "HOLD_EXPIRED": "時段的保留時間已過，請重新選擇時段。",
    "HOLD_LIMIT": "您保留中的時段太多了。請先完成其中一筆預約，或等幾分鐘，讓保留自動取消。",
    "HOLD_REPLACES_ANOTHER": "保留的時段屬於另一筆預約的變更。請重新選擇時間。",
    "TIME_AVAILABLE": "目前有符合您需求的可預約時段，不需候補即可預約。",
    "WAITING_LIST_LIMIT": "最多只能同時候補 5 筆。請先取消其中一筆，再加入新的候補。",
    "PRICE_CHANGED": "價格有變動，請確認新的總金額後再繼續。",
    "TERMS_CHANGED": "條款已更新，請重新閱讀並同意。",
    "NOT_CANCELLABLE": "這筆預約已無法在此取消，請致電店家。",
    "NOT_RESCHEDULABLE": "這筆預約已開始、已結束或已取消，無法再變更。",
    "RESCHEDULE_TOO_LATE": "已超過變更期限，無法在網站上變更這筆預約。請直接致電店家。",
    "RESCHEDULE_LIMIT": "這筆預約的變更次數已達店家上限。請直接致電店家。",
    "RESCHEDULE_OTHER_SERVICE": "變更預約時無法更換店家和服務。如需其他服務，請另外預約。",
    "RESCHEDULE_UNCHANGED": "內容與目前的預約相同。請選擇其他時間，或變更其他項目。",
    "REVIEW_NOT_COMPLETED": "造訪結束後即可撰寫評價。",
    "REVIEW_EXISTS": "您已經評價過這次造訪。",
    "REVIEW_TOO_LATE": "評價須在造訪後 90 天內撰寫，這筆預約已超過期限。",
    "VERSION_CONFLICT": "這筆預約剛才有變動，以下是目前的內容。",
    "TRANSITION_NOT_ALLOWED": "這筆預約已無法這樣變更，請重新整理頁面，查看目前狀態。",
    "PROVIDER_UNAVAILABLE": "這個登入方式目前沒有回應，請稍後再試，或改用其他方式登入。",
    "TICKET_EXPIRED": "登入逾時，請重新開始。",
    "UNAVAILABLE": "目前使用人數較多，請稍後再試。",
    "INTERNAL": "發生了一點問題，請稍後再試。",
    "NETWORK": "無法連上伺服器，請檢查網路後再試一次。",
    "TIMEOUT": "伺服器回應時間過長，請稍後再試。",
    "CANCELLED": "發生了一點問題，請稍後再試。",
    "INVALID_RESPONSE": "發生了一點問題，請稍後再試。",
    "REFRESH_UNAVAILABLE": "無法連上伺服器，請檢查網路後再試一次。"
  },
  "general": "發生了一點問題，請稍後再試。",
  "fields": {
    "": {
      "REQUIRED": "請填寫此欄位",
      "FORMAT": "請確認這裡填寫的內容。",
      "TOO_SHORT": "請填寫此欄位",
      "TOO_LONG": "內容太長了，請縮短一些。",
      "TOO_SMALL": "請確認這裡填寫的內容。",
      "TOO_LARGE": "請確認這裡填寫的內容。",
      "NOT_ALLOWED": "請確認這裡填寫的內容。",
      "UNKNOWN": "請確認這裡填寫的內容。",
      "TYPE": "請確認這裡填寫的內容。",
      "CONTACT_DETAILS": "請不要寫入連結、電子郵件或電話號碼。"
    },
    "email": {
      "REQUIRED": "請輸入電子信箱",
      "FORMAT": "電子信箱格式不正確，請再確認一次",
      "TOO_LONG": "電子信箱最多 254 個字元"
    },
    "firstName": {
      "FORMAT": "請輸入正確的名字",
      "TOO_LONG": "請輸入正確的名字（最多 50 個字）。"
    },
    "lastName": {
      "FORMAT": "請輸入正確的姓氏",
      "TOO_LONG": "請輸入正確的姓氏（最多 50 個字）。"
    },
    "phone": {
      "FORMAT": "請輸入正確的電話號碼"
    },
    "content": {
      "FORMAT": "這段文字含有看不見的字元，無法傳送。請刪除後重新輸入。"
    },
    "specialRequirement": {
      "FORMAT": "這段文字含有看不見的字元，無法傳送。請刪除後重新輸入。",
      "TOO_LONG": "請控制在 500 字以內"
    },
    "reasonText": {
      "FORMAT": "這段文字含有看不見的字元，無法傳送。請刪除後重新輸入。",
      "TOO_LONG": "請控制在 500 字以內"
    },
    "stars": {
      "REQUIRED": "請選擇 1 到 5 顆星"
    },
    "text": {
      "FORMAT": "這段文字含有看不見的字元，無法傳送。請刪除後重新輸入。",
      "TOO_LONG": "請控制在 1,000 字以內"
    },
    "agreedTermsVersion": {
      "REQUIRED": "請勾選此項"
    },
    "agreedPrivacyVersion": {
      "REQUIRED": "請勾選此項"
    },
    "agreedSharingVersion": {
      "REQUIRED": "請勾選此項"
    }
  },
  "reasons": {
    "no_longer_needed": "不再需要",
    "change_of_plans": "行程有變",
    "budget": "預算考量",
    "wrong_datetime": "選錯日期或時間",
    "found_alternative": "找到其他選擇",
    "technical": "操作時遇到技術問題",
    "other": "其他原因"
  }
})
