import { mix } from '@yoyaku/drawings/random'
import type { SeedCurated } from '../catalogue.types.ts'
import { PLACES } from '../places/places.ts'
import type { Text } from '../text.ts'
import { t } from '../text.ts'

type Theme = {
  id: string
  object: string
  title: Text
  summary: Text
  categoryIds?: string[]
  cityIds?: string[]
  japan?: true
  scene?: 'city-jp'
}

const citiesIn = (country: string) => PLACES.filter((place) => place.country === country).map(({ id }) => id)

const THEMES: readonly Theme[] = [
  {
    id: 'jp',
    object: 'mount-fuji',
    scene: 'city-jp',
    japan: true,
    cityIds: citiesIn('JP'),
    title: t(
      'Japan, one reservation at a time',
      '예약 하나로 만나는 일본',
      '予約ひとつで、日本をもっと',
      '一次預約，走進日本',
    ),
    summary: t(
      'Kimono mornings, counter sushi, hot springs and a car for the coast: the Japan we’d book ourselves.',
      '기모노를 입는 아침부터 카운터 스시, 온천, 해안을 달릴 렌터카까지. 저희라면 이렇게 예약해요.',
      '着物で過ごす朝、カウンターの鮨、温泉、海辺を走る車。私たち自身が予約したい日本を集めました。',
      '和服早晨、吧台壽司、溫泉與海岸自駕：我們自己也想預約的日本。',
    ),
  },
  {
    id: 'kyoto-slow',
    object: 'matcha-bowl',
    cityIds: ['kyoto', 'kanazawa'],
    categoryIds: ['tea-ceremony', 'kimono', 'teahouse', 'pottery', 'calligraphy'],
    title: t(
      'Slow days in Kyoto and Kanazawa',
      '교토와 가나자와의 느린 하루',
      '京都と金沢、ゆっくり過ごす一日',
      '京都與金澤，慢活一日',
    ),
    summary: t(
      'A bowl of tea, a brush, a turn on the wheel, and nothing else before dinner.',
      '차 한 잔, 붓 한 자루, 물레 한 번. 저녁 전까지 다른 일정은 없어요.',
      'お茶を一服、筆を一本、ろくろをひと回し。夕食まで、ほかの予定は入れません。',
      '一碗茶、一枝筆、一團陶土，晚餐前不排其他行程。',
    ),
  },
  {
    id: 'seoul-beauty',
    object: 'lotion-bottle',
    cityIds: ['seoul', 'busan'],
    categoryIds: ['hair', 'nails', 'eyelash', 'facial'],
    title: t('A beauty day in Korea', '한국에서 보내는 뷰티 데이', '韓国で過ごす、美容の一日', '韓國變美一日行程'),
    summary: t(
      'Skin in the morning, hair after lunch, nails before the evening train.',
      '오전엔 피부, 점심 뒤엔 헤어, 저녁 기차 전엔 네일까지 챙겨요.',
      '朝は肌、昼は髪、夕方の列車までに爪。一日で整います。',
      '早上護膚、午後美髮，搭車前做好美甲。',
    ),
  },
  {
    id: 'counter-seats',
    object: 'nigiri',
    categoryIds: ['sushi', 'izakaya', 'yakiniku'],
    title: t('Seats at the counter', '카운터석에서 보내는 저녁', 'カウンターで過ごす夜', '坐在板前的夜晚'),
    summary: t(
      'Small rooms where the cook is close enough to talk to.',
      '요리사와 이야기를 나눌 만큼 가까운 작은 식당들이에요.',
      '料理人の声が届く、小さな店を選びました。',
      '與師傅近到可以聊天的小店。',
    ),
  },
  {
    id: 'hot-water',
    object: 'hot-springs',
    categoryIds: ['sauna'],
    title: t('Hot springs, clear head', '온천에서 비우는 하루', '湯につかって、頭をからっぽに', '泡進熱水，放空腦袋'),
    summary: t(
      'Private baths and saunas, and nothing to do for a while.',
      '프라이빗 온천과 사우나에서 잠시 아무것도 하지 않아요.',
      '貸切の湯とサウナで、しばらく何もしない時間を。',
      '私人湯屋與三溫暖，暫時什麼都不做。',
    ),
  },
  {
    id: 'drive-japan',
    object: 'sport-utility-vehicle',
    scene: 'city-jp',
    japan: true,
    cityIds: ['okinawa', 'sapporo', 'fukuoka', 'kanazawa'],
    categoryIds: ['compact', 'kei', 'minivan', 'suv'],
    title: t('Roads worth a rental', '렌터카로 달리고 싶은 길', '車を借りて走りたい道', '值得租車的公路'),
    summary: t(
      'Islands, snow country and capes that trains don’t reach.',
      '섬과 설국, 기차가 닿지 않는 곶까지 달려요.',
      '島、雪国、電車では行けない岬へ。',
      '島嶼、雪國與火車到不了的海岬。',
    ),
  },
  {
    id: 'made-by-hand',
    object: 'moon-jar',
    categoryIds: ['pottery', 'calligraphy', 'cooking-class'],
    title: t('Made by your own hands', '내 손으로 만드는 시간', '自分の手でつくる', '親手做的時光'),
    summary: t(
      'Clay, ink, dough: workshops you leave with something in your bag.',
      '흙과 먹, 반죽. 직접 만든 작품을 들고 돌아오는 클래스예요.',
      '土、墨、生地。作ったものをひとつ、鞄に入れて帰れます。',
      '陶土、墨與麵糰，離開時包裡多了一件作品。',
    ),
  },
  {
    id: 'taiwan-tea',
    object: 'teapot',
    cityIds: citiesIn('TW'),
    categoryIds: ['teahouse', 'cafe', 'massage', 'cooking-class'],
    title: t(
      'Taiwan, from teatime to night',
      '찻집에서 밤거리까지, 대만의 하루',
      'お茶の時間から夜まで、台湾',
      '從下午茶到夜晚的台灣',
    ),
    summary: t(
      'A teahouse at four, foot massage at seven, and the old streets in between.',
      '네 시엔 찻집, 일곱 시엔 발 마사지, 그 사이엔 오래된 거리가 있어요.',
      '四時に茶館、七時に足つぼ。そのあいだは古い街並みを。',
      '四點茶館、七點腳底按摩，中間留給老街。',
    ),
  },
  {
    id: 'in-costume',
    object: 'hanbok',
    categoryIds: ['kimono', 'hanbok'],
    title: t('Dressed for the old town', '옛 거리에 어울리는 옷', '古い街並みに似合う装い', '穿上老城的衣裳'),
    summary: t(
      'Kimono and hanbok to walk in for half a day, or all day.',
      '기모노와 한복을 입고 반나절, 또는 하루를 걸어요.',
      '着物や韓服で、半日でも一日でも歩く。',
      '換上和服或韓服，漫步半天或一整天。',
    ),
  },
  {
    id: 'with-children',
    object: 'balloon',
    categoryIds: ['cooking-class', 'pottery', 'cafe', 'photo-studio', 'minivan'],
    title: t('Fun with kids', '아이와 함께하는 하루', 'お子さまと一緒に', '帶孩子一起'),
    summary: t(
      'Places with room for strollers, short attention spans and small hands.',
      '유모차도, 짧은 집중력도, 작은 손도 환영하는 곳들이에요.',
      'ベビーカーも、すぐに飽きてしまう子も、小さな手も歓迎です。',
      '歡迎嬰兒車、短短的專注力與小小的手。',
    ),
  },
  {
    id: 'car-at-its-best',
    object: 'automobile',
    categoryIds: ['car-wash', 'coating', 'tyres', 'inspection'],
    title: t('Ready for winter roads', '겨울 운전 준비', '冬支度、車にも', '為愛車做好冬季準備'),
    summary: t(
      'Tires, coating and a proper check before the first frost.',
      '첫서리 전에 타이어와 코팅, 점검을 마쳐 두세요.',
      '初霜の前に、タイヤ、コーティング、点検を。',
      '初霜之前，先顧好輪胎、鍍膜與檢查。',
    ),
  },
]

export const curatedOf = (seed: number): SeedCurated[] =>
  THEMES.map(({ id, object, title, summary, categoryIds = [], cityIds = [], japan = false, scene = 'theme' }) => ({
    id,
    title,
    summary,
    japan,
    categoryIds,
    cityIds,
    cover: { seed: mix(seed, 'theme', id), category: scene, object, ratio: '16:9' },
  }))
