import { t } from '../text.ts'
import { extra, offer, type Trade } from './trade.types.ts'

const everywhere = { top: 'beauty', countries: ['JP', 'KR', 'TW'] } as const
const chairs = {
  perPerson: true,
  pricePer: 'person',
  kind: 'chair',
  capacities: [1, 1, 1, 1],
  most: 3,
  before: 0,
  after: 10,
} as const
export const beds = {
  perPerson: true,
  pricePer: 'person',
  kind: 'bed',
  capacities: [1, 1, 1, 1],
  most: 2,
  before: 5,
  after: 15,
} as const

export const BEAUTY: Trade[] = [
  {
    ...everywhere,
    id: 'hair',
    name: t('Hair', '헤어', '美容室', '美髮'),
    icon: 'scissors',
    kinds: [
      t('{s} Hair Salon', '{s} 헤어 살롱', 'ヘアサロン {s}', '{s}髮型沙龍'),
      t('{s} Hair Atelier', '{s} 헤어 아틀리에', '{s} 髪工房', '{s}髮藝工坊'),
      t('Hair Room {s}', '미용실 {s}', '美髪室 {s}', '{s}美髮室'),
    ],
    about: [
      t(
        'Consultations are unhurried, and the cut is shaped to how your hair falls when you dry it yourself.',
        '상담에 시간을 아끼지 않고, 집에서 말렸을 때의 모양까지 생각해 잘라 드려요.',
        'カウンセリングに時間をかけ、ご自宅で乾かしたときのまとまりまで考えてカットします。',
        '我們會花時間聆聽需求，連您回家自己吹整時的線條都考慮在內。',
      ),
      t(
        'Known for soft, natural color and for taking care of the scalp as much as the hair.',
        '자연스러운 컬러와 두피까지 챙기는 케어로 알려져 있어요.',
        '透明感のある自然なカラーと、頭皮からのケアに定評があります。',
        '以自然透亮的染髮與細心的頭皮護理受到好評。',
      ),
    ],
    setting: { ...chairs, mode: 'staff' },
    titles: [
      t('Art director', '아트 디렉터', 'アートディレクター', '藝術總監'),
      t('Stylist', '스타일리스트', 'スタイリスト', '設計師'),
    ],
    offers: [
      offer(
        t('Cut and blow-dry', '커트와 드라이', 'カット＋ブロー', '剪髮＋吹整'),
        t(
          'A cut that suits the shape of your face, with shampoo and styling.',
          '얼굴형에 맞춘 커트로 샴푸와 스타일링까지 함께해요.',
          '骨格に合わせたカットに、シャンプーと仕上げのブローが付きます。',
          '依臉型設計剪裁，含洗髮與造型吹整。',
        ),
        [['standard', 60, 5500]],
      ),
      offer(
        t('Cut and full color', '커트와 전체 염색', 'カット＋フルカラー', '剪髮＋全染'),
        t(
          'Low-ammonia color mixed for your skin tone, together with a cut.',
          '피부 톤에 맞춰 배합한 저자극 염색과 커트를 함께 받아요.',
          '肌の色に合わせて調合する低刺激のカラーとカットのセットです。',
          '依膚色調配低刺激染劑，並搭配剪髮。',
        ),
        [
          ['short', 120, 10500],
          ['medium', 135, 12000],
          ['long', 150, 14000],
        ],
      ),
      offer(
        t('Digital perm', '디지털 펌', 'デジタルパーマ', '溫塑燙'),
        t(
          'Loose waves that keep their spring even on busy mornings.',
          '바쁜 아침에도 손질이 쉬운 부드러운 웨이브예요.',
          '忙しい朝でもまとまりやすい、ゆるやかなウェーブに仕上げます。',
          '燙出鬆軟自然的捲度，忙碌早晨也好整理。',
        ),
        [
          ['medium', 150, 15500],
          ['long', 180, 18000],
        ],
      ),
      offer(
        t('Head spa', '헤드 스파', 'ヘッドスパ', '頭皮 SPA'),
        t(
          'A warm scalp cleanse and slow massage that ease the head and neck.',
          '따뜻한 두피 클렌징과 느린 마사지로 머리와 목의 긴장을 풀어요.',
          '温かいクレンジングとゆったりしたマッサージで、頭と首のこりをほぐします。',
          '溫熱頭皮潔淨搭配舒緩按摩，放鬆頭部與肩頸。',
        ),
        [
          ['minutes', 45, 5000],
          ['minutes', 75, 8200],
        ],
      ),
      offer(
        t('Special-occasion hairstyling', '업스타일·헤어 세팅', 'ヘアセット', '宴會造型'),
        t(
          'An updo or a half-up for weddings, photographs or a dinner out.',
          '결혼식이나 촬영, 저녁 모임을 위한 업스타일이에요.',
          '結婚式や撮影、会食の日のためのアップスタイルをおつくりします。',
          '為婚宴、拍照或聚餐打造盤髮或公主頭。',
        ),
        [['standard', 45, 5800]],
      ),
    ],
    extras: [
      extra(t('Deep treatment', '집중 트리트먼트', '集中トリートメント', '深層護髮'), 3300, 30),
      extra(t('Bangs trim', '앞머리 커트', '前髪カット', '修剪瀏海'), 1100, 15),
    ],
  },
  {
    ...everywhere,
    id: 'nails',
    name: t('Nails', '네일', 'ネイル', '美甲'),
    icon: 'nail-polish',
    kinds: [
      t('{s} Nail Salon', '{s} 네일', 'ネイルサロン {s}', '{s}美甲沙龍'),
      t('Nail Studio {s}', '네일 스튜디오 {s}', 'ネイルルーム {s}', '{s}指尖工作室'),
    ],
    about: [
      t(
        'A small nail salon where the natural nail comes first and every design is drawn by hand.',
        '손톱 건강을 먼저 생각하고, 모든 디자인을 손으로 그리는 작은 네일숍이에요.',
        '自爪の健康を第一に考え、アートはすべて手描きで仕上げる小さなネイルサロンです。',
        '以真甲健康為優先，所有圖案皆為手繪的小型美甲店。',
      ),
      t(
        'Bring a picture or only a mood; the artists will find the colors with you.',
        '사진이 있어도, 느낌만 있어도 괜찮아요. 어울리는 색을 함께 찾아 드려요.',
        '写真でもイメージだけでも大丈夫。似合う色を一緒に探します。',
        '帶照片或只有想法都可以，美甲師會陪您找到適合的顏色。',
      ),
    ],
    setting: { ...chairs, mode: 'staff' },
    titles: [
      t('Head nail artist', '수석 네일 아티스트', 'トップネイリスト', '首席美甲師'),
      t('Nail artist', '네일 아티스트', 'ネイリスト', '美甲師'),
    ],
    offers: [
      offer(
        t('One-color gel', '원컬러 젤네일', 'ワンカラージェル', '單色凝膠'),
        t(
          'One of two hundred colors, with shaping and cuticle care.',
          '200가지 색 중에서 골라요. 손톱 다듬기와 큐티클 케어가 포함돼요.',
          '約200色からお選びいただけます。ファイリングと甘皮ケア込みです。',
          '兩百種色系任選，含修型與甘皮保養。',
        ),
        [['standard', 60, 5500]],
      ),
      offer(
        t('Seasonal design gel', '시즌 디자인 젤', '季節の定額アート', '季節設計款'),
        t(
          'This month’s hand-drawn designs, finished with a glossy top coat.',
          '이달의 손그림 디자인에 윤기 있는 톱코트로 마무리해요.',
          '今月の手描きデザインから選び、つややかに仕上げます。',
          '從當月手繪款式中挑選，最後上亮面保護層。',
        ),
        [
          ['minutes', 90, 7800],
          ['minutes', 120, 9800],
        ],
      ),
      offer(
        t('Natural nail care', '손 기본 케어', 'ネイルケア', '基礎手部保養'),
        t(
          'Filing, cuticle work and oil, for hands that look cared for.',
          '손톱 정리와 큐티클 케어, 오일로 단정한 손을 만들어요.',
          'ファイリングと甘皮処理、オイル仕上げで指先を整えます。',
          '修整指緣並以指緣油滋潤，讓雙手清爽有光澤。',
        ),
        [['standard', 45, 4200]],
      ),
      offer(
        t('Foot gel and care', '페디 젤네일과 각질 케어', 'フットジェル＋角質ケア', '足部凝膠＋去角質'),
        t(
          'A warm foot bath, heel care and gel color for sandal days.',
          '족욕과 각질 케어, 젤 컬러까지 샌들 신는 날을 준비해요.',
          '足湯とかかとの角質ケア、ジェルカラーのセットです。',
          '溫足浴、腳跟去角質再上凝膠，穿涼鞋更有自信。',
        ),
        [['standard', 90, 8800]],
      ),
    ],
    extras: [
      extra(t('Gel removal', '젤 제거', 'ジェルオフ', '卸除凝膠'), 1650, 20),
      extra(t('Hand mask', '핸드 팩', 'ハンドパック', '手膜保養'), 1300, 15),
    ],
  },
  {
    ...everywhere,
    id: 'eyelash',
    name: t('Lashes and brows', '속눈썹·눈썹', 'まつげ・眉毛', '美睫・修眉'),
    icon: 'eye',
    kinds: [
      t('{s} Lash and Brow', '{s} 래시 앤 브로우', 'アイサロン {s}', '{s}美睫'),
      t('Eye Salon {s}', '아이래시 {s}', 'まつげサロン {s}', '{s}美睫沙龍'),
    ],
    about: [
      t(
        'Light, feather-fine lashes are the specialty here; nothing that feels heavy by the evening.',
        '저녁까지 무겁지 않은, 깃털처럼 가벼운 속눈썹이 특기예요.',
        '夜まで重さを感じない、羽のように軽いまつげが得意です。',
        '擅長輕盈細緻的睫毛款式，到晚上也不覺得沉重。',
      ),
      t(
        'Brows and lashes are designed together, so the whole face looks rested.',
        '눈썹과 속눈썹을 함께 디자인해 얼굴 전체가 한결 부드러워 보여요.',
        '眉とまつげを一緒にデザインし、顔全体の印象をやわらかく整えます。',
        '眉型與睫毛一併設計，讓整體神情更加柔和。',
      ),
    ],
    setting: { ...beds, mode: 'staff' },
    titles: [
      t('Senior lash artist', '수석 래시 아티스트', 'シニアアイデザイナー', '資深美睫師'),
      t('Lash artist', '래시 아티스트', 'アイデザイナー', '美睫師'),
    ],
    offers: [
      offer(
        t('Lash lift', '속눈썹 펌', 'まつげパーマ', '角蛋白翹睫'),
        t(
          'Your own lashes lifted from the root, with a keratin finish.',
          '내 속눈썹을 뿌리부터 올리고 케라틴으로 마무리해요.',
          '自まつげを根元から立ち上げ、ケラチンで仕上げます。',
          '從根部捲翹自睫，並以角蛋白修護。',
        ),
        [['standard', 60, 5800]],
      ),
      offer(
        t('Single lash extensions', '싱글 속눈썹 연장', 'シングルラッシュ', '單根嫁接'),
        t(
          'Soft extensions set one by one, as many as your lashes carry well.',
          '속눈썹이 감당할 만큼만 한 올씩 섬세하게 붙여요.',
          '自まつげに負担のない本数を、一本ずつていねいに付けます。',
          '依自睫承受度，一根一根細心嫁接。',
        ),
        [
          ['minutes', 75, 6800],
          ['minutes', 100, 8900],
        ],
      ),
      offer(
        t('Volume lash extensions', '볼륨 속눈썹 연장', 'ボリュームラッシュ', '3D 濃密嫁接'),
        t(
          'Fine fans for fullness without weight.',
          '가느다란 가닥을 모아 무게 없이 풍성하게 연출해요.',
          '極細の束で、軽いのにふんわりした目元になります。',
          '以極細睫毛成束嫁接，濃密卻輕盈。',
        ),
        [['standard', 120, 10800]],
      ),
      offer(
        t('Brow shaping and wax', '눈썹 디자인과 왁싱', '眉デザイン＋ワックス', '眉型設計＋蜜蠟除毛'),
        t(
          'Measured to your bones and finished with a gentle wax.',
          '골격에 맞춰 균형을 재고 순한 왁스로 마무리해요.',
          '骨格からバランスを測り、やさしいワックスで整えます。',
          '依骨架比例設計，再以溫和蜜蠟修整。',
        ),
        [['standard', 45, 4900]],
      ),
    ],
    extras: [
      extra(t('Lash shampoo', '속눈썹 샴푸', 'アイシャンプー', '睫毛潔淨'), 900, 10),
      extra(t('Extension removal', '연장 제거', 'つけ替えオフ', '卸除舊睫'), 1650, 20),
    ],
  },
]
