import { t } from '../text.ts'
import { tables } from './dining.ts'
import { extra, offer, plain, type Trade } from './trade.types.ts'

const everywhere = { top: 'dining', countries: ['JP', 'KR', 'TW'] } as const

export const TEA_AND_COFFEE: Trade[] = [
  {
    ...everywhere,
    id: 'teahouse',
    name: t('Teahouses', '찻집', 'お茶・甘味', '茶館'),
    icon: 'teapot',
    kinds: [
      t('{s} Teahouse', '{s} 찻집', '茶房 {s}', '{s}茶館'),
      t('{s} Tea and Sweets', '{s} 다과점', 'お茶と菓子 {s}', '{s}茶食舖'),
    ],
    about: [
      t(
        'Leaves come from three small farms, and the kettle is never in a hurry.',
        '작은 다원 세 곳의 찻잎을 서두르지 않고 우려내요.',
        '三軒の小さな茶園の葉を、急がずに淹れます。',
        '茶葉來自三座小茶園，慢火煮水，不疾不徐。',
      ),
      t(
        'An old timber house with a garden seat and sweets made the same morning.',
        '마당이 보이는 오래된 목조 집에서 아침에 만든 다과를 내어요.',
        '庭の見える古い木造の家で、朝づくりの菓子とともにお過ごしください。',
        '老木屋望見庭院，配上當日現做的茶點。',
      ),
    ],
    setting: { ...tables, mode: 'resource' },
    titles: [t('Tea master', '티 마스터', '茶師', '茶師'), t('Tea server', '티 소믈리에', 'お茶スタッフ', '茶藝師')],
    offers: [
      offer(
        t('Tea and seasonal sweets', '차와 제철 다과', 'お茶と季節の菓子', '茶與季節茶點'),
        t(
          'One pot of your choosing with two sweets of the season.',
          '원하는 차 한 주전자와 제철 다과 두 가지예요.',
          'お好みのお茶をポットで、季節の菓子二種とともに。',
          '任選一壺茶，附兩款當季茶點。',
        ),
        [['table', 60, 1900]],
      ),
      offer(
        t('Guided tasting of five teas', '다섯 가지 차 시음', '五種のお茶の飲み比べ', '五款茶品飲導覽'),
        t(
          'From green to dark, poured and explained by the tea master.',
          '녹차부터 흑차까지 티 마스터가 우리며 설명해요.',
          '緑茶から黒茶まで、茶師が淹れながらご案内します。',
          '由綠茶到黑茶，茶師邊沖邊解說。',
        ),
        [['table', 90, 4200]],
      ),
      offer(
        t('Two-tier afternoon tea', '2단 애프터눈 티', 'アフタヌーンティー（二段）', '雙層下午茶'),
        t(
          'Savory bites and sweets on two tiers with refilled tea.',
          '짭짤한 메뉴와 디저트를 2단으로, 차는 계속 채워 드려요.',
          '軽食と甘味を二段で。お茶はおかわりできます。',
          '鹹點與甜品雙層呈現，茶可續沖。',
        ),
        [['table', 120, 4800]],
      ),
      plain(
        offer(
          t('Garden room by the hour', '정원이 보이는 방 대여', '庭の間貸切', '庭院包廂'),
          t(
            'The room by the garden to yourselves, tea included.',
            '정원이 보이는 방을 차와 함께 오롯이 쓸 수 있어요.',
            '庭に面した一間を、お茶付きで貸し切れます。',
            '獨享庭院旁包廂，含茶飲。',
          ),
          [['privateRoom', 90, 3600]],
        ),
      ),
    ],
    extras: [
      extra(t('Sweets box to take home', '다과 선물 상자', 'お持ち帰り菓子箱', '外帶茶點禮盒'), 1600, 0, 5),
      extra(t('Second pot', '차 한 주전자 더', 'お茶のおかわり一煎', '加點一壺茶'), 900, 15, 3),
    ],
  },
  {
    ...everywhere,
    id: 'cafe',
    name: t('Cafés', '카페', 'カフェ', '咖啡館'),
    icon: 'hot-beverage',
    kinds: [t('{s} Coffee', '{s} 커피', '珈琲 {s}', '{s}咖啡'), t('Café {s}', '카페 {s}', 'カフェ {s}', '{s}咖啡館')],
    about: [
      t(
        'Beans are roasted in the back twice a week; the cake on the counter is usually gone by four.',
        '원두는 일주일에 두 번 직접 볶고, 케이크는 네 시면 거의 다 나가요.',
        '豆は週に二度、奥の焙煎機で焼きます。ケーキはたいてい四時には売り切れます。',
        '每週自家烘豆兩次，櫃上的蛋糕常常四點前就賣完。',
      ),
      t(
        'Sunlit, slow and good for a long talk; reserve the window if you can.',
        '햇살이 들고 느긋해서 오래 이야기하기 좋아요. 창가 자리를 추천해요.',
        '日当たりのよい、ゆっくり話せる店です。窓際のお席がおすすめです。',
        '採光明亮、步調緩慢，適合長談，推薦預約窗邊座位。',
      ),
    ],
    setting: { ...tables, mode: 'resource', capacities: [2, 2, 4, 4, 5] },
    titles: [
      t('Head barista', '수석 바리스타', 'ヘッドバリスタ', '首席咖啡師'),
      t('Barista', '바리스타', 'バリスタ', '咖啡師'),
    ],
    offers: [
      offer(
        t('Window seat and cake set', '창가 자리 케이크 세트', '窓際席のケーキセット', '窗邊蛋糕套餐'),
        t(
          'Two hours by the window with cake of the day and a drink.',
          '창가에서 두 시간, 오늘의 케이크와 음료를 즐겨요.',
          '窓際のお席を2時間。本日のケーキと飲み物付きです。',
          '窗邊座位兩小時，附當日蛋糕與飲品。',
        ),
        [['table', 120, 1800]],
      ),
      offer(
        t('All-day brunch', '올데이 브런치', 'オールデイブランチ', '全日早午餐'),
        t(
          'Eggs, greens, sourdough and a pour-over.',
          '달걀과 채소, 사워도우에 핸드드립 커피가 나와요.',
          '卵料理、サラダ、サワードウにハンドドリップ付きです。',
          '蛋料理、沙拉、酸種麵包與手沖咖啡。',
        ),
        [['table', 90, 2200]],
      ),
      offer(
        t('Coffee tasting flight', '커피 테이스팅', '珈琲飲み比べ', '咖啡品飲'),
        t(
          'Three origins side by side, brewed at your table.',
          '세 가지 산지의 커피를 자리에서 내려 비교해요.',
          '三つの産地を、お席で淹れて飲み比べます。',
          '三種產區咖啡，桌邊沖煮比較。',
        ),
        [['counter', 60, 2600]],
      ),
      plain(
        offer(
          t('Afternoon dessert course', '디저트 코스', 'デザートコース', '午後甜點套餐'),
          t(
            'Three plated desserts served one after another.',
            '플레이트 디저트 세 가지를 차례로 내어 드려요.',
            '皿盛りのデザート三品を、順にお出しします。',
            '三道盤式甜點依序上桌。',
          ),
          [['table', 90, 3400]],
        ),
      ),
    ],
    extras: [
      extra(t('Birthday plate', '생일 플레이트', 'バースデープレート', '生日甜點盤'), 1200, 0),
      extra(t('Beans to take home, 150 g', '원두 150g', '珈琲豆150g', '咖啡豆 150 克'), 1500, 0, 3),
    ],
  },
]
