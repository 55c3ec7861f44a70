import { t } from '../src/lib/localized-text.ts'
import type { Section } from './legal-section.ts'

// Each sentence says what the code does: whoever changes what is kept, or for how long (`expired.ts` and `jobs.ts` of the modules,
// `src/modules/users/delete-me.ts`), changes it here too.

export const PRIVACY_INTRO = t(
  'This policy explains what personal data we collect, why, how long we store it and what choices you have.',
  '저희가 어떤 정보를 왜, 얼마나 보관하고 회원이 무엇을 할 수 있는지 알려 드려요.',
  '当社がお預かりする情報、その理由、期間、そしてお客様ができることをお知らせします。',
  '以下說明我們蒐集哪些個人資料、為什麼、保存多久，以及您可以怎麼做。',
)

export const PRIVACY_SECTIONS: readonly Section[] = [
  [
    t('Who is responsible', '개인정보 처리자', '個人情報の取扱事業者', '負責單位'),
    t(
      'This site is run by {operator}, who is responsible for your personal data. Write to <{contact}> about anything in this policy.',
      '이 사이트를 운영하는 {operator}에서 개인정보를 책임지고 관리해요. 이 방침에 관한 문의 이메일: <{contact}>',
      '本サイトを運営する{operator}が、お客様の個人情報の取り扱いに責任を負います。本ポリシーに関するお問い合わせは<{contact}>までお願いします。',
      '本平台由 {operator} 經營，並負責您的個人資料。對本政策有任何疑問，請來信 <{contact}>。',
    ),
  ],
  [
    t('What we store', '처리하는 개인정보', 'お預かりする情報', '我們蒐集的個人資料'),
    t(
      '- Your account: email, name, language, and your phone number from your profile or, if it had none, from your reservation\n- Your reservations, with the contact details, requests and cancellation reasons you gave\n- Your favorites and your notifications\n- What you agreed to, in which version and when: terms, this policy, news and offers, passing your details to a shop\n- If you sign in with Google, Facebook or Apple: which account it is, and the name and email it passes on\n- What you send us with the forms on this site, and your email if you add it\n- Technical records that keep the service safe: when you signed in and out, how often codes were asked for, and errors\n\nWhat people search for is only counted; who searched is not recorded. If you share where you are to see what is nearby, we use that for the results and don’t store it.',
      '- 계정: 이메일, 이름, 언어, 전화번호(내 정보에 등록하거나, 등록된 번호가 없을 때 예약하면서 적은 번호)\n- 예약 내용과 그때 적은 연락처, 요청 사항, 취소 이유\n- 찜한 매장과 알림\n- 동의한 항목과 그 버전, 시각: 이용약관, 이 방침, 광고성 정보 수신, 매장에 개인정보 제공\n- Google, Facebook, Apple로 로그인하면 해당 계정의 식별 정보와 전달받은 이름, 이메일\n- 사이트의 문의 양식으로 보낸 내용과 함께 적은 이메일\n- 안전한 운영에 필요한 기록: 로그인과 로그아웃 시각, 인증번호 요청 횟수, 오류\n\n검색어는 횟수만 세고, 누가 검색했는지는 기록하지 않아요. 주변을 찾으려고 현재 위치를 공유하면 검색 결과에만 쓰고 저장하지 않아요.',
      '- アカウント：メールアドレス、お名前、言語、電話番号（プロフィールに登録された番号。未登録の場合はご予約時の番号）\n- 予約の内容と、その際のご連絡先、ご要望、キャンセルの理由\n- お気に入り、お知らせ\n- 同意の記録（対象の版と日時）：利用規約、本ポリシー、お得な情報の受け取り、お店への情報提供\n- Google、Facebook、Appleでログインした場合：アカウントの識別情報と、提供されたお名前、メールアドレス\n- 本サイトのフォームから送られた内容と、記入された場合はメールアドレス\n- 安全な運営に必要な記録：ログインとログアウトの時刻、認証コードの請求回数、エラー\n\n検索された言葉は回数だけを数え、どなたが検索したかは記録しません。近くのお店を探すために現在地を共有された場合、検索結果の表示にのみ使い、保存しません。',
      '- 帳號：電子信箱、姓名、語言，以及電話（您在個人資料中填寫的號碼；未填寫時為預約時填寫的號碼）\n- 預約內容，以及當時填寫的聯絡資料、特殊需求與取消原因\n- 收藏與通知\n- 您的同意紀錄（版本與時間）：使用條款、本政策、接收推薦與優惠、提供資料給店家\n- 若以 Google、Facebook 或 Apple 登入：該帳號的識別資訊，及其提供的姓名與電子信箱\n- 您透過本平台表單送出的內容，以及您留下的電子信箱\n- 維護安全所需的紀錄：登入與登出時間、索取驗證碼的次數與錯誤\n\n搜尋的字詞只計算次數，不記錄是誰搜尋的。若您為了尋找附近店家而提供所在位置，我們僅用於顯示搜尋結果，不會儲存。',
    ),
  ],
  [
    t('Why we use it', '처리 목적', '利用の目的', '蒐集與利用目的'),
    t(
      'To make, show and cancel your reservations, to send codes and emails about them, to answer you, and to prevent misuse. News and offers are sent only if you said yes; you can stop them under Profile.',
      '예약을 만들고 보여 드리고 취소하기 위해, 인증번호와 예약 이메일을 보내기 위해, 문의에 답하고 부정 이용을 막기 위해 써요. 추천·혜택 등 광고성 정보는 동의한 분께만 보내고, 내 정보에서 언제든 끌 수 있어요.',
      '予約の成立・表示・キャンセル、認証コードや予約に関するメールの送信、お問い合わせへの対応、不正利用の防止のために用います。おすすめやお得な情報は同意いただいた方にのみお送りし、プロフィールで停止できます。',
      '用於成立、顯示與取消預約，寄送驗證碼與預約相關的電子郵件，回覆詢問，以及防止濫用。推薦與優惠僅於您同意時寄送，可隨時在個人資料中停止。',
    ),
  ],
  [
    t('Who receives it', '개인정보의 제공과 위탁', '情報の提供先', '提供對象'),
    t(
      'The shop where you make a reservation receives your name, phone number, email and special requirements. Providers that deliver our email and host our data act under contract and may not use it for their own purposes. Google, Facebook or Apple learn that you sign in here if you use them for it. We don’t sell personal data.',
      '예약한 매장에 이름과 전화번호, 이메일, 요청 사항이 전달돼요. 메일 발송과 데이터 보관을 맡은 업체는 계약에 따라 일하며 자체 목적으로 쓸 수 없어요. Google, Facebook, Apple로 로그인하면 해당 업체가 이 사이트 이용 사실을 알게 돼요. 개인정보를 판매하지 않아요.',
      '予約先のお店に、お名前、電話番号、メールアドレス、ご要望をお伝えします。メール送信やデータ保管の委託先は契約に基づいて取り扱い、独自の目的には使いません。Google、Facebook、Appleでログインした場合、本サイトの利用がその提供元に伝わります。個人情報を販売することはありません。',
      '您預約的店家會收到您的姓名、電話、電子信箱與特殊需求。協助寄信與保存資料的廠商依契約處理，不得自行使用。若您以 Google、Facebook 或 Apple 登入，該業者會知道您使用本平台。我們不販售個人資料。',
    ),
  ],
  [
    t('How long we store it', '보유 기간', '保存期間', '保存期間'),
    t(
      '- Sign-in codes work for 10 minutes and are deleted after a day\n- You stay signed in for 30 days at most; the record of it is deleted 30 days after it ends\n- A time that was held but not booked: 2 days\n- Emails to you: the text until it is sent, the fact that it was sent for 30 days\n- Your account, reservations, favorites, notifications and consents: until you delete your account\n- What you sent with our forms: as long as we need it to answer you or improve the service\n\nBackups hold deleted data until newer ones replace them.',
      '- 인증번호는 10분 동안 쓸 수 있고 하루 뒤 삭제돼요\n- 로그인은 최대 30일 유지되고, 그 기록은 끝난 지 30일 뒤 삭제돼요\n- 잡아 두었지만 예약하지 않은 시간: 2일\n- 보내 드린 이메일: 본문은 발송할 때까지, 발송 기록은 30일\n- 계정과 예약, 찜한 매장, 알림, 동의 기록: 계정을 삭제할 때까지\n- 문의 양식으로 보낸 내용: 답변과 서비스 개선에 필요한 동안\n\n백업에는 새 백업으로 바뀔 때까지 삭제한 정보가 남아 있을 수 있어요.',
      '- 認証コード：有効期間は10分、1日後に削除\n- ログイン状態：最長30日。記録は終了から30日後に削除\n- 確保したまま予約されなかった時間：2日\n- お送りするメール：本文は送信まで、送信の記録は30日\n- アカウント、予約、お気に入り、お知らせ、同意の記録：アカウントの削除まで\n- フォームから送られた内容：回答やサービスの改善に必要な間\n\n削除された情報は、バックアップが新しいものに置き換わるまで、その中に残ることがあります。',
      '- 驗證碼：10 分鐘內有效，一天後刪除\n- 登入狀態：最長 30 天，紀錄於結束 30 天後刪除\n- 曾保留但未完成預約的時段：2 天\n- 寄給您的電子郵件：內文保存至寄出為止，寄送紀錄保存 30 天\n- 帳號、預約、收藏、通知與同意紀錄：至您刪除帳號為止\n- 透過表單送出的內容：在回覆您或改善服務所需的期間內\n\n已刪除的資料可能仍留在備份中，直到備份更新為止。',
    ),
  ],
  [
    t('Cookies', '쿠키', 'Cookie', 'Cookie'),
    t(
      'We set only what the site needs; there are no advertising or tracking cookies.\n\n- `accessToken`, `refreshToken`, `userInfo`: keep you signed in, until you sign out or for at most 7 days without a visit\n- `locale`, `currency`: the language and currency you chose, for 365 days\n- `sso-…`: protects a sign-in with Google, Facebook or Apple, for 10 minutes\n- `yoyaku-device`: remembers for 400 days that you have signed in on this device, so that nobody else can use up your sign-in codes\n\nWhat you choose and type while booking stays in your browser’s tab until you close it.',
      '꼭 필요한 쿠키만 쓰고, 광고나 추적 쿠키는 없어요.\n\n- `accessToken`, `refreshToken`, `userInfo`: 로그인을 유지해요. 로그아웃할 때까지, 방문하지 않으면 최대 7일\n- `locale`, `currency`: 고른 언어와 통화를 365일 동안 기억해요\n- `sso-…`: Google, Facebook, Apple 로그인을 10분 동안 보호해요\n- `yoyaku-device`: 이 기기에서 로그인한 적이 있다는 것을 400일 동안 기억해서, 다른 사람 때문에 인증번호를 못 받는 일을 막아요\n\n예약하면서 고르고 입력한 내용은 탭을 닫을 때까지 브라우저에 남아 있어요.',
      '必要なものだけを使い、広告や追跡のためのCookieはありません。\n\n- `accessToken`、`refreshToken`、`userInfo`：ログイン状態を保ちます。ログアウトするまで、またはご利用がなければ最長7日間\n- `locale`、`currency`：お選びの言語と通貨を365日間記憶します\n- `sso-…`：Google、Facebook、Appleでのログインを10分間保護します\n- `yoyaku-device`：この端末でログインしたことを400日間記憶し、ほかの人のせいで認証コードを受け取れなくなることを防ぎます\n\n予約の途中で選んだ内容や入力した内容は、タブを閉じるまでブラウザに残ります。',
      '僅使用網站必要的 Cookie，沒有廣告或追蹤用的 Cookie。\n\n- `accessToken`、`refreshToken`、`userInfo`：維持登入狀態，至登出為止，未造訪時最長 7 天\n- `locale`、`currency`：記住您選擇的語言與幣別 365 天\n- `sso-…`：在 10 分鐘內保護 Google、Facebook 或 Apple 的登入\n- `yoyaku-device`：在 400 天內記住此裝置曾登入，避免他人用盡您的驗證碼次數\n\n預約時選擇與填寫的內容，會留在瀏覽器分頁中，直到您關閉分頁。',
    ),
  ],
  [
    t('Deleting your account', '계정 삭제', 'アカウントの削除', '刪除帳號'),
    t(
      'You can delete your account under Profile at any time. Your upcoming reservations are canceled; your favorites, notifications, consents and connected accounts are deleted; your past reservations stay without your name, contact details and requests.',
      '내 정보에서 언제든 계정을 삭제할 수 있어요. 예정된 예약은 취소되고 찜한 매장과 알림, 동의 기록, 연결된 계정은 삭제돼요. 지난 예약은 이름과 연락처, 요청 사항이 지워진 채로 남아요.',
      'プロフィールからいつでもアカウントを削除できます。これからの予約はキャンセルされ、お気に入り、お知らせ、同意の記録、連携したアカウントは削除されます。過去の予約は、お名前、ご連絡先、ご要望を消した状態で残ります。',
      '您隨時可以在個人資料中刪除帳號。尚未到店的預約會取消，收藏、通知、同意紀錄與連結的帳號會刪除；過去的預約仍會保留，但不含您的姓名、聯絡資料與特殊需求。',
    ),
  ],
  [
    t('Your rights', '회원의 권리', 'お客様の権利', '您的權利'),
    t(
      'Under Profile you can see, correct and delete what we store, and download your details, reservations, favorites, notifications and consents as a file. You can also write to <{contact}>, and complain to the data protection authority where you live.',
      '내 정보에서 보관된 정보를 보고, 고치고, 삭제할 수 있고, 내 정보와 예약, 찜한 매장, 알림, 동의 기록을 파일로 내려받을 수 있어요. 이메일(<{contact}>)로 요청하거나 거주지의 개인정보 감독 기관에 민원을 낼 수도 있어요.',
      'プロフィールで、お預かりしている情報の閲覧、訂正、削除のほか、お客様の情報、予約、お気に入り、お知らせ、同意の記録をファイルでダウンロードできます。<{contact}>へのご依頼や、お住まいの地域の監督機関への申し立ても可能です。',
      '您可以在個人資料中查閱、更正與刪除我們保存的資料，並將個人資料、預約、收藏、通知與同意紀錄下載為檔案。您也可以來信 <{contact}> 申請，或向您居住地的個人資料保護主管機關申訴。',
    ),
  ],
]
