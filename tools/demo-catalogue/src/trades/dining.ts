import { t } from '../text.ts'
import { extra, offer, plain, type Trade } from './trade.types.ts'

export const tables = {
  mode: 'none',
  perPerson: false,
  pricePer: 'person',
  kind: 'table',
  capacities: [2, 4, 2, 5, 4, 6],
  most: 5,
  before: 0,
  after: 15,
} as const
const floor = [
  t('Floor manager', '홀 매니저', 'ホール責任者', '外場經理'),
  t('Host', '홀 스태프', 'ホールスタッフ', '外場人員'),
] as const

export const DINING: Trade[] = [
  {
    top: 'dining',
    countries: ['JP', 'TW'],
    id: 'sushi',
    name: t('Sushi', '스시', '寿司', '壽司'),
    icon: 'sushi',
    kinds: [
      t('Sushi {s}', '스시 {s}', '鮨 {s}', '鮨 {s}'),
      t('{s} Sushi Counter', '스시야 {s}', 'すし処 {s}', '{s}壽司'),
    ],
    about: [
      t(
        'Ten seats at a hinoki counter, fish from the morning market and rice seasoned with red vinegar.',
        '편백 카운터 열 석, 아침 시장의 생선과 적초로 간한 밥을 내요.',
        '檜のカウンター十席。朝の市場から届く魚と、赤酢のしゃりでお迎えします。',
        '檜木吧台十席，選用清晨市場鮮魚與赤醋飯。',
      ),
      t(
        'The chef serves piece by piece and gladly tells where each one was caught.',
        '셰프가 한 점씩 쥐어 내며 어디에서 온 생선인지 들려줘요.',
        '一貫ずつ握り、産地の話を添えてお出しします。',
        '師傅一貫一貫現握，並介紹每種魚的產地。',
      ),
    ],
    setting: { ...tables, kind: 'seat', capacities: [2, 2, 4, 3, 5] },
    titles: [t('Head chef', '주방장', '親方', '主廚'), t('Sushi chef', '스시 셰프', '板前', '壽司師傅')],
    offers: [
      offer(
        t('Chef’s omakase', '셰프 오마카세', 'おまかせ', '主廚無菜單料理'),
        t(
          'Fourteen pieces, three small dishes, soup and tamago.',
          '스시 열네 점과 작은 요리 세 가지, 국과 달걀구이가 나와요.',
          '握り十四貫に、つまみ三品、椀、玉子が付きます。',
          '握壽司十四貫、前菜三品、湯品與玉子燒。',
        ),
        [
          ['counter', 120, 16500],
          ['privateRoom', 120, 19800],
        ],
      ),
      offer(
        t('Nigiri set', '니기리 세트', 'にぎりセット', '握壽司套餐'),
        t(
          'Ten pieces, a roll and red miso soup.',
          '스시 열 점과 롤, 붉은 된장국이에요.',
          '握り十貫、巻物、赤だし付きです。',
          '握壽司十貫、卷物與紅味噌湯。',
        ),
        [['counter', 60, 4800]],
      ),
      offer(
        t('Small dishes and nigiri', '술안주와 스시 코스', 'つまみと握りのコース', '酒肴與握壽司套餐'),
        t(
          'Seven dishes to drink with, then eight pieces to finish.',
          '술과 어울리는 일곱 가지 요리 뒤에 스시 여덟 점으로 마무리해요.',
          '酒に合う七品のあと、握り八貫で締めます。',
          '先上七道下酒菜，再以八貫握壽司作結。',
        ),
        [['counter', 120, 12800]],
      ),
      offer(
        t('Seasonal fish course', '제철 생선 코스', '旬魚のコース', '時令鮮魚套餐'),
        t(
          'Built around one fish at its best this month.',
          '이달 가장 맛있는 생선 하나를 주인공으로 꾸려요.',
          '今月いちばんおいしい魚を主役に組み立てます。',
          '以當月最肥美的魚種為主角。',
        ),
        [['table', 105, 9800]],
      ),
    ],
    extras: [
      extra(t('Sake pairing, three glasses', '사케 페어링 3잔', '日本酒ペアリング三種', '清酒搭配三款'), 3300, 0, 5),
      extra(t('Extra toro', '참치 뱃살 추가', '大とろ追加', '加點鮪魚大腹'), 1800, 0, 5),
    ],
  },
  {
    top: 'dining',
    countries: ['JP', 'TW'],
    id: 'izakaya',
    name: t('Izakaya', '이자카야', '居酒屋', '居酒屋'),
    icon: 'red-paper-lantern',
    kinds: [
      t('Izakaya {s}', '이자카야 {s}', '居酒屋 {s}', '居酒屋 {s}'),
      t('{s} Sakaba', '{s} 선술집', '酒場 {s}', '{s}酒場'),
    ],
    about: [
      t(
        'A lantern-lit room with charcoal skewers, a long sake list and regulars who make space for you.',
        '등불 아래에서 숯불 꼬치와 다양한 사케를 즐겨요. 단골손님들도 반갑게 맞아 줘요.',
        '提灯の灯る店内で、炭火の串と豊富な地酒を。常連さんも気さくに迎えてくれます。',
        '燈籠映照下的炭烤串燒與豐富清酒，常客也很親切。',
      ),
      t(
        'The menu changes daily with what came from the market and fits on one handwritten sheet.',
        '시장에서 들어온 재료에 따라 날마다 바뀌는 메뉴를 손글씨 한 장에 담아요.',
        '市場の仕入れで毎日変わる品書きは、手書き一枚です。',
        '菜單依市場進貨每日更換，手寫一張就是全部。',
      ),
    ],
    setting: tables,
    titles: floor,
    offers: [
      offer(
        t('Charcoal skewer course', '숯불 꼬치 코스', '炭火串焼きコース', '炭火串燒套餐'),
        t(
          'Eight skewers, salad, a rice dish and something pickled.',
          '꼬치 여덟 가지와 샐러드, 식사, 절임이 나와요.',
          '串八本にサラダ、食事、香の物が付きます。',
          '串燒八串、沙拉、主食與醃菜。',
        ),
        [
          ['table', 120, 4200],
          ['privateRoom', 120, 5200],
        ],
      ),
      plain(
        offer(
          t('Course with all-you-can-drink', '음료 무제한 코스', '飲み放題付きコース', '暢飲套餐'),
          t(
            'Seven dishes to share and two hours of drinks.',
            '함께 나누는 일곱 가지 요리와 두 시간 음료 무제한이에요.',
            '取り分け七品に、2時間の飲み放題が付きます。',
            '七道分享料理，兩小時飲品暢飲。',
          ),
          [['table', 120, 5500]],
        ),
      ),
      offer(
        t('Hot-pot for the cold months', '전골 코스', '季節の鍋コース', '季節火鍋套餐'),
        t(
          'A shared pot with chicken, greens and noodles to end.',
          '닭고기와 채소를 넣은 전골을 나누고 국수로 마무리해요.',
          '鶏と青菜の鍋を囲み、締めは麺をどうぞ。',
          '雞肉與青蔬鍋物共享，最後以麵條收尾。',
        ),
        [['table', 120, 4800]],
      ),
      plain(
        offer(
          t('Table only', '좌석만 예약', '席のみの予約', '僅訂位'),
          t(
            'A table for two hours; order what you like on the day.',
            '두 시간 좌석만 예약하고 당일에 자유롭게 주문해요.',
            'お席のみのご予約です（料金は席料です）。お料理は当日ご注文ください。',
            '保留座位兩小時，餐點當日現點。',
          ),
          [['table', 120, 500]],
        ),
      ),
    ],
    extras: [
      extra(t('Local sake flight', '지역 사케 시음', '地酒飲み比べ', '地酒品飲組'), 1800, 0, 5),
      extra(t('Extra hour of drinks', '음료 무제한 1시간 연장', '飲み放題1時間延長', '暢飲延長一小時'), 1100, 60, 1),
    ],
  },
  {
    top: 'dining',
    countries: ['JP', 'TW'],
    id: 'yakiniku',
    name: t('Yakiniku', '야키니쿠', '焼肉', '燒肉'),
    icon: 'cut-of-meat',
    kinds: [
      t('Yakiniku {s}', '야키니쿠 {s}', '焼肉 {s}', '燒肉 {s}'),
      t('{s} Charcoal Grill', '{s} 숯불구이', '炭火焼肉 {s}', '{s}炭火燒肉'),
    ],
    about: [
      t(
        'Whole cattle are bought, so rare cuts sit beside the familiar ones.',
        '소를 한 마리씩 들여와 익숙한 부위 옆에 귀한 부위도 나와요.',
        '一頭買いだから、おなじみの部位の隣に希少部位も並びます。',
        '整頭進貨，常見部位之外也吃得到稀有部位。',
      ),
      t(
        'Staff will grill the first slices for you and show the timing.',
        '첫 점은 직원이 구워 드리며 굽는 시간을 알려 드려요.',
        '最初の一枚はスタッフが焼き、焼き加減をお伝えします。',
        '第一片由店員代烤，並說明最佳熟度。',
      ),
    ],
    setting: { ...tables, capacities: [4, 4, 2, 6, 5] },
    titles: floor,
    offers: [
      offer(
        t('Wagyu tasting course', '와규 테이스팅 코스', '和牛食べ比べコース', '和牛品味套餐'),
        t(
          'Seven cuts from lean to marbled, with rice and soup.',
          '담백한 부위부터 마블링까지 일곱 부위를 밥과 국과 함께 즐겨요.',
          '赤身から霜降りまで七種。ご飯とスープ付きです。',
          '由瘦至油花七種部位，附白飯與湯。',
        ),
        [
          ['table', 120, 8800],
          ['privateRoom', 120, 9900],
        ],
      ),
      offer(
        t('Salt-grilled tongue course', '우설 소금구이 코스', '厚切り牛タンコース', '厚切牛舌套餐'),
        t(
          'Thick-cut tongue, skirt and short rib with three dipping salts.',
          '두툼한 우설과 안창살, 갈비를 세 가지 소금과 함께 내요.',
          '厚切りタン、ハラミ、カルビを三種の塩でどうぞ。',
          '厚切牛舌、橫膈膜與牛小排，搭配三種鹽。',
        ),
        [['table', 105, 6600]],
      ),
      offer(
        t('Grill set', '구이 세트', '焼肉セット', '燒肉套餐'),
        t(
          'Two hundred grams of the day’s cuts, rice, soup and kimchi.',
          '오늘의 고기 200g과 밥, 국, 김치가 나와요.',
          '本日の肉200gに、ご飯、スープ、キムチ付きです。',
          '當日肉品兩百克，附飯、湯與泡菜。',
        ),
        [['table', 75, 2800]],
      ),
      offer(
        t('All-you-can-eat', '무한 리필', '食べ放題', '吃到飽'),
        t(
          'Eighty items at the table, ninety minutes, no rush at the end.',
          '80가지 메뉴를 90분 동안 여유롭게 즐겨요.',
          '80品を90分、ゆっくりお楽しみいただけます。',
          '八十品項、九十分鐘盡情享用。',
        ),
        [
          ['adult', 90, 4500],
          ['child', 90, 2200],
        ],
      ),
    ],
    extras: [
      extra(t('Unlimited soft drinks', '음료 바', 'ソフトドリンクバー', '無酒精飲料吧'), 660, 0, 5),
      extra(t('Celebration meat platter', '축하 고기 케이크', 'お祝い肉ケーキ', '慶祝肉蛋糕'), 4400, 0),
    ],
  },
  {
    top: 'dining',
    countries: ['KR', 'JP', 'TW'],
    id: 'korean-bbq',
    name: t('Korean barbecue', '고깃집', '韓国焼肉', '韓式烤肉'),
    icon: 'bacon',
    kinds: [
      t('{s} Korean Barbecue', '{s} 식당', '韓国焼肉 {s}', '{s}韓式烤肉'),
      t('{s} Gogi House', '{s} 고깃집', 'コギチプ {s}', '{s}烤肉屋'),
    ],
    about: [
      t(
        'Pork aged for two weeks, cooked on a heavy iron lid by someone who does nothing else all day.',
        '2주 숙성한 돼지고기를 고기만 전담하는 직원이 솥뚜껑에 구워 드려요.',
        '二週間熟成した豚肉を、焼き専門のスタッフが鉄鍋のふたで焼き上げます。',
        '熟成兩週的豬肉，由專責師傅在鐵鍋蓋上現烤。',
      ),
      t(
        'Side dishes are made in-house every morning and refilled without asking.',
        '반찬은 매일 아침 직접 만들고, 말씀하지 않으셔도 채워 드려요.',
        '副菜は毎朝手づくりで、なくなればすぐにお足しします。',
        '小菜每日清晨自製，隨時為您補上。',
      ),
    ],
    setting: { ...tables, capacities: [4, 4, 4, 2, 6] },
    titles: floor,
    offers: [
      offer(
        t('Aged pork belly set', '숙성 삼겹살 세트', '熟成サムギョプサルセット', '熟成五花肉套餐'),
        t(
          'Belly and neck, wraps, stew and cold noodles to share.',
          '삼겹살과 목살에 쌈, 찌개, 냉면까지 나눠 드세요.',
          'バラと肩ロースに、包み野菜、チゲ、冷麺が付きます。',
          '五花與梅花肉，附生菜、鍋物與冷麵。',
        ),
        [
          ['table', 100, 3600],
          ['privateRoom', 100, 4200],
        ],
      ),
      offer(
        t('Hanwoo beef course', '한우 코스', '韓牛コース', '韓牛套餐'),
        t(
          'Sirloin, rib and raw beef tartare, grilled at the table.',
          '등심과 갈비, 육회를 테이블에서 즐겨요.',
          'ロース、カルビ、ユッケを目の前で。',
          '沙朗、牛小排與生拌牛肉，桌邊現烤。',
        ),
        [['table', 120, 9200]],
      ),
      offer(
        t('Marinated short ribs', '양념 갈비', 'ヤンニョムカルビ', '醬醃排骨'),
        t(
          'Two days in pear and soy, over charcoal.',
          '배와 간장에 이틀 재운 갈비를 숯불에 구워요.',
          '梨と醤油に二日漬け、炭火で焼きます。',
          '以水梨與醬油醃漬兩天，炭火現烤。',
        ),
        [['table', 100, 4600]],
      ),
      offer(
        t('Barbecue set', '구이 정식', '焼肉定食', '烤肉定食'),
        t(
          'Grilled pork, rice, soup and six small dishes.',
          '구운 돼지고기와 밥, 국, 반찬 여섯 가지예요.',
          '豚焼肉にご飯、スープ、小皿六品の定食です。',
          '烤豬肉、白飯、湯與六樣小菜。',
        ),
        [['table', 60, 1500]],
      ),
    ],
    extras: [
      extra(t('Fried rice to finish', '볶음밥', '締めのポックンパ（焼き飯）', '收尾炒飯'), 400, 10, 5),
      extra(t('Makgeolli kettle', '막걸리 한 주전자', 'マッコリ', '馬格利米酒一壺'), 1100, 0, 3),
    ],
  },
]
