import type { EquipmentKind } from '../catalogue.types.ts'
import type { Text } from '../text.ts'
import { t } from '../text.ts'
import type { TopId } from '../trades/trade.types.ts'

/** The location of the shop; `{area}` and `{city}` are replaced. */
export const WHEREABOUTS: readonly Text[] = [
  t(
    'Five minutes on foot from the center of {area}, on a street quieter than you’d expect.',
    '{area} 중심에서 걸어서 5분, 생각보다 조용한 길에 있어요.',
    '{area}の中心から歩いて5分、思いのほか静かな通りにあります。',
    '從{area}一帶走路約 5 分鐘，街道意外地安靜。',
  ),
  t(
    'Tucked into a side street in {area}, {city}.',
    '{city} {area} 골목 안쪽에 자리하고 있어요.',
    '{city}・{area}の路地に佇んでいます。',
    '隱身於{city}{area}的巷弄之中。',
  ),
  t(
    'A neighborhood favorite in {area}.',
    '{area} 동네 사람들이 아끼는 곳이에요.',
    '{area}の街で長く親しまれています。',
    '深受{area}在地人喜愛。',
  ),
  t(
    'On a sunny corner in {area}, easy to find on a first visit to {city}.',
    '{area}의 햇살 좋은 모퉁이라 {city}에 처음 와도 찾기 쉬워요.',
    '{area}の日当たりのよい角にあり、{city}が初めてでも迷いません。',
    '坐落在{area}陽光充足的轉角，初訪{city}也不難找。',
  ),
  t(
    'A small place in {area} with a wide window onto the street.',
    '{area}에 있는 작은 가게로, 거리가 보이는 넓은 창이 있어요.',
    '{area}にある小さな店。通りに向いた大きな窓が目印です。',
    '{area}的小店，面街的大片窗戶是最好認的記號。',
  ),
  t(
    'On a quiet corner of {area}, a little away from the crowds.',
    '{area}의 붐비는 거리에서 살짝 벗어난 조용한 골목에 있어요.',
    '{area}のにぎわいから少し離れた、静かな一角にあります。',
    '坐落在{area}安靜的一角，稍離人潮。',
  ),
]

/** The same for places that people drive to. */
export const ROADSIDES: readonly Text[] = [
  t(
    'On the main road through {area}, with parking in front.',
    '{area}의 큰길가에 있고 앞에 주차할 수 있어요.',
    '{area}の大通り沿い、店の前に駐車できます。',
    '位於{area}主要道路旁，門前可停車。',
  ),
  t(
    'A few minutes’ drive from the center of {area}, {city}.',
    '{city} {area} 중심에서 차로 몇 분 거리예요.',
    '{city}・{area}の中心から車で数分です。',
    '從{city}{area}開車幾分鐘就到。',
  ),
  t(
    'Trusted by drivers in {area} for years.',
    '{area} 사람들이 오랫동안 믿고 찾는 곳이에요.',
    '{area}で長く信頼されてきた店です。',
    '{area}在地多年，深受信賴。',
  ),
]

const CLOSINGS: Record<TopId, readonly Text[]> = {
  beauty: [
    t(
      'Wi-Fi, tea and an English price list are ready.',
      '와이파이와 차, 영어 메뉴를 갖추고 있어요.',
      'Wi-Fi、お茶、英語のメニューをご用意しています。',
      '提供 Wi-Fi、茶飲與英文價目表。',
    ),
    t(
      'You’re welcome to bring a child along.',
      '아이와 함께 오셔도 좋아요.',
      'お子さま連れも歓迎です。',
      '歡迎帶孩子同行。',
    ),
    t(
      'Everything that touches your skin is sterilized for each guest.',
      '피부에 닿는 도구는 손님마다 소독해요.',
      '肌に触れる道具は、お一人ごとに消毒しています。',
      '接觸肌膚的器具皆一客一消毒。',
    ),
  ],
  'car-care': [
    t(
      'Prices are agreed before work begins.',
      '작업 전에 금액을 먼저 확인해 드려요.',
      '作業の前に金額を確認いたします。',
      '施工前先確認費用。',
    ),
    t(
      'Imported and lowered cars are welcome.',
      '수입차와 차고가 낮은 차도 괜찮아요.',
      '輸入車や車高の低いお車も承ります。',
      '進口車與低底盤車也沒問題。',
    ),
  ],
  dining: [
    t(
      'Vegetarian dishes can be arranged if you tell us the day before.',
      '전날까지 알려 주시면 채식도 준비할 수 있어요.',
      '前日までにご相談いただければ、ベジタリアンの方にも対応します。',
      '前一天告知，可安排素食。',
    ),
    t(
      'Menus come in four languages.',
      '메뉴판은 네 언어로 준비돼 있어요.',
      'メニューは4か国語でご用意しています。',
      '備有四種語言的菜單。',
    ),
    t('Smoking isn’t allowed inside.', '실내는 모두 금연이에요.', '店内は全席禁煙です。', '店內全面禁菸。'),
  ],
  culture: [
    t(
      'No experience is needed, and explanations are given in English too.',
      '처음이어도 괜찮아요. 영어로도 설명해 드려요.',
      '経験は要りません。英語での説明も行っています。',
      '無需經驗，也提供英文解說。',
    ),
    t(
      'Come with friends, with family or on your own. Everyone’s welcome.',
      '친구와도, 부모님과도, 혼자서도 많이 찾아와요.',
      'お友だちと、ご家族と、お一人でも。どなたもお気軽にお越しください。',
      '與朋友、家人或獨自前來都很合適。',
    ),
  ],
  lifestyle: [
    t('Lockers are free to use.', '사물함을 무료로 쓸 수 있어요.', 'ロッカーは無料です。', '置物櫃免費使用。'),
    t(
      'Drop-in guests on a trip are as welcome as members.',
      '여행 중 한 번 들르는 분도 회원처럼 반겨요.',
      '旅の途中の一度きりのご利用も歓迎します。',
      '旅途中單次來訪也同樣歡迎。',
    ),
  ],
  'car-rental': [
    t(
      'A shuttle runs to the nearest station every half hour.',
      '가까운 역까지 30분마다 셔틀을 운행해요.',
      '最寄り駅まで30分おきに送迎しています。',
      '每半小時有接駁車往返最近車站。',
    ),
    t(
      'Staff speak English, Korean and Chinese.',
      '영어와 한국어, 중국어로 안내해 드려요.',
      '英語、韓国語、中国語でもご案内します。',
      '提供英文、韓文與中文服務。',
    ),
  ],
}

const CLOSINGS_OF_TRADE: Readonly<Record<string, readonly Text[]>> = {
  'pet-grooming': [
    t(
      'We send you photographs while your pet is with us.',
      '맡기신 동안 사진을 보내 드려요.',
      'お預かりの間、様子の写真をお送りします。',
      '寄放期間會傳照片給您。',
    ),
  ],
  'photo-studio': [
    t(
      'There’s a room to change in.',
      '의상을 갈아입을 공간이 있어요.',
      '着替えのためのお部屋があります。',
      '備有更衣空間。',
    ),
  ],
}

export const closingsOf = (trade: { id: string; top: TopId }): readonly Text[] =>
  CLOSINGS_OF_TRADE[trade.id] ?? CLOSINGS[trade.top]

export type ReminderWord = { text: Text; required: boolean }
const late: ReminderWord = {
  text: t(
    'If you’re more than 15 minutes late, we may need to shorten the service or find another time.',
    '15분 넘게 늦으시면 시간이 줄거나 다른 시간으로 옮겨야 할 수 있어요.',
    '15分以上遅れる場合は、内容の短縮や日時の変更をお願いすることがあります。',
    '若遲到超過 15 分鐘，可能需縮短服務或改期。',
  ),
  required: true,
}

const REMINDERS: Record<TopId, readonly ReminderWord[]> = {
  beauty: [
    late,
    {
      text: t(
        'Please tell us about allergies, pregnancy or skin treatment.',
        '알레르기가 있거나 임신·피부 치료 중이라면 알려 주세요.',
        'アレルギー、妊娠中、皮膚の治療中の場合はお知らせください。',
        '如有過敏、懷孕或皮膚治療，請事先告知。',
      ),
      required: true,
    },
    {
      text: t(
        'Photographs for our page are taken only with your consent.',
        '동의하실 때만 사진을 촬영해요.',
        '写真の撮影は、ご同意いただいた場合のみ行います。',
        '僅在您同意時才會拍照。',
      ),
      required: false,
    },
  ],
  'car-care': [
    {
      text: t(
        'Please take valuables out of the car before handing it over.',
        '차를 맡기기 전에 귀중품을 꺼내 주세요.',
        'お車をお預けになる前に、貴重品を取り出してください。',
        '交車前請取出貴重物品。',
      ),
      required: true,
    },
    {
      text: t(
        'We photograph existing scratches with you there.',
        '기존 흠집은 함께 확인하고 사진을 남겨요.',
        '元からの傷は、ご一緒に確認して記録します。',
        '既有刮痕將與您一同確認並拍照。',
      ),
      required: false,
    },
  ],
  dining: [
    {
      text: t(
        'Tell us about food allergies by the day before.',
        '음식 알레르기는 전날까지 알려 주세요.',
        '食物アレルギーは前日までにお知らせください。',
        '食物過敏請在前一天告知。',
      ),
      required: true,
    },
    {
      text: t(
        'The table is held for 15 minutes.',
        '자리는 15분까지 비워 두어요.',
        'ご予約時間から15分を過ぎると、お席をご用意できない場合があります。',
        '座位保留 15 分鐘。',
      ),
      required: true,
    },
  ],
  culture: [
    late,
    {
      text: t(
        'Wear clothes that may get a little dirty and are easy to move in.',
        '조금 묻어도 괜찮고 움직이기 편한 옷을 입어 주세요.',
        '少し汚れてもよい、動きやすい服でお越しください。',
        '請穿著可略微弄髒且方便活動的衣物。',
      ),
      required: false,
    },
  ],
  lifestyle: [
    {
      text: t(
        'Tell us about injuries or illness before you begin.',
        '다친 곳이나 질환이 있으면 시작 전에 알려 주세요.',
        'けがや持病がある場合は、始める前にお知らせください。',
        '若有傷病，請於開始前告知。',
      ),
      required: true,
    },
    {
      text: t(
        'Please arrive 10 minutes early to change.',
        '옷을 갈아입을 수 있도록 10분 일찍 와 주세요.',
        '着替えのため、10分前にお越しください。',
        '請提早 10 分鐘到場更衣。',
      ),
      required: false,
    },
  ],
  'car-rental': [
    {
      text: t(
        'Every driver must bring a license that is valid in Japan; a photocopy isn’t enough.',
        '운전하는 모든 분은 일본에서 유효한 면허증 원본을 가져와 주세요.',
        '運転される方は全員、日本で有効な免許証の原本をお持ちください。',
        '所有駕駛人須攜帶在日本有效的駕照正本。',
      ),
      required: true,
    },
    {
      text: t(
        'Return the car with a full tank.',
        '연료를 가득 채워 반납해 주세요.',
        'ガソリンは満タンでお返しください。',
        '還車時請加滿油。',
      ),
      required: true,
    },
    {
      text: t(
        'Pets may ride in a carrier.',
        '반려동물은 이동장에 넣으면 함께 탈 수 있어요.',
        'ペットはケージに入れてご乗車ください。',
        '寵物請放入提籠同乘。',
      ),
      required: false,
    },
  ],
}

const dressing: ReminderWord = {
  text: t(
    'A top that opens at the front makes changing easier.',
    '앞이 트인 상의를 입고 오시면 갈아입기 편해요.',
    '首元の開いた、脱ぎ着しやすい服でお越しください。',
    '請穿著領口寬鬆、方便穿脫的上衣。',
  ),
  required: false,
}
const REMINDERS_OF_TRADE: Readonly<Record<string, readonly ReminderWord[]>> = {
  sushi: [
    ...REMINDERS.dining,
    {
      text: t(
        'Please go easy on perfume at the counter.',
        '향이 강한 향수는 삼가 주세요.',
        '香水など香りの強いものはお控えください。',
        '吧台座位請避免使用香味濃烈的香水。',
      ),
      required: false,
    },
  ],
  kimono: [late, dressing],
  hanbok: [late, dressing],
  'tea-ceremony': [
    late,
    {
      text: t(
        'Please bring a clean pair of socks.',
        '깨끗한 양말을 준비해 주세요.',
        '清潔な靴下をご用意ください。',
        '請準備一雙乾淨的襪子。',
      ),
      required: false,
    },
  ],
  'pet-grooming': [
    {
      text: t(
        'Please bring proof of vaccination, and tell us about any illness.',
        '예방접종 여부와 앓고 있는 병을 미리 알려 주세요.',
        'ワクチン接種証明書をお持ちください。持病がある場合はお知らせください。',
        '請攜帶疫苗接種證明；若有疾病，請事先告知。',
      ),
      required: true,
    },
  ],
  'photo-studio': [
    {
      text: t(
        'Please arrive 10 minutes early if you have clothes to change into.',
        '갈아입을 옷이 있으면 10분 일찍 와 주세요.',
        'お着替えがある場合は、ご予約時間の10分前にお越しください。',
        '若需更衣，請提早 10 分鐘到場。',
      ),
      required: false,
    },
  ],
}

export const remindersOf = (trade: { id: string; top: TopId }): readonly ReminderWord[] =>
  REMINDERS_OF_TRADE[trade.id] ?? REMINDERS[trade.top]

/** `{n}` is a number; rooms have names instead. */
export const RESOURCE_NAMES: Record<Exclude<EquipmentKind, 'room' | 'car'>, Text> = {
  bed: t('Bed {n}', '{n}번 베드', 'ベッド{n}', '{n} 號床'),
  bay: t('Bay {n}', '{n}번 작업 베이', '第{n}ピット', '{n} 號車位'),
  table: t('Table {n}', '{n}번 테이블', 'テーブル{n}', '{n} 號桌'),
  seat: t('Counter {n}', '카운터 {n}', 'カウンター{n}', '吧台 {n}'),
  chair: t('Chair {n}', '{n}번 의자', '{n}番チェア', '{n} 號座椅'),
}
export const CAR_NAME = t('{kind} {n}', '{kind} {n}호차', '{kind} {n}号車', '{kind} {n} 號車')
export const SEAT_AT_WORK = t('Workstation {n}', '{n}번 작업석', '作業席{n}', '{n} 號工作檯')
export const ROOM_NAMES: readonly Text[] = [
  t('Pine Room', '소나무 방', '松の間', '松之間'),
  t('Bamboo Room', '대나무 방', '竹の間', '竹之間'),
  t('Plum Room', '매화 방', '梅の間', '梅之間'),
  t('Maple Room', '단풍 방', '楓の間', '楓之間'),
  t('Orchid Room', '난초 방', '蘭の間', '蘭之間'),
  t('Moon Room', '달 방', '月の間', '月之間'),
  t('Willow Room', '버들 방', '柳の間', '柳之間'),
  t('Wisteria Room', '등나무 방', '藤の間', '藤之間'),
]

/** 二店 is the second branch. */
const BRANCH_ZH = ['', '', '二', '三', '四', '五', '六', '七', '八', '九']

export const branch = (area: Text, number: number): Text =>
  number === 1
    ? t(area.en, `${area.ko}점`, `${area.ja}店`, `${area.zh}店`)
    : t(
        `${area.en} ${number}`,
        `${area.ko} ${number}호점`,
        `${area.ja}${number}号店`,
        `${area.zh}${BRANCH_ZH[number] ?? number}店`,
      )
