import type { Words } from './words.types.ts'

export const zh: Words = {
  greeting: (name) => `${name} 您好：`,
  footer: ({ title, contact }) => `這封信由 ${title} 系統自動寄出。聯絡我們：${contact}`,
  colon: '：',
  code: {
    subject: (brand) => `您的 ${brand} 登入驗證碼`,
    preview: '10 分鐘內有效，只能使用一次。',
    heading: '登入驗證碼',
    lead: '請在登入頁面輸入以下驗證碼。驗證碼 10 分鐘內有效，只能使用一次。',
    ignore: '如果不是您本人操作，請忽略這封信；沒有驗證碼，任何人都無法登入。請勿將驗證碼告訴他人。',
  },
  connected: {
    subject: (provider, brand) => `您的 ${brand} 帳號已連結 ${provider}`,
    heading: (provider) => `已連結 ${provider} 帳號`,
    lead: (provider) => `從現在起，除了電子郵件，您也可以使用 ${provider} 帳號登入。`,
    sessions: '為了安全起見，其他裝置已全部登出。',
    ignore: '如果不是您本人操作，可能有人能讀取您的電子郵件。請先更改電子信箱的密碼，再與我們聯絡。',
  },
  sessionEnded: {
    subject: (brand) => `為了安全起見，我們已登出您在 ${brand} 的一部裝置`,
    title: '為了安全起見，已登出一部裝置',
    lead: '有一組早已更新的舊登入資訊再次被使用。由於可能遭人複製，我們已將該次登入全部登出。',
    next: '您隨時可以使用驗證碼重新登入。登入後，請確認您的預約與個人資料是否有異動。',
    ignore: '如果您懷疑有人能讀取您的電子郵件，請先更改電子信箱的密碼，再與我們聯絡。',
  },
  codesPaused: {
    subject: (brand) => `${brand} 驗證碼登入已暫停`,
    title: '驗證碼登入已暫停',
    lead: (wait) => `由於您的帳號多次輸入錯誤的驗證碼，接下來 ${wait}內無法使用驗證碼登入。`,
    minutes: (count) => `${count} 分鐘`,
    hours: (count) => `${count} 小時`,
    next: '已登入的裝置不受影響。如果您已連結 Google、Facebook 或 Apple 帳號，仍可使用該帳號登入。',
    ignore:
      '如果不是您本人操作，可能有人試圖猜測驗證碼。所輸入的驗證碼都不正確，您不需要採取任何行動。請勿將驗證碼告訴他人。',
  },
  reservation: {
    confirmed: {
      subject: (shop) => `預約已確認：${shop}`,
      heading: '您的預約已確認',
      lead: (shop) => `${shop}期待您的光臨，費用請到店付款。`,
    },
    cancelled: {
      subject: (shop) => `預約已取消：${shop}`,
      heading: '您的預約已取消',
      lead: (shop) => `您在${shop}的以下預約已取消。`,
    },
    reminder: {
      subject: (shop) => `預約提醒：${shop}`,
      heading: '預約時間快到了',
      lead: (shop) => `提醒您，您在${shop}的預約時間快到了。`,
    },
    labels: {
      when: '日期與時間',
      pickUp: '起租時間',
      return: '歸還時間',
      shop: '店家',
      service: '服務項目',
      people: '人數',
      staff: '服務人員',
      extras: '加購服務',
      total: '總金額（含稅及服務費）',
      atShop: '到店付款',
      address: '地址',
      localAddress: '當地語言地址',
      phone: '店家電話',
      code: '預約編號',
    },
    people: (count) => `${count} 位`,
    freeUntil: (when) => `${when}前可免費取消。`,
    freeIsOver: '已超過免費取消期限。若無法前往，請儘早告知店家。',
    nothingToDo: '不需要再辦理其他手續。',
    feeMayFollow: (when) => `免費取消已於 ${when}截止。本平台不會收費，但店家可能會酌收取消費用。`,
    bringLicense:
      '所有駕駛人請攜帶駕照正本。台灣、德國、瑞士、法國、比利時、摩納哥駕照請備妥指定機構的日文譯本；其他國家的駕照請備妥 1949 年日內瓦公約之國際駕照。日本以外的駕照請一併攜帶護照。如有疑問，請向發照機關確認。',
    seeIt: '查看我的預約',
  },
}
