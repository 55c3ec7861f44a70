import { t } from '../text.ts'
import { beds } from './beauty.ts'
import { extra, offer, type Trade } from './trade.types.ts'

const everywhere = { top: 'beauty', countries: ['JP', 'KR', 'TW'] } as const

export const SKIN_AND_BODY: Trade[] = [
  {
    ...everywhere,
    id: 'facial',
    name: t('Facials', '피부 관리', 'フェイシャル', '臉部保養'),
    icon: 'lotion-bottle',
    kinds: [
      t('{s} Skin Care', '{s} 스킨 케어', 'フェイシャルサロン {s}', '{s}肌膚管理'),
      t('{s} Facial Room', '{s} 에스테틱', '{s} 素肌室', '{s}美顏室'),
    ],
    about: [
      t(
        'Skin is checked under a lens before each visit, and the treatment is planned from what it shows.',
        '매번 피부를 확대경으로 살펴본 뒤 그날의 상태에 맞춰 관리를 구성해요.',
        '毎回マイクロスコープで肌を診てから、その日の状態に合わせて施術を組み立てます。',
        '每次先以放大鏡檢測膚況，再依當天狀態安排療程。',
      ),
      t(
        'Private rooms, plain ingredients and therapists who explain every step.',
        '1인실에서 순한 제품으로, 단계마다 설명하며 관리해 드려요.',
        '個室で、成分のシンプルな化粧品を使い、一つひとつ説明しながら進めます。',
        '獨立包廂、成分單純，每個步驟都會仔細說明。',
      ),
    ],
    setting: { ...beds, mode: 'staff_and_resource' },
    titles: [
      t('Lead aesthetician', '수석 피부 관리사', 'チーフエステティシャン', '首席美容師'),
      t('Aesthetician', '피부 관리사', 'エステティシャン', '美容師'),
    ],
    offers: [
      offer(
        t('Moisture facial', '수분 집중 관리', 'うるおいフェイシャル', '保濕護膚'),
        t(
          'Layers of hyaluronic acid under a cool mask, for tired or dry skin.',
          '지치고 건조한 피부에 히알루론산을 겹겹이 채우고 쿨 마스크로 진정해요.',
          '乾燥や疲れの出た肌に、ヒアルロン酸とひんやりしたパックで水分を届けます。',
          '以玻尿酸層層補水並冰鎮敷膜，適合乾燥疲憊肌。',
        ),
        [
          ['minutes', 60, 8800],
          ['minutes', 90, 12500],
        ],
      ),
      offer(
        t('Pore cleansing facial', '모공 클렌징 관리', '毛穴すっきりコース', '毛孔淨化'),
        t(
          'Steam, gentle extraction and a clay mask leave the skin clear and calm.',
          '스팀과 순한 압출, 클레이 팩으로 맑고 편안한 피부를 만들어요.',
          'スチームとやさしい吸引、クレイパックで毛穴をすっきり整えます。',
          '蒸氣、溫和清潔與礦泥面膜，還原清透膚質。',
        ),
        [['standard', 75, 9800]],
      ),
      offer(
        t('Lifting face massage', '리프팅 얼굴 마사지', 'フェイスラインハンドケア', '緊緻拉提按摩'),
        t(
          'Deep but painless hand work along the jaw, cheek and collarbone.',
          '턱선과 볼, 쇄골을 따라 아프지 않게 깊이 풀어 드리는 수기 관리예요.',
          'あご、頬、鎖骨に沿って、痛みなく深くほぐす手技です。',
          '沿著下顎、臉頰與鎖骨深層舒緩，力道舒適不疼痛。',
        ),
        [['standard', 60, 9200]],
      ),
      offer(
        t('Brightening facial', '브라이트닝 관리', '透明感ブライトニング', '亮白煥膚'),
        t(
          'Vitamin C and a warm peel for an even, clear tone.',
          '비타민 C와 온감 필링으로 맑고 고른 톤을 만들어요.',
          'ビタミンCと温感ピーリングで、明るい印象の肌に整えます。',
          '以維他命 C 與溫感煥膚，讓膚色均勻透亮。',
        ),
        [['standard', 80, 11500]],
      ),
    ],
    extras: [
      extra(t('Eye care', '눈가 집중 케어', '目元集中ケア', '眼部護理'), 2200, 15),
      extra(t('Décolleté massage', '데콜테 마사지', 'デコルテトリートメント', '肩頸按摩'), 3000, 20),
    ],
  },
  {
    ...everywhere,
    id: 'massage',
    name: t('Massage', '마사지', 'リラクゼーション', '按摩舒壓'),
    icon: 'lotus',
    kinds: [
      t('{s} Relaxation', '{s} 릴랙세이션', 'リラクゼーション {s}', '{s}舒壓館'),
      t('{s} Bodywork House', '{s} 테라피', 'もみほぐし処 {s}', '{s}養生館'),
    ],
    about: [
      t(
        'Quiet rooms, warm beds and a cup of herbal tea to end with.',
        '조용한 방과 따뜻한 베드, 마지막엔 허브차 한 잔을 내어 드려요.',
        '静かな個室と温かいベッド、施術後にはハーブティーをご用意しています。',
        '安靜的房間、溫暖的按摩床，最後再奉上一杯花草茶。',
      ),
      t(
        'Tell the therapist how firm you like it; they check again along the way.',
        '원하는 세기를 말씀해 주세요. 중간중간 다시 여쭤보며 맞춰 드려요.',
        'お好みの強さをお伝えください。途中でも確かめながら進めます。',
        '請告訴師傅喜歡的力道，過程中也會再次確認。',
      ),
    ],
    setting: { ...beds, mode: 'staff_and_resource' },
    titles: [
      t('Senior therapist', '수석 테라피스트', 'シニアセラピスト', '資深按摩師'),
      t('Therapist', '테라피스트', 'セラピスト', '按摩師'),
    ],
    offers: [
      offer(
        t('Aroma oil massage', '아로마 오일 마사지', 'アロマオイルトリートメント', '芳香精油按摩'),
        t(
          'Choose from six oils; long strokes from the back to the soles.',
          '여섯 가지 오일 중 골라 등부터 발끝까지 부드럽게 풀어요.',
          '6種の精油から選び、背中から足先までゆったり流します。',
          '六款精油任選，從背部到足底緩緩舒展。',
        ),
        [
          ['minutes', 60, 7900],
          ['minutes', 90, 11200],
          ['minutes', 120, 14500],
        ],
      ),
      offer(
        t('Shoulder and neck relief', '어깨·목 집중 관리', '肩・首集中ほぐし', '肩頸深層舒壓'),
        t(
          'For desks and screens: firm thumbs along the neck and shoulder blades.',
          '오래 앉아 있는 분을 위해 목과 어깨뼈를 꼼꼼히 눌러 드려요.',
          'デスクワークで固まった首と肩甲骨まわりを、しっかりほぐします。',
          '專為久坐族設計，仔細按壓頸部與肩胛。',
        ),
        [
          ['minutes', 40, 4800],
          ['minutes', 60, 6600],
        ],
      ),
      offer(
        t('Foot reflexology', '발 지압 마사지', '足つぼリフレクソロジー', '足底按摩'),
        t(
          'A herbal foot bath and pressure points, good after a day of walking.',
          '많이 걸은 날 좋은 허브 족욕과 발 지압이에요.',
          'たくさん歩いた日に。ハーブの足湯と足つぼ押しです。',
          '適合走了一天的您：草本泡腳加足底穴位按壓。',
        ),
        [['minutes', 45, 4500]],
      ),
      offer(
        t('Hot stone therapy', '핫스톤 테라피', 'ホットストーン', '熱石療程'),
        t(
          'Warm basalt stones melt tension that hands can’t reach.',
          '따뜻한 현무암이 손이 닿지 않는 긴장까지 녹여 줘요.',
          '温めた玄武岩が、手では届かないこりをゆるめます。',
          '溫熱玄武岩深入舒緩手部難以觸及的緊繃。',
        ),
        [['standard', 90, 13200]],
      ),
    ],
    extras: [
      extra(t('Warm eye pillow', '온열 안대', 'ホットアイピロー', '熱敷眼罩'), 800, 0),
      extra(t('Extra 20 minutes', '20분 추가', '20分延長', '加時 20 分鐘'), 2500, 20, 2),
    ],
  },
]
