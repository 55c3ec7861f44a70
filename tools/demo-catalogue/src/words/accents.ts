import type { Discount } from '../catalogue.types.ts'
import type { Text } from '../text.ts'
import { t } from '../text.ts'
import type { TopId } from '../trades/trade.types.ts'

/**
 * A plan made of an ordinary service: `{x}` is the service's name; `price` multiplies it.
 * None may promise what availability doesn't know, such as weekdays or hours.
 */
export type Accent = {
  name: Text
  about: Text
  price: number
  discount?: Discount
  /** The English name of the extra that it includes, which then cannot be added. */
  includes?: string
}

const accent = (price: number, name: Text, about: Text): Accent => ({ name, about, price })
const including = (includes: string, plan: Accent): Accent => ({ ...plan, includes })
const discounted = (discount: Discount, plan: Accent): Accent => ({ ...plan, discount })

const firstVisit = discounted(
  'first-visit',
  accent(
    0.8,
    t('First visit · {x}', '[첫 방문] {x}', '【初回限定】{x}', '【首次體驗】{x}'),
    t(
      'For guests new to us, at a gentler price.',
      '처음 오시는 분께 더 가벼운 가격으로 준비했어요.',
      '初めての方に、お試しいただきやすい価格でご案内します。',
      '首次來店享優惠價。',
    ),
  ),
)
const student = discounted(
  'student',
  accent(
    0.82,
    t('Student · {x}', '[학생 할인] {x}', '【学割】{x}', '【學生方案】{x}'),
    t(
      'Please show a student card on the day.',
      '당일 학생증을 보여 주세요.',
      '当日、学生証をご提示ください。',
      '當日請出示學生證。',
    ),
  ),
)
const senior = accent(
  1.3,
  t('Senior staff · {x}', '[수석 담당] {x}', '【熟練スタッフ担当】{x}', '【資深服務】{x}'),
  t(
    'Looked after by the most experienced people on the team.',
    '경험이 많은 담당자가 맡아 드려요.',
    '経験豊富なスタッフが担当します。',
    '由資深人員為您服務。',
  ),
)
const quiet = accent(
  1,
  t('Quiet time · {x}', '[대화 없이] {x}', '【おしゃべり控えめ】{x}', '【安靜時光】{x}'),
  t(
    'Conversation is kept to a minimum, so that you can rest.',
    '대화를 줄여 편히 쉴 수 있게 해 드려요.',
    '会話は最小限に。ゆっくりお休みいただけます。',
    '減少交談，讓您好好休息。',
  ),
)
const withTea = accent(
  1.15,
  t('{x}, with tea afterwards', '{x} + 티타임', '{x}（お茶付き）', '{x}（附茶點）'),
  t(
    'A pot of tea and a quiet seat when it’s done.',
    '끝난 뒤 차 한 주전자와 조용한 자리를 내어 드려요.',
    '終わったあとに、お茶と静かなお席をご用意します。',
    '結束後備有一壺茶與安靜座位。',
  ),
)
const withDrinks = accent(
  1.25,
  t('{x}, with two drinks', '{x} + 음료 2잔', '{x}（2ドリンク付き）', '{x}（附兩杯飲品）'),
  t(
    'Two drinks each, with or without alcohol.',
    '1인당 음료 두 잔. 주류와 무알코올 중에서 고를 수 있어요.',
    'お一人2杯まで。ノンアルコールもお選びいただけます。',
    '每位兩杯，含酒精或無酒精皆可選。',
  ),
)
const withDessert = accent(
  1.12,
  t('{x}, with dessert', '{x} + 디저트', '{x}（デザート付き）', '{x}（附甜點）'),
  t(
    'Ends with a house-made dessert and coffee.',
    '직접 만든 디저트와 커피로 마무리해요.',
    '自家製デザートとコーヒーで締めくくります。',
    '以自製甜點與咖啡作結。',
  ),
)
const celebration = including(
  'Birthday plate',
  accent(
    1.22,
    t('Celebration · {x}', '[기념일] {x}', '【記念日】{x}', '【慶祝方案】{x}'),
    t(
      'A plate with your message and a small photograph to take home.',
      '문구를 적은 접시와 기념사진을 함께 드려요.',
      'メッセージプレートと記念写真をお付けします。',
      '附祝福語甜點盤與紀念照。',
    ),
  ),
)
const withBox = accent(
  1.35,
  t('{x}, with a box to take home', '{x} + 선물 상자', '{x}（おみやげ付き）', '{x}（附伴手禮盒）'),
  t(
    'A small box of our own sweets goes home with you.',
    '직접 만든 과자 상자를 선물로 드려요.',
    '自家製の菓子の小箱をお持ち帰りいただけます。',
    '可帶走一盒自製甜點。',
  ),
)
const photos = accent(
  1.35,
  t('{x}, with photographs', '{x} + 사진', '{x}（写真データ付き）', '{x}（附照片檔）'),
  t(
    'Ten pictures of your visit, sent the same evening.',
    '체험 사진 10장을 그날 저녁에 보내 드려요.',
    '体験の様子を10枚、その日の夜にお送りします。',
    '體驗照片 10 張，當晚傳送給您。',
  ),
)
const keepsake = accent(
  1.18,
  t('{x}, with a keepsake', '{x} + 기념품', '{x}（記念品付き）', '{x}（附紀念品）'),
  t(
    'A small thing made by a local craftsperson to remember the day by.',
    '지역 장인이 만든 작은 기념품을 드려요.',
    '地元の職人がつくった小さな記念品をお渡しします。',
    '附上在地職人製作的小紀念品。',
  ),
)
const collected = accent(
  1.18,
  t('Pick-up and delivery · {x}', '[픽업·탁송] {x}', '【引取・納車込み】{x}', '【到府取送】{x}'),
  t(
    'We fetch the car within five kilometers and bring it back.',
    '5km 이내면 차를 가지러 가고, 작업이 끝나면 가져다드려요.',
    '5km以内なら、お車の引き取りと納車を承ります。',
    '五公里內可到府取車並送回。',
  ),
)
const fetched = accent(
  1.25,
  t('{x}, with a pick-up ride', '{x} + 픽업', '{x}（送迎付き）', '{x}（含接送）'),
  t(
    'We collect your pet within three kilometers and bring them home.',
    '3km 이내면 데리러 가고 집까지 데려다드려요.',
    '3km以内なら、お迎えとお送りをいたします。',
    '三公里內可接送毛孩。',
  ),
)
const framed = accent(
  1.28,
  t('{x}, with a framed print', '{x} + 액자', '{x}（フレーム付き）', '{x}（附相框）'),
  t(
    'Your favorite picture, printed and framed in wood.',
    '가장 마음에 드는 사진을 인화해 나무 액자에 넣어 드려요.',
    'お気に入りの一枚をプリントし、木のフレームに入れてお渡しします。',
    '挑選最愛的一張，沖印並裝入木框。',
  ),
)
const covered = including(
  'Full coverage',
  accent(
    1.24,
    t('Full coverage included · {x}', '[완전 보장 포함] {x}', '【フル補償込み】{x}', '【含全險】{x}'),
    t(
      'Nothing to pay for scratches, glass or tires.',
      '흠집이나 유리, 타이어 손상에 추가 비용이 없어요.',
      '傷、ガラス、タイヤの損傷も自己負担はありません。',
      '刮傷、玻璃與輪胎損壞皆免自付額。',
    ),
  ),
)
const tollCard = including(
  'ETC card',
  accent(
    1.08,
    t('{x}, with a toll card', '{x} + ETC 카드', '{x}（ETCカード付き）', '{x}（附 ETC 卡）'),
    t(
      'The card is ready in the car; tolls are settled on return.',
      '카드를 차에 꽂아 두고, 통행료는 반납할 때 정산해요.',
      'カードは車載器にセット済み。通行料は返却時に精算します。',
      '卡片已備於車上，過路費於還車時結算。',
    ),
  ),
)
const family = including(
  'Child seat',
  accent(
    1.14,
    t('Family plan · {x}', '[카시트 2개 포함] {x}', '【ファミリー】{x}', '【親子方案】{x}'),
    t(
      'Two child seats are fitted before you arrive.',
      '도착 전에 카시트 두 개를 설치해 드려요.',
      'ご到着までに、チャイルドシートを2台取り付けておきます。',
      '抵達前先裝好兩張兒童安全座椅。',
    ),
  ),
)

const BY_TOP: Record<TopId, readonly Accent[]> = {
  beauty: [firstVisit, student, senior, quiet],
  'car-care': [firstVisit, collected, senior],
  dining: [withDrinks, celebration, withDessert],
  culture: [photos, keepsake, student],
  lifestyle: [firstVisit, student, withTea],
  'car-rental': [covered, tollCard, family],
}
const BY_TRADE: Record<string, readonly Accent[]> = {
  cafe: [celebration, withBox],
  teahouse: [celebration, withBox],
  'pet-grooming': [firstVisit, fetched],
  'photo-studio': [firstVisit, framed],
  sauna: [student, withTea],
}

export const accentsOf = (trade: { id: string; top: TopId }): readonly Accent[] =>
  BY_TRADE[trade.id] ?? BY_TOP[trade.top]
