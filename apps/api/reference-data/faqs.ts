import type { Text } from '../src/lib/localized-text.ts'
import { t } from '../src/lib/localized-text.ts'
import type { FaqCategory } from './reference-data.types.ts'

const category = (
  id: string,
  name: Text,
  faqs: readonly (readonly [question: Text, answer: Text])[],
): Omit<FaqCategory, 'sort'> => ({
  id,
  name,
  faqs: faqs.map(([question, answer], sort) => ({ id: `${id}-${sort + 1}`, question, answer, sort })),
})

const CATEGORIES = [
  category('booking', t('Reservations', '예약', '予約', '預約'), [
    [
      t(
        'Do I need an account to book?',
        '예약하려면 계정이 필요한가요?',
        '予約にはアカウントが必要ですか？',
        '預約需要帳號嗎？',
      ),
      t(
        'You can choose a service and a time without one. We ask you to sign in with a code sent to your email just before you confirm; there is no password to remember.',
        '서비스와 시간은 로그인 없이 고를 수 있어요. 예약을 확정하기 직전에 이메일로 보내 드린 인증번호로 로그인하면 되고, 비밀번호는 필요 없어요.',
        'サービスと日時はログインせずにお選びいただけます。確定の直前に、メールでお送りする認証コードでログインしてください。パスワードは不要です。',
        '挑選服務與時間不需登入。確認預約前，請輸入寄到電子信箱的驗證碼登入，不必記密碼。',
      ),
    ],
    [
      t(
        'How long is a time held for me?',
        '고른 시간은 얼마나 유지되나요?',
        '選んだ時間はどのくらい確保されますか？',
        '選好的時段會保留多久？',
      ),
      t(
        'Ten minutes from the moment you choose it. If you’re still filling in the form, it’s extended for up to twenty minutes in all.',
        '고른 순간부터 10분이에요. 작성 중이면 최대 20분까지 늘어나요.',
        'お選びいただいてから10分です。入力を続けている間は、最長20分まで延長されます。',
        '選定後保留 10 分鐘；還在填寫時，最長延長到 20 分鐘。',
      ),
    ],
    [
      t(
        'Can I book for friends?',
        '친구 몫까지 예약할 수 있나요?',
        '友人の分も予約できますか？',
        '可以幫朋友一起預約嗎？',
      ),
      t(
        'Yes, up to five people in one reservation. For larger groups, please call the shop; its number is on the shop page.',
        '네, 한 번에 다섯 명까지 예약할 수 있어요. 더 많은 인원은 매장 페이지의 전화번호로 문의해 주세요.',
        'はい、1回のご予約で5名まで承ります。6名以上の場合は、お店のページにある電話番号までお問い合わせください。',
        '可以，單筆最多 5 位。人數更多時，請撥打店家頁面上的電話。',
      ),
    ],
    [
      t(
        'Can I choose who serves me?',
        '담당자를 고를 수 있나요?',
        'スタッフを指名できますか？',
        '可以指定服務人員嗎？',
      ),
      t(
        'If the shop lets you choose, you’ll see its staff and when they’re available. With no preference, we assign someone who is available.',
        '매장에서 지정을 받는 경우 담당자와 가능한 시간이 보여요. 상관없다면 가능한 분으로 배정해 드려요.',
        '指名できるお店では、スタッフと空き時間が表示されます。ご希望がなければ、空いているスタッフをご案内します。',
        '若店家開放指定，畫面會列出服務人員與可預約時段；不指定時，由系統安排有空的人員。',
      ),
    ],
  ]),
  category('change', t('Changes and cancellation', '변경과 취소', '変更・キャンセル', '變更與取消'), [
    [
      t(
        'How late can I cancel for free?',
        '언제까지 무료로 취소할 수 있나요?',
        'いつまで無料でキャンセルできますか？',
        '最晚何時可免費取消？',
      ),
      t(
        'At most shops, up to 24 hours before. At some, 3 or 48 hours before. The exact time is shown before you confirm and in the reservation itself.',
        '대부분 24시간 전까지이고, 3시간이나 48시간인 곳도 있어요. 정확한 시각은 예약을 확정하는 화면과 예약 내용에 나와요.',
        '多くのお店は24時間前までです。3時間前や48時間前のお店もあります。正確な時刻は、確定前の画面と予約の詳細に表示されます。',
        '多數店家為 24 小時前，部分為 3 或 48 小時前。確切時間會顯示在確認頁與預約內容中。',
      ),
    ],
    [
      t('How do I cancel?', '어떻게 취소하나요?', 'キャンセルするにはどうすればよいですか？', '如何取消？'),
      t(
        'Open My reservations, choose the reservation and press Cancel this reservation. Pick a reason and it’s done; we tell the shop.',
        '내 예약에서 예약을 열고 ‘이 예약 취소하기’를 눌러 주세요. 이유를 고르면 끝이고, 매장에는 저희가 알려 드려요.',
        '「予約一覧」から該当の予約を開き、「この予約をキャンセルする」を押して理由を選んでください。お店へはこちらからお伝えします。',
        '到「我的預約」開啟該筆預約，按下「取消這筆預約」並選擇原因即可，我們會通知店家。',
      ),
    ],
    [
      t('Can I change my reservation?', '예약을 변경할 수 있나요?', '予約を変更できますか？', '可以變更預約嗎？'),
      t(
        'Yes. Open the reservation and choose “Change reservation”. You can change the date and time and, where the service has them, people, staff, equipment and additional services. You see what changes and the price before you confirm, and your old time stays yours until then. The reservation says until when and how often the shop allows it. After that, please call the shop.',
        '네. 예약을 열고 ‘예약 변경하기’를 눌러 주세요. 날짜와 시간은 물론 인원, 담당자, 시설·장비, 추가 서비스도 바꿀 수 있어요. 확정하기 전에 변경 내용과 가격을 확인할 수 있고, 그때까지 원래 시간은 그대로 유지돼요. 변경할 수 있는 기한과 횟수는 예약 내용에 나와 있어요. 그 뒤에는 매장에 전화해 주세요.',
        'はい。予約の詳細で「予約を変更する」を選んでください。日時のほか、人数・スタッフ・設備・オプションも変更できます。変更内容と料金を確認してから確定でき、それまでは元の日時がそのまま残ります。変更できる期限と回数は予約の詳細に表示されます。期限を過ぎた場合は、お店にお電話ください。',
        '可以。請在預約內容中選擇「變更預約」，日期時間、人數、服務人員、座位與加購服務皆可調整。確認前會先顯示變更內容與價格，在那之前原本的時段都會保留。可變更的期限與次數會顯示在預約內容中，逾期請致電店家。',
      ),
    ],
    [
      t(
        'I’m running late. What should I do?',
        '늦을 것 같아요. 어떻게 하나요?',
        '遅れそうです。どうすればよいですか？',
        '快遲到了該怎麼辦？',
      ),
      t(
        'Call the shop; the number is in your reservation. Most hold your place for fifteen minutes.',
        '예약 내용에 있는 번호로 매장에 전화해 주세요. 대부분 15분까지 기다려 드려요.',
        '予約の詳細にある番号へお電話ください。多くのお店では15分までお待ちします。',
        '請撥打預約內容中的電話，多數店家會保留 15 分鐘。',
      ),
    ],
  ]),
  category('payment', t('Prices and payment', '가격과 결제', '料金・お支払い', '價格與付款'), [
    [
      t('When do I pay?', '언제 결제하나요?', 'いつ支払いますか？', '何時付款？'),
      t(
        'At the shop, after your visit. Booking here costs nothing.',
        '이용 후 매장에서 결제해요. 예약 수수료는 없어요.',
        'ご利用後にお店でお支払いください。予約の手数料はかかりません。',
        '到店付款，服務結束後再付；預約不收手續費。',
      ),
    ],
    [
      t(
        'Why does the price look different from the menu?',
        '메뉴판과 가격이 달라 보여요.',
        'お店の料金表と金額が違うのはなぜですか？',
        '為何價格與店內不同？',
      ),
      t(
        'You may be viewing it in another currency. The amount you pay is the one in the shop’s own currency, shown before you confirm.',
        '다른 통화로 보고 계실 수 있어요. 실제 결제 금액은 매장 통화 기준이며 확정 전에 함께 보여 드려요.',
        '別の通貨で表示している場合があります。実際のお支払いはお店の通貨での金額で、確定前に併せて表示します。',
        '可能是以其他幣別顯示。實際付款以店家幣別為準，確認前會一併顯示。',
      ),
    ],
    [
      t('Are taxes included?', '세금이 포함돼 있나요?', '税込みですか？', '是否含稅？'),
      t(
        'Yes. Totals include taxes and fees; extras you add on the day are paid on top.',
        '네, 합계에 세금과 수수료가 포함돼요. 당일 추가한 서비스는 별도예요.',
        'はい、合計は税・手数料込みです。当日の追加分は別途お支払いください。',
        '是的，總金額含稅及服務費，當日加購另計。',
      ),
    ],
    [
      t('Which currencies can I see?', '어떤 통화로 볼 수 있나요?', 'どの通貨で表示できますか？', '可顯示哪些幣別？'),
      t(
        'New Taiwan dollars, yen, won and US dollars. Change it from the top of any page.',
        '대만 달러, 엔, 원, 미국 달러예요. 어느 페이지에서든 위쪽에서 바꿀 수 있어요.',
        '台湾ドル、円、ウォン、米ドルです。どのページでも上部から切り替えられます。',
        '新台幣、日圓、韓元與美元，可在任一頁面上方切換。',
      ),
    ],
  ]),
  category('account', t('Account', '계정', 'アカウント', '帳號'), [
    [
      t('The code hasn’t arrived.', '인증번호가 오지 않아요.', '認証コードが届かないときは？', '收不到驗證碼怎麼辦？'),
      t(
        'Check your spam folder. After a minute you can request a new one. Earlier codes keep working until they expire.',
        '스팸함을 확인하고, 1분 뒤에 다시 요청해 주세요. 먼저 받은 인증번호도 만료 전까지 쓸 수 있어요.',
        '迷惑メールのフォルダをご確認のうえ、1分後に再送をお試しください。先に届いたコードも期限内なら使えます。',
        '請查看垃圾郵件匣，1 分鐘後可重新寄送。先前的驗證碼在期限內仍有效。',
      ),
    ],
    [
      t(
        'How do I change my name or phone number?',
        '이름이나 전화번호를 바꾸고 싶어요.',
        '名前や電話番号を変更するには？',
        '如何修改姓名或電話？',
      ),
      t(
        'In your profile. Reservations already made keep the details you gave then.',
        '내 정보에서 바꿀 수 있어요. 이미 한 예약에는 당시 정보가 그대로 남아요.',
        'プロフィールで変更できます。すでに確定した予約には、当時の情報が残ります。',
        '可於個人資料中修改；已成立的預約仍保留當時資料。',
      ),
    ],
    [
      t(
        'Can I use Google, Facebook or Apple?',
        'Google, Facebook, Apple로 로그인할 수 있나요?',
        'Google、Facebook、Appleでログインできますか？',
        '可以用 Google、Facebook 或 Apple 登入嗎？',
      ),
      t(
        'Yes, where the buttons are shown. If you already have an account with that email, we’ll send you a code once before we connect the two.',
        '네, 버튼이 보이면 이용할 수 있어요. 같은 이메일의 계정이 있으면 인증번호로 한 번 확인한 뒤 연결해요.',
        'はい、ボタンが表示されていればご利用いただけます。同じメールアドレスのアカウントがある場合は、認証コードで一度確認してから連携します。',
        '可以，畫面有顯示按鈕即可使用。若該電子信箱已有帳號，會先寄一次驗證碼確認再連結。',
      ),
    ],
    [
      t('How do I delete my account?', '회원 탈퇴는 어떻게 하나요?', 'アカウントを削除するには？', '如何刪除帳號？'),
      t(
        'At the bottom of your profile, where you can also download everything we store about you.',
        '내 정보 맨 아래에서 탈퇴할 수 있고, 저장된 정보도 내려받을 수 있어요.',
        'プロフィールの一番下から削除できます。保存している情報のダウンロードもそちらからどうぞ。',
        '於個人資料頁最下方可刪除，也可下載我們保存的所有資料。',
      ),
    ],
  ]),
  category('visit', t('On the day', '방문 당일', '当日のこと', '當日須知'), [
    [
      t(
        'What do I show at the shop?',
        '매장에서 무엇을 보여 주나요?',
        'お店で何を見せればよいですか？',
        '到店要出示什麼？',
      ),
      t(
        'The eight-character code of your reservation. It’s in the confirmation, the email and under My reservations.',
        '예약번호 여덟 자리를 보여 주세요. 확정 화면과 이메일, 내 예약에서 볼 수 있어요.',
        '英数字8桁の予約番号をお見せください。確定画面、メール、予約一覧で確認できます。',
        '請出示 8 碼的預約編號，可於確認頁、電子郵件與我的預約中查看。',
      ),
    ],
    [
      t(
        'Which time zone are times shown in?',
        '시간은 어느 시간대로 나오나요?',
        '表示される時刻は、どの地域のものですか？',
        '時間以哪個時區顯示？',
      ),
      t(
        'Always the shop’s. If yours is different, we name the zone next to the time.',
        '항상 매장 현지 시각이에요. 내 시간대와 다르면 옆에 표시해 드려요.',
        '常にお店の現地時刻です。お使いの地域と違う場合は、時刻の横に表示します。',
        '一律以店家當地時間顯示；若與您所在時區不同，會在旁標示。',
      ),
    ],
    [
      t('Will they speak my language?', '우리말이 통하나요?', '言葉は通じますか？', '語言能溝通嗎？'),
      t(
        'That depends on the shop. Write anything important under Special requirements before you come.',
        '매장마다 달라요. 중요한 내용은 방문 전에 요청 사항에 적어 주세요.',
        'お店によって異なります。大切なことは、ご来店前に「ご要望」にお書きください。',
        '每家店不同。重要事項請在到店前寫在「特殊需求」。',
      ),
    ],
    [
      t(
        'What documents do I need to rent a car in Japan?',
        '일본에서 차를 빌릴 때 필요한 서류는요?',
        '日本でレンタカーを借りるとき、必要な書類は？',
        '在日本租車需要哪些證件？',
      ),
      t(
        'Every driver must bring one of these, not a copy: (1) a Japanese driver’s license; (2) your home license with an International Driving Permit under the 1949 Geneva Convention; (3) a license from Taiwan, Germany, Switzerland, France, Belgium or Monaco with an official Japanese translation. For 2 and 3, bring your passport too. Not sure? Ask the authority that issued your license.',
        '운전하시는 모든 분의 면허증 원본이 필요해요. 일본 밖에서 발급한 면허라면 1949년 제네바 협약 국제운전면허증(대만·독일·스위스·프랑스·벨기에·모나코 면허는 공인 일본어 번역문)과 여권도 필요해요. 확실하지 않다면 면허 발급 기관에 확인해 주세요.',
        '運転免許証の原本をお持ちください。外国の免許証の方は、1949年ジュネーブ条約に基づく国際運転免許証（台湾・ドイツ・スイス・フランス・ベルギー・モナコの免許証は指定機関の日本語訳）とパスポートもお持ちください。ご不明な点は、免許証の発行機関にご確認ください。',
        '每位駕駛人都要帶駕照正本：日本駕照；台灣、德國、瑞士、法國、比利時、摩納哥駕照，附指定機構的日文譯本；其他國家的駕照，附 1949 年日內瓦公約國際駕照。非日本駕照另須攜帶護照。不確定時，請向發照機關查詢。',
      ),
    ],
  ]),
]

export const FAQ_CATEGORIES: FaqCategory[] = CATEGORIES.map((faqs, sort) => ({ ...faqs, sort }))
