import { t } from '../src/lib/localized-text.ts'
import type { Section } from './legal-section.ts'

export const TERMS_INTRO = t(
  'These terms apply when you use {operator} to find shops and reserve their services. By confirming a reservation you agree to them.',
  '이 약관은 {operator}에서 매장을 찾고 서비스를 예약할 때 적용돼요. 예약을 확정하면 약관에 동의한 것으로 봐요.',
  '本規約は、{operator}でお店を探し、サービスを予約する際に適用されます。予約を確定された時点で、本規約に同意いただいたものとします。',
  '您使用 {operator} 尋找店家與預約服務時，適用本條款。確認預約即表示您同意本條款。',
)

export const TERMS_SECTIONS: readonly Section[] = [
  [
    t('Who we are and what we do', '운영자와 서비스', '運営者とサービスの内容', '我們是誰、提供什麼'),
    t(
      'This site is run by {operator}. You can reach us at <{contact}>.\n\nWe run a marketplace. The shop provides the service, and the contract for it is between you and the shop. We pass on your reservation, keep its record and help when something goes wrong.',
      '이 사이트는 {operator}에서 운영해요. 문의 이메일: <{contact}>\n\n저희는 예약 중개 서비스를 운영해요. 서비스는 매장이 제공하고 계약도 회원과 매장 사이에 맺어져요. 저희는 예약을 전달하고 기록을 보관하며, 문제가 생기면 도와드려요.',
      '本サイトは{operator}が運営しています。お問い合わせは<{contact}>までお願いします。\n\n当社は予約の仲介を行います。サービスはお店が提供し、その契約はお客様とお店の間で成立します。当社は予約の取り次ぎと記録の保管を行い、問題が起きた際はお手伝いします。',
      '本平台由 {operator} 經營，您可以來信 <{contact}> 與我們聯絡。\n\n我們經營預約平台。服務由店家提供，契約成立於您與店家之間。我們負責傳達預約、保存紀錄，並在發生問題時協助處理。',
    ),
  ],
  [
    t('Your account', '계정', 'アカウント', '您的帳號'),
    t(
      'You sign in with a code sent to your email or, where we offer it, with Google, Facebook or Apple. Please give your real name and a number you can be reached at. You’re responsible for what happens on your account, so tell us right away if someone else has access.',
      '이메일로 받은 인증번호로 로그인하고, 제공되는 경우 Google, Facebook, Apple 계정으로도 로그인할 수 있어요. 실제 이름과 연락 가능한 전화번호를 적어 주세요. 계정에서 이루어진 일은 본인이 한 것으로 보므로, 다른 사람이 접근했다면 바로 알려 주세요.',
      'メールで届く認証コード、または対応している場合はGoogle、Facebook、Appleのアカウントでログインします。お名前と連絡のつく電話番号を正しくご登録ください。アカウントからの操作はご本人によるものとみなしますので、第三者の利用に気づいたらすぐにご連絡ください。',
      '您可以使用寄到電子信箱的驗證碼登入；若有提供，也可以使用 Google、Facebook 或 Apple 帳號。請填寫真實姓名與可聯絡的電話。帳號內的操作視為您本人所為，若發現他人使用，請立即通知我們。',
    ),
  ],
  [
    t('Reservations', '예약', '予約', '預約'),
    t(
      'A time you choose is held for ten minutes, and for up to twenty while you are filling in the form. Then the hold ends. A reservation exists once we show you its code; we also send the code by email.',
      '고른 시간은 10분 동안 잡아 두고, 내용을 입력하는 중이라면 최대 20분까지 늘어나요. 그 뒤에는 자동으로 풀려요. 예약번호가 표시되면 예약이 성립하고, 예약번호는 이메일로도 보내 드려요.',
      'お選びいただいた時間は10分間、入力を続けている間は最長20分間確保し、その後は確保を解除します。予約番号が表示された時点で予約が成立します。予約番号はメールでもお送りします。',
      '您選定的時段會保留 10 分鐘，填寫期間最長保留 20 分鐘，逾時即釋出。畫面顯示預約編號時，預約即成立；預約編號也會以電子郵件寄給您。',
    ),
  ],
  [
    t('Prices and payment', '가격과 결제', '料金とお支払い', '價格與付款'),
    t(
      'Prices include taxes and fees. You pay at the shop, in the shop’s currency; nothing is charged on this site. Amounts in another currency are estimates at our exchange rate when you see them. What you actually pay in your own currency follows the exchange rate of the day.',
      '가격에는 세금과 수수료가 포함돼요. 결제는 매장에서 매장 통화로 하고, 이 사이트에서는 청구하지 않아요. 다른 통화로 표시된 금액은 그 시점의 저희 환율로 환산한 참고 금액이에요. 내 통화로 실제 부담하는 금액은 결제하는 날의 환율에 따라 달라져요.',
      '料金は税・手数料込みです。お支払いはお店で、お店の通貨でお願いします。本サイトで請求することはありません。ほかの通貨での金額は、表示時点の当社の為替レートで換算した目安です。お客様の通貨での実際のご負担額は、お支払い日の為替レートによります。',
      '價格含稅及服務費。費用請到店以店家的幣別支付，本平台不會收費。以其他幣別顯示的金額，是依當時本平台匯率換算的參考金額；您以自己的幣別實際支付的金額，依付款當日的匯率而定。',
    ),
  ],
  [
    t('Cancellation and no-show', '취소와 노쇼', 'キャンセルとご利用なし', '取消與未到店'),
    t(
      'You can cancel free of charge until the time stated in the reservation. After that you can still cancel until the start; you then pay the shop the cancellation fee that the reservation states, and nothing if it states none. This site charges nothing either way. Open the reservation under My reservations, choose Cancel this reservation and give a reason. If the shop has to cancel your reservation, we’ll email you. If you don’t cancel and don’t show up, the reservation is marked as a no-show.',
      '예약에 적힌 시각까지 무료로 취소할 수 있어요. 그 뒤에도 이용 시간 전까지는 취소할 수 있고, 예약에 취소 수수료가 적혀 있으면 매장에 내야 해요. 적혀 있지 않으면 취소 수수료는 없어요. 어느 경우에도 이 사이트에서는 청구하지 않아요. 내 예약에서 예약을 열어 ‘이 예약 취소하기’를 누르고 이유를 알려 주세요. 매장 사정으로 취소되면 이메일로 알려 드려요. 취소하지 않고 방문하지 않으면 노쇼로 기록돼요.',
      '予約に記載の時刻までは、無料でキャンセルできます。それ以降も開始まではキャンセルできますが、予約にキャンセル料の記載がある場合は、その額をお店にお支払いいただきます。記載がない場合、キャンセル料はかかりません。いずれの場合も、本サイトで請求することはありません。「予約一覧」で予約を開き、「この予約をキャンセルする」を押して理由をお知らせください。お店の都合でキャンセルとなった場合は、メールでお知らせします。ご連絡なくお越しにならない場合は「ご利用なし」として記録します。',
      '您可以在預約所載的時間前免費取消。逾時後，預約時間前仍可取消；預約載明手續費者，須依所載金額支付給店家，未載明者不收手續費。不論哪一種情況，本平台都不會收費。請到「我的預約」開啟該筆預約，按下「取消這筆預約」並選擇原因。若因店家因素取消，我們會以電子郵件通知您。未取消也未到場者，將記錄為未到店。',
    ),
  ],
  [
    t('What isn’t allowed', '금지 사항', '禁止事項', '禁止行為'),
    t(
      'Don’t make reservations you don’t intend to keep. Don’t resell reservations, scrape our content or disrupt the service.',
      '방문할 생각 없이 예약하거나, 예약을 되팔거나, 자동화된 방법으로 정보를 수집하거나, 서비스를 방해하면 안 돼요.',
      '来店の意思のない予約、予約の転売、プログラムによる情報の自動収集、サービスの妨害を禁止します。',
      '請勿預約後無意到店、轉售預約、以程式擷取內容或干擾服務。',
    ),
  ],
  [
    t('Responsibility', '책임', '責任', '責任'),
    t(
      'The shop is responsible for the service it provides. We’re responsible for our own actions. Nothing in these terms limits your rights as a consumer.',
      '서비스에 대한 책임은 매장에 있어요. 저희는 저희가 한 일에 책임지며, 법이 보장하는 소비자의 권리를 제한하지 않아요.',
      'サービスについてはお店が責任を負います。当社は自らの行為について責任を負い、法律で認められた消費者の権利を制限するものではありません。',
      '服務品質由店家負責。我們就自身行為負責，並且不限制法律賦予消費者的權利。',
    ),
  ],
  [
    t('Changes to these terms', '약관 변경', '規約の変更', '條款變更'),
    t(
      'When these terms change, the new text is shown here with its date, and you agree to it with your next reservation. A reservation follows the terms you agreed to when you made it.',
      '약관이 바뀌면 새 내용과 날짜를 이 페이지에 보여 드리고, 다음 예약 때 다시 동의를 받아요. 이미 한 예약에는 예약 당시 동의한 약관이 적용돼요.',
      '規約を変更したときは、新しい内容と日付をこのページに掲載し、次回のご予約の際に同意をいただきます。すでに確定した予約には、確定時に同意いただいた規約が適用されます。',
      '條款變更時，新內容與日期會公布於本頁，並在您下次預約時再次徵得同意。已成立的預約適用您確認當時同意的條款。',
    ),
  ],
  [
    t('Who runs this site, and which law applies', '운영자와 준거법', '運営者情報と準拠法', '營運者資訊與準據法'),
    t(
      'We run this site; write to us at the email address at the bottom of every page. These terms follow the law of the place where we’re established, and its courts decide disputes. That takes away none of the rights that the law where you live gives you as a consumer.',
      '이 사이트를 운영하는 저희에게는 모든 페이지 아래에 있는 이메일로 연락할 수 있어요. 이 약관에는 저희가 있는 곳의 법이 적용되고, 분쟁은 그곳의 법원에서 다뤄요. 사는 곳의 법이 보장하는 소비자의 권리는 그대로예요.',
      '当社が本サイトを運営しています。ご連絡は、各ページの下部にあるメールアドレスにお願いします。本規約は当社の所在地の法律に準拠し、紛争については当社の所在地の裁判所を管轄とします。お客様がお住まいの地域の法律で認められた消費者の権利を制限するものではありません。',
      '我們是本平台的營運者，請透過每一頁下方的電子信箱與我們聯絡。本條款以我們所在地的法律為準據法，爭議由所在地的法院管轄；您居住地的法律賦予消費者的權利不受影響。',
    ),
  ],
]
