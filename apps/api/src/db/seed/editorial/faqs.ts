import type { SeedFaqCategory, Text } from '../catalogue.types.ts'
import { t } from '../text.ts'

const category = (
  id: string,
  name: Text,
  faqs: readonly (readonly [question: Text, answer: Text])[],
): Omit<SeedFaqCategory, 'sort'> => ({
  id,
  name,
  faqs: faqs.map(([question, answer], sort) => ({ id: `${id}-${sort + 1}`, question, answer, sort })),
})

const CATEGORIES = [
  category('booking', t('Booking', '예약', '予約', '預約'), [
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
        '挑選服務與時間不需登入。確認預約前，請輸入寄到電子郵件的驗證碼登入，不必記密碼。',
      ),
    ],
    [
      t(
        'How long is a time kept for me?',
        '고른 시간은 얼마나 유지되나요?',
        '選んだ時間はどのくらい確保されますか？',
        '選好的時段會保留多久？',
      ),
      t(
        'Ten minutes from the moment you choose it. If you’re still filling in the form, it’s extended for up to twenty minutes in all.',
        '고른 순간부터 10분이에요. 작성 중이면 최대 20분까지 늘어나요.',
        'お選びいただいてから10分です。入力を続けている間は、最長20分まで延長されます。',
        '自選定起保留 10 分鐘，若仍在填寫，最長可延長至 20 分鐘。',
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
        'Yes, up to five people in one booking. For larger groups, please call the shop; its number is on the shop page.',
        '네, 한 번에 최대 다섯 명까지 돼요. 더 많은 인원은 매장 페이지의 전화번호로 문의해 주세요.',
        'はい、1回のご予約で5名まで承ります。6名以上の場合は、お店ページの電話番号へお問い合わせください。',
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
        'Where the shop offers it, you’ll see its people with their free times. If you have no preference, we assign someone who is free.',
        '매장에서 지정을 받는 경우 담당자와 가능한 시간이 보여요. 상관없다면 가능한 분으로 배정해 드려요.',
        '指名できるお店では、スタッフと空き時間が表示されます。ご希望がなければ、空いているスタッフをご案内します。',
        '若店家提供指定，您會看到人員與可預約時段；沒有偏好時，我們會安排有空的人員。',
      ),
    ],
  ]),
  category('change', t('Changes and cancellation', '변경과 취소', '変更・キャンセル', '變更與取消'), [
    [
      t(
        'Until when can I cancel for free?',
        '언제까지 무료로 취소할 수 있나요?',
        'いつまで無料でキャンセルできますか？',
        '最晚何時可免費取消？',
      ),
      t(
        'Most shops allow it until 24 hours before; some say 3 or 48. The exact time is shown before you confirm and in the reservation itself.',
        '대부분 24시간 전까지이고, 3시간이나 48시간인 곳도 있어요. 정확한 시각은 확정 전과 예약 내역에 나와요.',
        '多くのお店は24時間前までです。3時間前や48時間前のお店もあります。正確な時刻は、確定前の画面と予約の詳細に表示されます。',
        '多數店家為 24 小時前，部分為 3 或 48 小時前。確切時間會顯示在確認頁與預約內容中。',
      ),
    ],
    [
      t('How do I cancel?', '어떻게 취소하나요?', 'キャンセルするにはどうすればよいですか？', '如何取消？'),
      t(
        'Open My reservations, choose the reservation and press Cancel this reservation. Pick a reason and it’s done; we tell the shop.',
        '내 예약에서 해당 예약을 열고 취소를 눌러 주세요. 이유를 고르면 끝이고, 매장에는 저희가 알려 드려요.',
        '「予約一覧」から該当の予約を開き、キャンセルを押して理由を選んでください。お店へはこちらからお伝えします。',
        '到「我的預約」開啟該筆預約，按下取消並選擇原因即可，我們會通知店家。',
      ),
    ],
    [
      t('Can I change the time?', '시간을 바꿀 수 있나요?', '時間を変更できますか？', '可以變更時間嗎？'),
      t(
        'Cancel within the free period and book the new time. If the shop is full, calling them sometimes helps.',
        '무료 취소 기간 안에 취소한 뒤 새 시간으로 예약해 주세요. 자리가 없으면 매장에 전화해 보는 것도 방법이에요.',
        '無料の期間内にキャンセルし、新しい時間でご予約ください。空きがないときは、お店へのお電話で調整できることもあります。',
        '請於免費期限內取消，再預約新時段。若已額滿，可嘗試致電店家協調。',
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
        'Call the shop; the number is in your reservation. Most keep your place for fifteen minutes.',
        '예약 내역에 있는 번호로 매장에 전화해 주세요. 대부분 15분까지 기다려 드려요.',
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
        '服務結束後在店內付款；預約不收手續費。',
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
        'Look in the spam folder, then ask for a new one after a minute. Earlier codes keep working until they expire.',
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
        'Yes, where the buttons are shown. If your email already has an account, we confirm once with a code before joining them.',
        '네, 버튼이 보이면 이용할 수 있어요. 같은 이메일의 계정이 있으면 인증번호로 한 번 확인한 뒤 연결해요.',
        'はい、ボタンが表示されていればご利用いただけます。同じメールのアカウントがある場合は、コードで一度確認してから連携します。',
        '可以，畫面有顯示按鈕即可使用。若該電子郵件已有帳號，會先以驗證碼確認再連結。',
      ),
    ],
    [
      t('How do I delete my account?', '계정을 삭제하고 싶어요.', 'アカウントを削除するには？', '如何刪除帳號？'),
      t(
        'At the bottom of your profile, where you can also download everything we keep about you.',
        '내 정보 맨 아래에서 삭제할 수 있고, 저장된 정보도 내려받을 수 있어요.',
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
        '8文字の予約番号をお見せください。確定画面、メール、予約一覧で確認できます。',
        '請出示 8 碼的預約編號，可於確認頁、電子郵件與我的預約中查看。',
      ),
    ],
    [
      t(
        'Which time zone are times shown in?',
        '시간은 어느 시간대로 나오나요?',
        '時間はどの地域の時刻ですか？',
        '時間以哪個時區顯示？',
      ),
      t(
        'Always the shop’s. If yours is different, we name the zone beside the time.',
        '항상 매장 현지 시각이에요. 내 시간대와 다르면 옆에 표시해 드려요.',
        '常にお店の現地時刻です。お使いの地域と違う場合は、時刻の横に表示します。',
        '一律以店家當地時間顯示；若與您所在時區不同，會在旁標示。',
      ),
    ],
    [
      t('Will they speak my language?', '우리말이 통하나요?', '言葉は通じますか？', '語言能溝通嗎？'),
      t(
        'Write what matters under Special requirements in any of the four languages; the shop reads it before you come.',
        '중요한 내용은 요청 사항에 네 언어 중 편한 언어로 적어 주세요. 매장에서 미리 읽어 둬요.',
        '大切なことは、4つの言語のいずれかで「ご要望」にお書きください。お店が事前に確認します。',
        '重要事項請以四種語言任一種寫在特殊需求中，店家會事先閱讀。',
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
        'Your original license: a Japanese one; your own with an international permit of the 1949 Geneva Convention; or one from Taiwan, Germany, Switzerland, France, Belgium or Monaco with an official Japanese translation. With a license from outside Japan, bring your passport too. If you are not sure, check with your licensing authority.',
        '면허증 원본이 필요해요. 일본 밖에서 발급한 면허라면 1949년 제네바 협약 국제운전면허증(대만·독일·스위스·프랑스·벨기에·모나코 면허는 공인 일본어 번역문)과 여권도 필요해요. 확실하지 않다면 면허 발급 기관에 확인해 주세요.',
        '免許証の原本をお持ちください。外国の免許証の方は、1949年ジュネーブ条約に基づく国際運転免許証（台湾・ドイツ・スイス・フランス・ベルギー・モナコの免許証は指定機関の日本語訳）とパスポートもお持ちください。ご不明な点は、免許証の発行機関にご確認ください。',
        '請攜帶駕照正本。台灣、德國、瑞士、法國、比利時、摩納哥駕照請備妥指定機構的日文譯本；其他國家的駕照請備妥 1949 年日內瓦公約之國際駕照。日本以外的駕照請一併攜帶護照。如有疑問，請向發照機關確認。',
      ),
    ],
  ]),
]

export const FAQ_CATEGORIES: SeedFaqCategory[] = CATEGORIES.map((faqs, sort) => ({ ...faqs, sort }))
