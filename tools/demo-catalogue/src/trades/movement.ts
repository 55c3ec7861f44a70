import { t } from '../text.ts'
import { extra, offer, plain, type Trade } from './trade.types.ts'

const rooms = {
  perPerson: false,
  pricePer: 'person',
  kind: 'room',
  capacities: [5, 5, 4],
  most: 5,
  before: 0,
  after: 10,
} as const
const everywhere = { top: 'lifestyle', countries: ['JP', 'KR', 'TW'] } as const

export const MOVEMENT: Trade[] = [
  {
    ...everywhere,
    id: 'fitness',
    name: t('Fitness', '피트니스', 'フィットネス', '健身'),
    icon: 'running-shoe',
    kinds: [
      t('{s} Fitness', '{s} 피트니스', 'フィットネス {s}', '{s}健身'),
      t('{s} Personal Gym', '{s} PT 스튜디오', 'パーソナルジム {s}', '{s}私人教練工作室'),
    ],
    about: [
      t(
        'A calm gym without mirrors on every wall; travelers can borrow shoes and clothes.',
        '차분하게 운동할 수 있는 헬스장이에요. 여행 중이라면 운동복과 신발을 빌릴 수 있어요.',
        '鏡だらけではない、落ち着いたジムです。旅行の方にはウェアとシューズをお貸しします。',
        '不被鏡子包圍的安靜健身房，旅客可借用衣鞋。',
      ),
      t(
        'Coaches start from how you slept and what hurts, then load the bar.',
        '코치는 잠은 잘 잤는지, 아픈 곳은 없는지부터 묻고 시작해요.',
        'コーチはまず睡眠と体の痛みを聞き、それから重さを決めます。',
        '教練先問睡眠與不適，再決定訓練重量。',
      ),
    ],
    setting: { ...rooms, mode: 'staff', perPerson: true, capacities: [1, 1, 1], most: 2 },
    titles: [t('Head coach', '수석 코치', 'ヘッドトレーナー', '總教練'), t('Coach', '코치', 'トレーナー', '教練')],
    offers: [
      offer(
        t('Personal training', '퍼스널 트레이닝', 'パーソナルトレーニング', '一對一訓練'),
        t(
          'One coach, one plan and a short note to take home.',
          '전담 코치가 나에게 맞는 계획을 세우고, 끝나면 간단한 기록을 드려요.',
          '専属のコーチと計画を立て、終わりに短いメモをお渡しします。',
          '專屬教練與計畫，課後附簡短紀錄。',
        ),
        [
          ['minutes', 50, 7200],
          ['minutes', 80, 10200],
        ],
      ),
      offer(
        t('Boxing basics', '복싱 기초', 'ボクシング入門', '拳擊入門'),
        t(
          'Stance, pads and three rounds; gloves provided.',
          '자세와 미트, 3라운드까지. 글러브는 빌려드려요.',
          '構え、ミット打ち、3ラウンド。グローブはお貸しします。',
          '站姿、打手靶與三回合，手套可借用。',
        ),
        [['minutes', 60, 4800]],
      ),
      offer(
        t('Body check and stretch', '체형 점검과 스트레칭', '姿勢チェックとストレッチ', '體態檢測與伸展'),
        t(
          'Posture measured, tight places found and stretched for you.',
          '자세를 재고 굳은 곳을 찾아 늘려 드려요.',
          '姿勢を測り、硬い部分を見つけて伸ばします。',
          '檢測體態，找出緊繃處並協助伸展。',
        ),
        [['minutes', 60, 5600]],
      ),
      offer(
        t('Running form lesson', '러닝 자세 레슨', 'ランニングフォーム講座', '跑姿課程'),
        t(
          'Filmed on the treadmill and corrected step by step.',
          '러닝머신에서 촬영해 한 걸음씩 교정해요.',
          'トレッドミルで撮影し、一歩ずつ直します。',
          '跑步機錄影，逐步修正。',
        ),
        [['minutes', 75, 5900]],
      ),
    ],
    extras: [
      extra(
        t('Workout clothes and shoe rental', '운동복·신발 대여', 'ウェア・シューズレンタル', '衣鞋租借'),
        800,
        0,
        2,
      ),
      extra(t('Protein shake', '단백질 셰이크', 'プロテイン', '蛋白飲'), 500, 0, 2),
    ],
  },
  {
    ...everywhere,
    id: 'yoga',
    name: t('Yoga and pilates', '요가·필라테스', 'ヨガ・ピラティス', '瑜珈・皮拉提斯'),
    icon: 'seedling',
    kinds: [
      t('{s} Yoga', '{s} 요가', 'ヨガスタジオ {s}', '{s}瑜珈'),
      t('{s} Pilates', '{s} 필라테스', 'ピラティス {s}', '{s}皮拉提斯'),
    ],
    about: [
      t(
        'Wooden floor, morning light and never more than a handful of people.',
        '나무 바닥과 아침 햇살, 언제나 적은 인원으로 함께해요.',
        '木の床に朝の光。いつも少人数で行います。',
        '木地板、晨光與小班人數。',
      ),
      t(
        'Teachers adjust for stiff backs and jet lag, and beginners are the norm.',
        '뻣뻣한 허리도 시차로 지친 몸도 살펴 드려요. 대부분 처음 오신 분들이에요.',
        '体が硬い方も時差ぼけの方も歓迎。初めての方がほとんどです。',
        '背很緊、有時差都沒關係，老師會幫您調整，學員多半是初學者。',
      ),
    ],
    setting: { ...rooms, mode: 'staff' },
    titles: [
      t('Lead teacher', '대표 강사', 'メインインストラクター', '資深老師'),
      t('Teacher', '강사', 'インストラクター', '老師'),
    ],
    offers: [
      offer(
        t('Gentle flow', '부드러운 플로우 요가', 'やさしいフローヨガ', '和緩流動瑜珈'),
        t(
          'An easy hour that wakes the spine, one breath at a time.',
          '호흡을 따라 척추를 천천히 깨우는 한 시간이에요.',
          '呼吸に合わせて背骨をゆっくり目覚めさせる一時間です。',
          '隨著呼吸慢慢喚醒脊椎的一小時。',
        ),
        [['minutes', 60, 2800]],
      ),
      offer(
        t('Reformer pilates', '리포머 필라테스', 'マシンピラティス', '器械皮拉提斯'),
        t(
          'Springs and straps, with a teacher close by.',
          '스프링과 스트랩을 쓰고 강사가 가까이에서 봐 드려요.',
          'スプリングとストラップを使い、先生がそばで見守ります。',
          '使用彈簧與拉帶，老師近距離指導。',
        ),
        [['minutes', 50, 5800]],
        'staff_and_resource',
      ),
      offer(
        t('Restorative yoga by candle', '캔들 힐링 요가', 'キャンドルリストラティブヨガ', '燭光修復瑜珈'),
        t(
          'Long, supported poses in a dim room; people do fall asleep.',
          '은은한 불빛 아래 받침을 대고 오래 머무는 자세라 잠드는 분도 있어요.',
          '灯りを落とした部屋で、道具に身を預けて長く休みます。眠ってしまう方もいます。',
          '在昏黃燭光下以輔具支撐、長時間停留，常有人睡著。',
        ),
        [['minutes', 75, 3200]],
      ),
      plain(
        offer(
          t('Private lesson', '개인 레슨', 'プライベートレッスン', '私人課'),
          t(
            'Planned for you alone, from breath to strength.',
            '호흡부터 근력까지 나에게만 맞춰 진행해요.',
            '呼吸から筋力まで、お一人ずつに合わせて組み立てます。',
            '從呼吸到肌力，為您量身安排。',
          ),
          [['minutes', 60, 8200]],
        ),
      ),
    ],
    extras: [
      extra(t('Mat and towel', '매트와 타월', 'マット・タオル', '瑜珈墊與毛巾'), 500, 0, 5),
      extra(t('Herbal tea after class', '수업 후 허브차', 'レッスン後のハーブティー', '課後花草茶'), 400, 0, 5),
    ],
  },
  {
    ...everywhere,
    id: 'sauna',
    name: t('Sauna and hot springs', '사우나·온천', 'サウナ・温泉', '溫泉・三溫暖'),
    icon: 'hot-springs',
    kinds: [
      t('{s} Sauna', '{s} 사우나', 'サウナ {s}', '{s}三溫暖'),
      t('{s} Bathhouse', '{s} 온천', '湯処 {s}', '{s}湯屋'),
    ],
    about: [
      t(
        'A private room with its own bath, so you set the heat and the silence.',
        '전용 욕탕이 딸린 프라이빗 룸이라 온도도 고요함도 내 마음대로예요.',
        '専用のお風呂がある個室。熱さも静けさもお好みで。',
        '附獨立浴池的包廂，溫度與寧靜由您決定。',
      ),
      t(
        'Cedar walls, cold spring water and a bench outside for the air.',
        '삼나무 벽과 차가운 샘물, 바람을 쐬는 의자가 있어요.',
        '杉の壁、冷たい湧き水、外気浴の椅子があります。',
        '杉木牆、冰涼泉水與戶外休憩椅。',
      ),
    ],
    setting: {
      perPerson: false,
      pricePer: 'person',
      kind: 'room',
      capacities: [2, 4, 2, 5],
      most: 5,
      before: 0,
      after: 30,
      mode: 'resource',
    },
    titles: [t('Bath keeper', '온천 매니저', '湯守', '湯守'), t('Attendant', '안내 직원', 'スタッフ', '服務人員')],
    offers: [
      offer(
        t('Private sauna', '프라이빗 사우나', '貸切サウナ', '私人三溫暖'),
        t(
          'Your own stove, cold plunge and rest chairs.',
          '나만의 스토브와 냉탕, 휴식 의자를 쓸 수 있어요.',
          '専用ストーブと水風呂、休憩椅子付きです。',
          '專屬爐火、冷水池與休息椅。',
        ),
        [
          ['minutes', 90, 4800],
          ['minutes', 120, 6000],
        ],
      ),
      offer(
        t('Private open-air bath', '프라이빗 노천탕', '貸切露天風呂', '私人露天風呂'),
        t(
          'Spring water straight from the source, under the sky.',
          '원천 그대로의 온천을 하늘 아래에서 즐겨요.',
          '源泉かけ流しの湯を、空の下でお楽しみください。',
          '源泉直引，在天空下泡湯。',
        ),
        [['minutes', 60, 3600]],
      ),
      offer(
        t('Löyly session', '아우프구스 세션', 'アウフグース体験', '熱波儀式（Aufguss）'),
        t(
          'Aromatic steam and a towel master, three rounds.',
          '향기로운 증기와 타월 마스터의 바람을 세 번 즐겨요.',
          '香りの蒸気と熱波師の風を、三回どうぞ。',
          '香氛蒸氣與熱波師揮巾，共三回合。',
        ),
        [['minutes', 75, 3900]],
      ),
      plain(
        offer(
          t('Bath and rest with a meal', '온천과 식사 휴식', '入浴＋お食事 休憩プラン', '泡湯與餐點休憩'),
          t(
            'A bath, a set meal and a tatami corner to rest in afterwards.',
            '온천과 정식을 즐긴 뒤 다다미 자리에서 쉬어 갈 수 있어요.',
            '入浴と御膳のあと、畳の休み処でおくつろぎいただけます。',
            '泡湯、享用定食後，可在榻榻米區休息。',
          ),
          [['halfDay', 240, 6800]],
        ),
      ),
    ],
    extras: [
      extra(t('Towel set', '타월 세트', 'タオルセット', '毛巾組'), 400, 0, 5),
      extra(t('Aroma water', '아로마 워터', 'アロマ水', '香氛水'), 600, 0, 2),
    ],
  },
]
