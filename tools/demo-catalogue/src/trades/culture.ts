import { t } from '../text.ts'
import { extra, offer, plain, type Trade } from './trade.types.ts'

const seats = {
  perPerson: false,
  pricePer: 'person',
  kind: 'room',
  capacities: [5, 6, 4],
  most: 5,
  before: 10,
  after: 20,
} as const
const everywhere = { top: 'culture', countries: ['JP', 'KR', 'TW'] } as const

export const CULTURE: Trade[] = [
  {
    top: 'culture',
    countries: ['JP', 'TW'],
    id: 'tea-ceremony',
    name: t('Tea ceremony', '다도', '茶道', '茶道'),
    icon: 'matcha-bowl',
    kinds: [
      t('{s} Tea Ceremony', '{s} 다도 체험', '茶道体験 {s}', '{s}茶道體驗'),
      t('{s} Tea Room', '{s} 다실', '茶室 {s}', '茶室 {s}'),
    ],
    about: [
      t(
        'You enter by the garden, rinse your hands and leave your shoes and hurry outside.',
        '정원을 지나 손을 씻고, 신발과 조급함은 밖에 두고 들어와요.',
        '露地を通り、手を清め、履物と慌ただしさを外に置いてお入りください。',
        '穿過庭園、淨手，把鞋與匆忙留在門外。',
      ),
      t(
        'The host explains each gesture in simple words, and questions are welcome.',
        '주인이 동작 하나하나를 쉬운 말로 설명하니 편하게 물어보세요.',
        '亭主が所作の意味をやさしく説明します。質問も歓迎です。',
        '主人以淺白的話解說每個動作，歡迎提問。',
      ),
    ],
    setting: { ...seats, mode: 'resource' },
    titles: [
      t('Tea master', '다도 사범', '茶道師範', '茶道師範'),
      t('Assistant host', '보조 진행자', '半東', '助理茶師'),
    ],
    offers: [
      offer(
        t('Introductory tea ceremony', '첫 다도 체험', 'はじめての茶道', '初次茶道體驗'),
        t(
          'Watch one bowl made, then whisk your own, with a seasonal sweet.',
          '차 내는 모습을 지켜본 뒤 말차를 직접 저어 마셔요. 제철 과자가 함께 나와요.',
          '点前を拝見したあと、ご自分で一服点てます。季節の菓子付きです。',
          '先觀看點茶，再親手刷一碗抹茶，附季節和菓子。',
        ),
        [['minutes', 60, 3800]],
      ),
      offer(
        t('Tea ceremony in kimono', '기모노 다도 체험', '着物で茶道', '和服茶道體驗'),
        t(
          'Dressing, tea and photographs in the garden.',
          '기모노를 입고 차를 마신 뒤 정원에서 사진을 찍어요.',
          '着付けのあとお茶をいただき、庭で写真を撮ります。',
          '換上和服品茶，並在庭園拍照。',
        ),
        [['minutes', 120, 8800]],
      ),
      offer(
        t('Full tea gathering with a light meal', '가이세키와 다회', '点心付き茶事', '點心茶會'),
        t(
          'A light meal, thick tea and thin tea, as invited guests know it.',
          '가벼운 식사와 진한 차, 연한 차까지 손님처럼 대접받아요.',
          '点心、濃茶、薄茶まで、正客のひとときを味わいます。',
          '點心、濃茶與薄茶，體驗正式茶會。',
        ),
        [['minutes', 180, 15800]],
      ),
      plain(
        offer(
          t('Private tea for two or more', '프라이빗 다회', '貸切茶席', '包場茶席'),
          t(
            'The room is yours, and the host speaks to your interests.',
            '다실을 통째로 쓰고 관심사에 맞춰 진행해요.',
            '茶室を貸し切り、ご興味に合わせて進めます。',
            '獨享茶室，依您的興趣進行。',
          ),
          [['minutes', 90, 7200]],
        ),
      ),
    ],
    extras: [
      extra(
        t('Whisk and tea set to take home', '차선과 말차 세트', '茶筅・抹茶セット（お持ち帰り）', '茶筅與抹茶組'),
        3200,
        0,
        5,
      ),
      extra(t('Extra sweet', '과자 추가', '菓子の追加', '加點和菓子'), 500, 0, 5),
    ],
  },
  {
    ...everywhere,
    id: 'pottery',
    name: t('Pottery', '도예', '陶芸', '陶藝'),
    icon: 'amphora',
    kinds: [
      t('{s} Pottery Studio', '{s} 도예 공방', '陶芸工房 {s}', '{s}陶藝工房'),
      t('{s} Kiln', '{s}요', '{s}窯', '{s}窯'),
    ],
    about: [
      t(
        'Six wheels, a wood-fired kiln in the yard and a teacher who lets the clay do the talking.',
        '물레 여섯 대와 마당의 장작 가마, 흙과 함께 기다려 주는 선생님이 있어요.',
        'ろくろ六台と庭の薪窯。土と向き合う時間を、そっと手助けします。',
        '六台拉坯機、院中柴窯，老師靜靜陪您與陶土相處。',
      ),
      t(
        'Pieces are glazed, fired and mailed to you, abroad as well, in about six weeks.',
        '완성품은 유약을 입혀 구운 뒤 약 6주 후 해외로도 보내 드려요.',
        '作品は釉薬をかけて焼き、約6週間で海外へもお送りします。',
        '作品上釉燒製，約六週後寄出，也可寄往海外。',
      ),
    ],
    setting: { ...seats, kind: 'seat', perPerson: true, capacities: [1, 1, 1, 1, 1, 1], mode: 'staff' },
    titles: [t('Potter', '도예가', '陶芸家', '陶藝家'), t('Instructor', '강사', '講師', '指導老師')],
    offers: [
      offer(
        t('Wheel throwing', '물레 체험', '電動ろくろ体験', '手拉坯體驗'),
        t(
          'Throw two pieces and keep the one you like best.',
          '두 점을 빚어 마음에 드는 하나를 남겨요.',
          '二つ作り、気に入った一つを焼き上げます。',
          '拉坯兩件，選一件喜歡的燒製。',
        ),
        [
          ['minutes', 60, 4200],
          ['minutes', 90, 5800],
        ],
      ),
      offer(
        t('Hand building', '핸드빌딩 체험', '手びねり体験', '手捏陶體驗'),
        t(
          'Cups, plates or a small vase, shaped slowly by hand.',
          '컵이나 접시, 작은 꽃병을 손으로 천천히 빚어요.',
          '湯のみや皿、小さな花器を、手でゆっくり形にします。',
          '以手慢慢捏出杯、盤或小花器。',
        ),
        [
          ['small', 75, 3600],
          ['large', 105, 5200],
        ],
      ),
      offer(
        t('Painting on bisque', '도자기 페인팅', '絵付け体験', '彩繪體驗'),
        t(
          'Paint a plate or a cup; good for children too.',
          '접시나 컵에 그림을 그려요. 아이와 함께하기에도 좋아요.',
          'お皿や湯のみに絵付けをします。お子さまにもおすすめです。',
          '在盤或杯上彩繪，也適合孩子。',
        ),
        [
          ['adult', 60, 2600],
          ['child', 60, 1900],
        ],
      ),
      offer(
        t('Gold-joint repair', '긴쓰기 체험', '金継ぎ体験', '金繕體驗'),
        t(
          'Mend a chipped bowl with lacquer and gold powder.',
          '이 나간 그릇을 옻과 금가루로 고쳐요.',
          '欠けた器を、漆と金粉でよみがえらせます。',
          '以漆與金粉修復缺口器皿。',
        ),
        [['standard', 120, 7800]],
      ),
    ],
    extras: [
      extra(t('A second piece fired', '작품 추가 소성', '焼成一点追加', '加燒一件'), 1800, 0, 3),
      extra(t('Overseas shipping', '해외 배송', '海外発送', '海外寄送'), 3600, 0),
    ],
  },
  {
    ...everywhere,
    id: 'calligraphy',
    name: t('Calligraphy', '서예', '書道', '書法'),
    icon: 'paintbrush',
    kinds: [
      t('{s} Calligraphy', '{s} 서예 교실', '書道教室 {s}', '{s}書法教室'),
      t('{s} Ink Studio', '{s} 서실', '墨と紙 {s}', '{s}墨韻工作室'),
    ],
    about: [
      t(
        'Ink is ground by hand, paper is local, and nobody minds a wobbly line.',
        '먹을 직접 갈고 지역의 종이를 쓰며, 삐뚤어도 괜찮아요.',
        '墨をすり、地元の紙に書きます。線が揺れても大丈夫です。',
        '親手磨墨、使用在地紙張，線條抖了也沒關係。',
      ),
      t(
        'Choose one word that matters to you; the teacher writes a model for you alone.',
        '마음에 담은 한 글자를 고르면 선생님이 본보기를 써 드려요.',
        '大切にしたい一文字を選ぶと、先生がお手本を書いてくれます。',
        '選一個對您重要的字，老師為您寫下專屬範本。',
      ),
    ],
    setting: { ...seats, mode: 'staff' },
    titles: [t('Calligrapher', '서예가', '書家', '書法家'), t('Instructor', '강사', '講師', '指導老師')],
    offers: [
      offer(
        t('One-word calligraphy', '한 글자 서예', '一文字書道体験', '一字書法體驗'),
        t(
          'Practice a single character and sign it on a good sheet.',
          '한 글자를 연습해 좋은 종이에 이름과 함께 남겨요.',
          '一文字を練習し、よい紙に清書して落款を押します。',
          '練習一個字，寫在佳紙上並落款。',
        ),
        [['minutes', 60, 3200]],
      ),
      offer(
        t('Fan lettering', '부채에 글씨 쓰기', '扇子の書道体験', '扇面題字'),
        t(
          'Write on a paper fan and take it home the same day.',
          '종이 부채에 글씨를 써서 바로 가져가요.',
          '紙の扇子に書き、その日にお持ち帰りいただけます。',
          '在紙扇上題字，當日可帶走。',
        ),
        [['minutes', 75, 4200]],
      ),
      offer(
        t('Ink painting', '수묵화', '水墨画', '水墨畫'),
        t(
          'Bamboo, plum or a mountain in five tones of black.',
          '대나무나 매화, 산을 다섯 농도의 먹으로 그려요.',
          '竹や梅、山を、墨の五つの濃淡で描きます。',
          '以墨分五色畫竹、梅或山。',
        ),
        [['minutes', 90, 4800]],
      ),
      offer(
        t('Seal carving', '전각 체험', '篆刻体験', '篆刻體驗'),
        t(
          'Carve your name in soft stone; tools provided.',
          '부드러운 돌에 이름을 새겨요. 도구는 준비돼 있어요.',
          'やわらかな石に名前を彫ります。道具は用意しています。',
          '在軟石上刻下名字，工具齊備。',
        ),
        [['standard', 120, 5600]],
      ),
    ],
    extras: [
      extra(t('Mounting on a scroll', '족자 표구', '掛け軸仕立て', '裱成掛軸'), 4800, 0),
      extra(t('Brush to take home', '붓 한 자루', '筆の持ち帰り', '毛筆一支'), 1500, 0, 5),
    ],
  },
  {
    ...everywhere,
    id: 'cooking-class',
    name: t('Cooking classes', '쿠킹 클래스', '料理教室', '料理課'),
    icon: 'cooking',
    kinds: [
      t('{s} Cooking Class', '{s} 쿠킹 클래스', '料理教室 {s}', '{s}料理教室'),
      t('{s} Kitchen', '{s} 키친', 'キッチン {s}', '{s}廚房'),
    ],
    about: [
      t(
        'Small groups, a real home kitchen and everything eaten together at one table.',
        '적은 인원이 가정집 부엌에서 함께 만들고 한 식탁에서 나눠 먹어요.',
        '少人数で、家庭の台所を使い、最後はみんなで食卓を囲みます。',
        '小班制、真正的家庭廚房，最後同桌共享。',
      ),
      t(
        'Recipes come in four languages, so you can cook it again at home.',
        '레시피를 네 언어로 드려서 집에서도 다시 만들 수 있어요.',
        'レシピは四つの言語でお渡しします。ご自宅でも再現できます。',
        '食譜提供四種語言，回家也能重現。',
      ),
    ],
    setting: { ...seats, mode: 'none' },
    titles: [t('Head teacher', '대표 강사', '主宰', '主廚講師'), t('Teacher', '강사', '講師', '講師')],
    offers: [
      offer(
        t('Home cooking of the region', '지역 가정식 만들기', '郷土の家庭料理', '在地家常菜'),
        t(
          'Four dishes people here eat on ordinary days.',
          '이 지역에서 평소에 먹는 네 가지 요리를 만들어요.',
          'この土地でふだん食べられている四品を作ります。',
          '學做四道當地日常菜色。',
        ),
        [['minutes', 150, 6800]],
      ),
      offer(
        t('Dumplings from scratch', '만두 빚기', '手づくり餃子', '手工包餃子'),
        t(
          'Knead, roll, fill and fold thirty dumplings each.',
          '반죽부터 속까지, 한 사람당 서른 개를 빚어요.',
          '生地からこね、一人三十個を包みます。',
          '從揉麵、擀皮到包餡，每人三十顆。',
        ),
        [
          ['adult', 120, 5200],
          ['child', 120, 3200],
        ],
      ),
      offer(
        t('Market tour and cooking', '시장 투어와 요리', '市場めぐりと料理', '市場巡禮與料理'),
        t(
          'Shop with the teacher at the market, then cook what you bought.',
          '시장에서 강사와 함께 장을 보고, 사 온 재료로 요리해요.',
          '市場で先生と買い物をし、買った食材で料理を作ります。',
          '與老師逛市場採買，再用買來的食材一起下廚。',
        ),
        [['minutes', 210, 9800]],
      ),
      offer(
        t('Sweets making', '전통 과자 만들기', 'お菓子づくり', '傳統甜點製作'),
        t(
          'Three small sweets of the season, boxed to take away.',
          '제철 과자 세 가지를 만들어 상자에 담아 가요.',
          '季節の小さな菓子を三種作り、箱に詰めて持ち帰ります。',
          '製作三款當季小點，裝盒帶回。',
        ),
        [['minutes', 90, 4400]],
      ),
    ],
    extras: [
      extra(t('Apron gift', '앞치마', 'エプロン', '圍裙紀念品'), 1800, 0, 5),
      extra(t('Drink pairing', '음료 페어링', 'ドリンクペアリング', '佐餐飲品'), 1400, 0, 5),
    ],
  },
]
