import { t } from '../text.ts'
import { extra, rental, type Trade } from './trade.types.ts'

const japan = { top: 'car-rental', countries: ['JP'] } as const
const cars = { mode: 'none', perPerson: false, pricePer: 'booking', kind: 'car', before: 0, after: 60 } as const
const titles = [
  t('Branch manager', '지점장', '店長', '店長'),
  t('Counter staff', '카운터 담당', 'カウンタースタッフ', '櫃檯人員'),
] as const
const about = [
  t(
    'Cars are handed over five minutes after you show your license, with multilingual navigation set to your first stop.',
    '면허증을 확인하면 5분 안에 출고해 드리고, 다국어 내비게이션에 첫 목적지를 넣어 드려요.',
    '免許証の確認から5分ほどでご出発いただけます。多言語ナビに最初の行き先を設定してお渡しします。',
    '出示駕照後約五分鐘即可取車，並為您在多國語言導航設定第一個目的地。',
  ),
  t(
    'Every car is under three years old, cleaned inside after each return, and includes basic insurance.',
    '모든 차량이 출고 3년 이내이고, 반납 때마다 실내를 청소해요. 기본 보험도 포함돼 있어요.',
    '車両はすべて登録から3年以内。返却ごとに車内を清掃し、基本の補償が付いています。',
    '車齡皆在三年以內，每次還車後清潔車內，並含基本保險。',
  ),
]
const extras = [
  extra(t('Child seat', '카시트', 'チャイルドシート', '兒童安全座椅'), 1100, 0, 2),
  extra(t('ETC card', 'ETC 카드', 'ETCカード', 'ETC 卡'), 330, 0),
  extra(t('Full coverage', '완전 보장', 'フル補償', '全險'), 1650, 0),
]
export const CAR_RENTAL: Trade[] = [
  {
    ...japan,
    id: 'compact',
    name: t('Compact cars', '소형차', 'コンパクトカー', '小型車'),
    oneName: t('Compact car', '소형차', 'コンパクトカー', '小型車'),
    icon: 'automobile',
    about,
    titles,
    extras,
    kinds: [
      t('{s} Rent-a-Car', '{s} 렌터카', '{s}レンタカー', '{s}租車'),
      t('{s} Cars', '{s} 카 렌털', '{s}カーレンタル', '{s}汽車租賃'),
    ],
    setting: { ...cars, capacities: [5, 5, 5], most: 5 },
    offers: [
      rental(
        t('Compact car', '소형차', 'コンパクトカー', '小型車'),
        t(
          'Five seats, room for two suitcases, easy in narrow streets.',
          '5인승에 캐리어 두 개, 좁은 골목도 편해요.',
          '5人乗り、スーツケース2個。細い道でも扱いやすい一台です。',
          '五人座，可放兩件行李，窄巷也好開。',
        ),
        5,
        6600,
      ),
      rental(
        t('Compact hybrid', '소형 하이브리드', 'コンパクトハイブリッド', '小型油電車'),
        t(
          'Around thirty kilometers to the liter, quiet in town.',
          '리터당 약 30km, 시내에서도 조용해요.',
          'リッター約30km。街なかも静かに走ります。',
          '每公升約三十公里，市區行駛安靜。',
        ),
        5,
        7900,
      ),
    ],
  },
  {
    ...japan,
    id: 'kei',
    name: t('Kei cars', '경차', '軽自動車', '輕自動車'),
    oneName: t('Kei car', '경차', '軽自動車', '輕自動車'),
    icon: 'oncoming-automobile',
    about,
    titles,
    extras,
    kinds: [
      t('{s} Kei Rent-a-Car', '{s} 경차 렌터카', '軽レンタカー {s}', '{s}輕自動車租車'),
      t('{s} Mini Cars', '{s} 미니 렌터카', '{s}ミニレンタカー', '{s}迷你租車'),
    ],
    setting: { ...cars, capacities: [4, 4, 4], most: 4 },
    offers: [
      rental(
        t('Kei car', '경차', '軽自動車', '輕自動車（K-Car）'),
        t(
          'Four seats, the smallest parking spaces and the lightest on fuel.',
          '4인승, 작은 주차 공간도 문제없고 기름값도 적게 들어요.',
          '4人乗り。小さな駐車場にも入り、燃費もよい一台です。',
          '四人座，停車容易又省油。',
        ),
        4,
        4900,
      ),
      rental(
        t('Kei wagon with sliding doors', '슬라이딩 도어 경차', '軽ハイトワゴン', '高頂輕自動車'),
        t(
          'A tall cabin that swallows a stroller or two suitcases.',
          '높은 실내에 유모차나 캐리어 두 개가 들어가요.',
          '背の高い室内に、ベビーカーやスーツケース2個が載ります。',
          '車室高，放得下嬰兒車或兩件行李。',
        ),
        4,
        5600,
      ),
    ],
  },
  {
    ...japan,
    id: 'minivan',
    name: t('Minivans', '미니밴', 'ミニバン', '廂型車（七至八人座）'),
    oneName: t('Minivan', '미니밴', 'ミニバン', '廂型車'),
    icon: 'minibus',
    about,
    titles,
    extras,
    kinds: [
      t('{s} Minivan Rental', '{s} 미니밴 렌터카', '{s}ミニバンレンタカー', '{s}七人座租車'),
      t('{s} Family Rent-a-Car', '{s} 패밀리 렌터카', 'ファミリーレンタカー {s}', '{s}家庭租車'),
    ],
    setting: { ...cars, capacities: [7, 8, 7], most: 8 },
    offers: [
      rental(
        t('Seven-seat minivan', '7인승 미니밴', 'ミニバン7人乗り', '七人座廂型車'),
        t(
          'Sliding doors, three rows and space for four suitcases.',
          '슬라이딩 도어와 3열 좌석, 캐리어 네 개가 들어가요.',
          '両側スライドドアの3列シート。スーツケース4個まで載ります。',
          '雙側滑門、三排座椅，可放四件行李。',
        ),
        7,
        13800,
      ),
      rental(
        t('Eight-seat wagon', '8인승 왜건', 'ワゴン8人乗り', '八人座廂型車'),
        t(
          'For two families traveling together, with rear air-conditioning.',
          '두 가족이 함께 타기 좋고 뒷좌석 에어컨도 있어요.',
          '二家族での旅行に。後席にもエアコンが付いています。',
          '適合兩個家庭同行，後座也有冷氣。',
        ),
        8,
        16800,
      ),
    ],
  },
  {
    ...japan,
    id: 'suv',
    name: t('SUVs', 'SUV', 'SUV', 'SUV 休旅車'),
    oneName: t('SUV', 'SUV', 'SUV', 'SUV 休旅車'),
    icon: 'sport-utility-vehicle',
    about,
    titles,
    extras,
    kinds: [
      t('{s} SUV Rental', '{s} SUV 렌터카', '{s} SUVレンタカー', '{s} SUV 租車'),
      t('{s} Outdoor Cars', '{s} 아웃도어 렌터카', 'アウトドアレンタカー {s}', '{s}戶外租車'),
    ],
    setting: { ...cars, capacities: [5, 5, 7], most: 5 },
    offers: [
      rental(
        t('Compact SUV', '소형 SUV', 'コンパクトSUV', '小型 SUV 休旅車'),
        t(
          'A little higher, a little tougher, still easy to park.',
          '조금 더 높고 든든하지만 주차는 여전히 쉬워요.',
          '少し高い目線と頼もしさ。駐車もしやすい大きさです。',
          '視野更高、更耐操，停車依然輕鬆。',
        ),
        5,
        9800,
      ),
      rental(
        t('Four-wheel-drive SUV', '사륜구동 SUV', '四輪駆動SUV', '四輪驅動 SUV 休旅車'),
        t(
          'Winter tires from November to April, for snow and mountain roads.',
          '11월부터 4월까지 겨울용 타이어를 달아 눈길과 산길도 다닐 수 있어요.',
          '11月〜4月はスタッドレスタイヤを装着。雪道や山道のドライブに。',
          '11 月至 4 月配備雪胎，雪地山路都安心。',
        ),
        5,
        12800,
      ),
    ],
  },
]
