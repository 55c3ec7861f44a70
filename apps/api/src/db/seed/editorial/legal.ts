import type { SeedLegal, Text } from '../catalogue.types.ts'
import { t } from '../text.ts'

const VERSION = '2026-11-01'

type Section = readonly [heading: Text, body: Text]

const joined = (intro: Text, sections: readonly Section[]): Text => {
  const inLanguage = (language: keyof Text) =>
    [
      intro[language],
      ...sections.map(([heading, body], at) => `## ${at + 1}. ${heading[language]}\n\n${body[language]}`),
    ].join('\n\n')
  return { en: inLanguage('en'), ko: inLanguage('ko'), ja: inLanguage('ja'), zh: inLanguage('zh') }
}

export const TERMS: SeedLegal = {
  version: VERSION,
  title: t('Terms of use', '이용약관', '利用規約', '使用條款'),
  body: joined(
    t(
      'These terms apply when you use Yoyaku to find shops and reserve their services. By confirming a reservation you agree to them.',
      '이 약관은 Yoyaku에서 매장을 찾고 서비스를 예약할 때 적용돼요. 예약을 확정하면 약관에 동의한 것으로 봐요.',
      '本規約は、Yoyakuで店舗を探し、サービスを予約する際に適用されます。予約を確定された時点で、本規約に同意いただいたものとします。',
      '本條款適用於您使用 Yoyaku 尋找店家與預約服務。確認預約即表示您同意本條款。',
    ),
    [
      [
        t('What we do', '저희가 하는 일', 'サービスの内容', '服務內容'),
        t(
          'We run a marketplace. The shop provides the service, and the contract for it is between you and the shop. We pass on your reservation, keep its record and help when something goes wrong.',
          '저희는 예약 중개 서비스를 운영해요. 서비스는 매장이 제공하고 계약도 회원과 매장 사이에 맺어져요. 저희는 예약을 전달하고 기록을 보관하며 문제가 생기면 도와드려요.',
          '当社は予約の仲介を行います。サービスは店舗が提供し、その契約はお客さまと店舗の間で成立します。当社は予約の取り次ぎと記録の保管を行い、問題が起きた際はお手伝いします。',
          '我們經營預約平台。服務由店家提供，契約成立於您與店家之間。我們負責傳達預約、保存紀錄，並於發生問題時協助處理。',
        ),
      ],
      [
        t('Your account', '계정', 'アカウント', '您的帳號'),
        t(
          'You sign in with a code sent to your email or through a provider you choose. Please give your real name and a number you can be reached at. What is done from your account is taken as done by you, so tell us at once if someone else has access.',
          '이메일로 받은 코드나 선택한 외부 계정으로 로그인해요. 실제 이름과 연락 가능한 번호를 적어 주세요. 계정에서 이루어진 일은 본인이 한 것으로 보므로, 다른 사람이 접근했다면 바로 알려 주세요.',
          'メールで届く認証コード、またはお選びの外部アカウントでログインします。お名前と連絡のつく電話番号を正しくご登録ください。アカウントからの操作はご本人によるものとみなしますので、第三者の利用に気づいたらすぐにご連絡ください。',
          '您可使用電子郵件驗證碼或所選的第三方帳號登入。請填寫真實姓名與可聯絡的電話。帳號內的操作視為您本人所為，若發現他人使用請立即通知我們。',
        ),
      ],
      [
        t('Reservations', '예약', '予約', '預約'),
        t(
          'A chosen time is kept for a short while and then released. A reservation exists when we show you its code. Prices include taxes and fees; you pay the shop, in the shop’s currency. An amount in another currency is an estimate at the rate shown.',
          '고른 시간은 잠시 유지된 뒤 풀려요. 예약 코드가 표시되면 예약이 성립해요. 가격에는 세금과 수수료가 포함되고, 결제는 매장에서 매장 통화로 해요. 다른 통화 금액은 표시된 환율에 따른 참고 금액이에요.',
          '選ばれた時間は一定時間確保され、その後解放されます。予約コードが表示された時点で予約が成立します。料金は税・手数料込みで、店舗の通貨で店舗にお支払いください。他の通貨での金額は、表示のレートによる目安です。',
          '選定的時段會暫時保留，逾時釋出。顯示預約代號時預約即成立。價格含稅與費用，由您以店家幣別於店內支付；其他幣別金額為依當時匯率換算之參考。',
        ),
      ],
      [
        t('Cancellation and no-show', '취소와 노쇼', 'キャンセルと無断キャンセル', '取消與未到'),
        t(
          'You can cancel free of charge until the time stated in the reservation. After that the shop may ask for part of the price. If you don’t come without cancelling, the reservation is marked as a no-show, and repeated no-shows may limit future reservations.',
          '예약에 적힌 시각까지 무료로 취소할 수 있어요. 이후에는 매장이 요금 일부를 청구할 수 있어요. 취소 없이 오지 않으면 노쇼로 기록되고, 반복되면 예약이 제한될 수 있어요.',
          '予約に記載の時刻までは、無料でキャンセルできます。それ以降は、店舗が料金の一部を請求する場合があります。ご連絡なくお越しにならない場合は無断キャンセルとして記録し、重なると以後の予約を制限することがあります。',
          '您可於預約所載時間前免費取消，逾時店家可能酌收部分費用。未取消且未到場者將記錄為未到，多次未到可能限制日後預約。',
        ),
      ],
      [
        t('What isn’t allowed', '금지 사항', '禁止事項', '禁止行為'),
        t(
          'Please don’t make reservations you don’t mean to keep, resell them, collect our content by machine, or disturb the service.',
          '지킬 뜻이 없는 예약, 예약의 재판매, 자동화된 내용 수집, 서비스 방해는 하지 말아 주세요.',
          '来店の意思のない予約、予約の転売、機械による情報の収集、サービスの妨害はご遠慮ください。',
          '請勿進行無意履行的預約、轉售預約、以程式擷取內容或干擾服務。',
        ),
      ],
      [
        t('Responsibility', '책임', '責任', '責任'),
        t(
          'The shop answers for its service. We answer for what we do ourselves, and never limit what the law gives you as a consumer.',
          '서비스에 대한 책임은 매장에 있어요. 저희는 저희가 한 일에 책임지며, 소비자로서 법이 보장하는 권리를 제한하지 않아요.',
          'サービスについては店舗が責任を負います。当社は自らの行為について責任を負い、消費者として法律が認める権利を制限しません。',
          '服務品質由店家負責，我們就自身行為負責，並不限制法律賦予消費者的權利。',
        ),
      ],
      [
        t('Changes to these terms', '약관 변경', '規約の変更', '條款變更'),
        t(
          'We announce changes at least 14 days ahead. A reservation follows the terms you agreed to when you made it.',
          '변경은 최소 14일 전에 알려 드려요. 예약에는 예약 당시 동의한 약관이 적용돼요.',
          '変更は14日以上前にお知らせします。予約には、確定時に同意いただいた規約が適用されます。',
          '如有變更，至少提前十四日公告。預約適用您確認當時同意的條款。',
        ),
      ],
    ],
  ),
}

export const PRIVACY: SeedLegal = {
  version: VERSION,
  title: t('Privacy policy', '개인정보 처리방침', 'プライバシーポリシー', '隱私權政策'),
  body: joined(
    t(
      'This is what we know about you, why, for how long, and what you can do about it.',
      '저희가 어떤 정보를 왜, 얼마나 보관하고 회원이 무엇을 할 수 있는지 알려 드려요.',
      '当社がお預かりする情報、その理由、期間、そしてお客さまができることをお知らせします。',
      '以下說明我們取得哪些資料、為什麼、保存多久，以及您可以怎麼做。',
    ),
    [
      [
        t('What we collect', '수집하는 정보', '取得する情報', '我們蒐集的資料'),
        t(
          '- Your email, name and phone number, when you sign up or reserve\n- Your reservations, requests and cancellation reasons\n- Favourites, language and currency\n- Technical records: times, addresses and errors, needed to keep the service safe',
          '- 가입하거나 예약할 때의 이메일, 이름, 전화번호\n- 예약 내역과 요청 사항, 취소 이유\n- 즐겨찾기와 언어, 통화\n- 안전한 운영에 필요한 접속 시각, 주소, 오류 기록',
          '- 登録や予約の際のメールアドレス、お名前、電話番号\n- 予約の内容、ご要望、キャンセルの理由\n- お気に入り、言語、通貨\n- 安全な運営に必要な接続時刻、アドレス、エラーの記録',
          '- 註冊或預約時的電子郵件、姓名與電話\n- 預約內容、特殊需求與取消原因\n- 收藏、語言與幣別\n- 維護安全所需的連線時間、位址與錯誤紀錄',
        ),
      ],
      [
        t('Why we use it', '이용 목적', '利用の目的', '使用目的'),
        t(
          'To make, show and change your reservations, to send codes and notifications, to answer you, and to prevent misuse. News and offers are sent only if you said yes, and you can stop them in your profile.',
          '예약을 만들고 보여 드리고 바꾸기 위해, 코드와 알림을 보내기 위해, 문의에 답하고 부정 이용을 막기 위해 써요. 소식은 동의한 분께만 보내고 프로필에서 언제든 끌 수 있어요.',
          '予約の成立・表示・変更、認証コードと通知の送信、お問い合わせへの対応、不正利用の防止のために用います。お知らせは同意いただいた方にのみお送りし、プロフィールで停止できます。',
          '用於成立、顯示與變更預約，寄送驗證碼與通知，回覆詢問與防止濫用。行銷訊息僅於您同意時寄送，可於個人資料中停止。',
        ),
      ],
      [
        t('Who receives it', '제공받는 곳', '提供先', '提供對象'),
        t(
          'The shop you reserve receives your name, phone number, email and request. Providers that carry our mail and store our data work under contract and may not use it for themselves. We don’t sell personal data.',
          '예약한 매장에 이름과 전화번호, 이메일, 요청 사항이 전달돼요. 메일 발송과 데이터 보관을 맡은 업체는 계약에 따라 일하며 자체 목적으로 쓸 수 없어요. 개인정보를 판매하지 않아요.',
          '予約先の店舗に、お名前、電話番号、メールアドレス、ご要望をお伝えします。メール送信やデータ保管の委託先は契約に基づいて取り扱い、独自の目的には使いません。個人情報を販売することはありません。',
          '您預約的店家會收到姓名、電話、電子郵件與需求。協助寄信與保存資料的廠商依契約處理，不得自行使用。我們不販售個人資料。',
        ),
      ],
      [
        t('How long we keep it', '보관 기간', '保存期間', '保存期間'),
        t(
          'Codes for ten minutes, sessions for at most thirty days, reservations as long as tax and consumer law require, everything else until you delete your account.',
          '코드는 10분, 로그인은 최대 30일, 예약은 세법과 소비자법이 정한 기간, 그 밖의 정보는 계정을 삭제할 때까지 보관해요.',
          '認証コードは10分、ログイン状態は最長30日、予約は税法・消費者法の定める期間、その他はアカウントの削除まで保存します。',
          '驗證碼保存十分鐘，登入狀態最長三十日，預約依稅務與消費者法規保存，其餘至您刪除帳號為止。',
        ),
      ],
      [
        t('Cookies', '쿠키', 'Cookie', 'Cookie'),
        t(
          'We set only what the site needs: your session, language and currency. There are no advertising cookies.',
          '로그인 상태와 언어, 통화 등 꼭 필요한 쿠키만 써요. 광고 쿠키는 없어요.',
          'ログイン状態、言語、通貨など、必要なものだけを使います。広告用のCookieはありません。',
          '僅使用登入狀態、語言與幣別等必要 Cookie，不使用廣告 Cookie。',
        ),
      ],
      [
        t('Your rights', '회원의 권리', 'お客さまの権利', '您的權利'),
        t(
          'In your profile you can read, correct, download and delete what we keep. You can also ask us by email, and complain to the data protection authority where you live.',
          '프로필에서 정보를 보고, 고치고, 내려받고, 삭제할 수 있어요. 이메일로 요청하거나 거주지의 개인정보 감독 기관에 민원을 낼 수도 있어요.',
          'プロフィールで、保存している情報の閲覧、訂正、ダウンロード、削除ができます。メールでのご依頼や、お住まいの地域の監督機関への申し立ても可能です。',
          '您可於個人資料中查閱、更正、下載與刪除資料，也可來信申請，或向當地主管機關申訴。',
        ),
      ],
    ],
  ),
}
