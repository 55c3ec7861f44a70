import { doneBy, type Saying, said, within } from './saying.ts'

/**
 * A row that says the name of a category finds the shops of that category; any other row finds the shops whose texts
 * have one of its words. Upper and lower case, plural, spaces, kana and the spellings of Chinese signs make no difference.
 */
export const KINDS: readonly Saying[] = [
  // Beauty
  said(
    'hair, hair salon, haircut, hairdresser, hairdressing, hairstyle, hairstylist, barber, barbershop, salon, biyoin',
    '헤어, 헤어샵, 헤어숍, 헤어살롱, 헤어컷, 미용실, 머리, 이발, 이발소, 바버샵, 커트, 컷트, 컷, 미장원, 머리 자르기, 머리 커트, 머리 하기',
    '美容室, 美容院, 美容師, ヘア, ヘアサロン, ヘアカット, 髪, 散髪, 床屋, 理容室, 理髪店, バーバー, 髪を切る, カット',
    '美髮, 髮廊, 剪髮, 剪頭髮, 理髮, 理髮店, 髮型, 頭髮, 髮型設計, 美髮沙龍, 美容院, 剪頭, 剪髮店, 洗頭',
  ),
  doneBy(
    'Hair',
    'haircut and blow-dry, blow dry, blowout',
    '드라이, 블로우 드라이',
    'ブロー, ブロー仕上げ',
    '吹整, 洗剪吹, 吹頭髮',
  ),
  doneBy('Hair', 'perm, digital perm', '펌, 파마, 디지털 펌', 'パーマ, デジタルパーマ', '燙髮, 燙頭髮, 溫塑燙'),
  doneBy(
    'Hair',
    'hair colour, hair color, hair dye, colouring, coloring, full colour',
    '염색, 머리 염색, 전체 염색',
    'カラーリング, ヘアカラー, 白髪染め, フルカラー',
    '染髮, 染頭髮, 全染',
  ),
  doneBy(
    'Hair',
    'hair treatment, deep treatment',
    '트리트먼트, 모발 케어, 집중 트리트먼트',
    'トリートメント, ヘアケア',
    '護髮, 深層護髮',
  ),
  doneBy(
    'Hair',
    'head spa, scalp care, scalp treatment, scalp massage',
    '헤드 스파, 두피 케어, 두피 관리',
    'ヘッドスパ, 頭皮ケア',
    '頭皮 SPA, 頭皮護理, 頭皮保養, 頭療',
  ),
  doneBy(
    'Hair',
    'hair set, updo, hair styling',
    '헤어 세트, 올림머리',
    'ヘアセット, ヘアアレンジ, ヘアメイク',
    '髮型造型, 宴會造型, 盤髮',
  ),
  said(
    'nails, nail, manicure, nail salon, nail art, gel nails, pedicure, neiru',
    '네일, 네일샵, 네일숍, 네일아트, 젤 네일, 매니큐어, 페디큐어, 손톱',
    'ネイル, ネイルサロン, ネイルアート, ジェルネイル, マニキュア, ペディキュア, 爪, ネール',
    '美甲, 美甲店, 指甲, 指甲彩繪, 凝膠指甲, 做指甲, 光療美甲, 修指甲',
  ),
  said(
    'lashes and brows, eyelash, eyelashes, lashes, lash, eyelash extensions, lash extensions, brows, eyebrows',
    '속눈썹, 눈썹, 속눈썹 연장, 래쉬, 눈썹 문신, 속눈썹샵',
    'まつげ, まつ毛, 睫毛, まつエク, マツエク, まつげエクステ, 眉, 眉毛, アイラッシュ, アイブロウ',
    '美睫, 睫毛, 接睫毛, 嫁接睫毛, 植睫毛, 眉毛, 美眉, 修眉, 繡眉',
  ),
  said(
    'lash lift, lash perm, eyelash perm',
    '속눈썹 펌, 래쉬펌, 래쉬 리프트',
    'まつげパーマ, まつ毛パーマ, ラッシュリフト, まつパ',
    '翹睫, 角蛋白翹睫, 睫毛燙, 燙睫毛',
  ),
  said(
    'facials, facial, facial salon, skincare, skin care, esthetic, aesthetics, este',
    '피부 관리, 피부관리실, 에스테틱, 스킨케어, 페이셜, 얼굴 관리, 피부과',
    'フェイシャル, フェイシャルエステ, エステ, エステサロン, スキンケア, 美顔, 小顔',
    '臉部保養, 做臉, 護膚, 美容護膚, 臉部護理, 護理, 美顏, 皮膚管理',
  ),
  said(
    'massage, massage parlour, spa, relaxation, bodywork, thai massage, therapy, massaji',
    '마사지, 마사지샵, 안마, 릴랙세이션, 스파, 테라피, 타이 마사지',
    'リラクゼーション, マッサージ, もみほぐし, 整体, スパ, ボディケア, タイ古式, あんま',
    '按摩舒壓, 按摩, 推拿, 舒壓, 指壓, 水療, 全身按摩, 馬殺雞',
  ),
  said(
    'foot massage, reflexology, foot reflexology',
    '발 마사지, 발마사지, 발 반사 요법',
    '足つぼ, 足つぼリフレクソロジー, フットマッサージ, リフレクソロジー',
    '腳底按摩, 足底按摩, 足療',
  ),
  said(
    'aroma massage, aromatherapy, aroma oil massage, oil massage',
    '아로마 마사지, 아로마 오일 마사지, 아로마테라피',
    'アロマ, アロママッサージ, アロマオイルトリートメント, アロマトリートメント',
    '精油按摩, 芳療, 芳香精油按摩, 油壓',
  ),

  // Table
  said(
    'food and dining, food, dining, eat, lunch, gourmet, restaurants and cafés',
    '맛집, 음식, 밥, 점심',
    'グルメ, 食事, ご飯, ごはん, ランチ, 飲食店, 食べ物, 料理',
    '美食餐廳, 美食, 吃飯, 午餐, 料理',
  ),
  within(
    'Sushi, Izakaya, Yakiniku, Korean barbecue | Restaurant | Food and dining',
    'restaurant, dinner, supper, evening meal',
    '음식점, 레스토랑, 식당, 저녁, 저녁 식사, 저녁밥, 디너',
    'レストラン, ディナー, 夕食, 夕飯, 晩ごはん, 晩ご飯',
    '餐廳, 餐館, 晚餐, 晚飯, 晚飯餐廳, 宵夜',
  ),
  within(
    'Yakiniku, Izakaya | Restaurant | Food and dining',
    'sukiyaki, shabu-shabu, shabu shabu, hot pot, hotpot',
    '스키야키, 샤부샤부, 샤브샤브, 전골',
    'すき焼き, すきやき, しゃぶしゃぶ, 鍋',
    '壽喜燒, 涮涮鍋, 火鍋',
  ),
  within(
    'Izakaya | Restaurant | Food and dining',
    'ramen, udon, soba, tempura, yakitori, takoyaki, okonomiyaki',
    '라멘, 우동, 소바, 덴푸라, 튀김, 야키토리, 타코야키, 오코노미야키',
    'ラーメン, うどん, そば, 天ぷら, 焼き鳥, たこ焼き, お好み焼き',
    '拉麵, 烏龍麵, 蕎麥麵, 天婦羅, 串燒, 章魚燒, 大阪燒',
  ),
  said(
    'sushi, sushi bar, sushi restaurant, nigiri',
    '스시, 초밥, 초밥집, 스시집',
    '寿司, すし, 鮨, お寿司, 寿司屋, にぎり, 握り',
    '壽司, 壽司店, 握壽司',
  ),
  said('omakase', '오마카세', 'おまかせ, お任せ', '無菜單料理, 無菜單, 主廚無菜單料理'),
  said(
    'izakaya, japanese pub, pub, bar',
    '이자카야, 선술집, 술집, 일본 술집',
    '居酒屋, 飲み屋, 酒場, 飲み会',
    '居酒屋, 酒吧, 日式居酒屋',
  ),
  said(
    'yakiniku, japanese barbecue, japanese bbq, wagyu, grill',
    '야키니쿠, 일본식 구이, 와규, 숯불구이',
    '焼肉, 焼き肉, 和牛, 焼肉屋',
    '燒肉, 日式燒肉, 和牛, 燒烤',
  ),
  said(
    'korean barbecue, korean bbq, kbbq, samgyeopsal, pork belly, korean food',
    '한식 구이, 고깃집, 고기집, 삼겹살, 고기, 갈비, 한식',
    '韓国焼肉, サムギョプサル, 韓国料理, カルビ',
    '韓式烤肉, 烤肉, 五花肉, 韓國料理, 韓國烤肉',
  ),
  said(
    'cafés, cafe, coffee, coffee shop, brunch, dessert',
    '카페, 까페, 커피, 커피숍, 브런치, 디저트',
    'カフェ, 喫茶店, コーヒー, 珈琲, ブランチ, スイーツ',
    '咖啡館, 咖啡, 咖啡廳, 咖啡店, 早午餐, 甜點',
  ),
  said(
    'teahouses, teahouse, tea house, tea room, tea',
    '찻집, 차, 전통찻집, 티하우스, 다실',
    '茶房, 茶屋, お茶, 茶寮, 甘味処, 日本茶',
    '茶館, 茶屋, 茶藝館, 喝茶, 品茶',
  ),
  said('afternoon tea, high tea', '애프터눈 티, 애프터눈티', 'アフタヌーンティー, アフヌン', '下午茶, 午茶'),

  // Culture
  said(
    'cultural experiences, culture, cultural experience, experience, workshop, things to do',
    '문화 체험, 체험, 원데이 클래스, 체험 활동',
    '文化体験, 体験, ワークショップ, 習い事',
    '文化體驗, 體驗, 體驗課程, 手作',
  ),
  said(
    'tea ceremony, japanese tea ceremony, sado, chado',
    '다도, 다도 체험, 차 체험',
    '茶道, 茶道体験, お茶会, 茶会, さどう, 茶の湯',
    '茶道, 茶道體驗, 茶會',
  ),
  said('matcha, green tea', '말차, 녹차', '抹茶, 緑茶', '抹茶, 綠茶'),
  said(
    'pottery, ceramics, clay, pottery class, wheel throwing',
    '도예, 도자기, 도자기 체험, 도자기 만들기, 도예 체험, 물레, 물레 체험',
    '陶芸, 陶芸体験, 焼き物, ろくろ',
    '陶藝, 陶藝體驗, 陶瓷, 捏陶, 手拉坯',
  ),
  said('kintsugi, gold joint repair', '긴쓰기, 킨츠기', '金継ぎ, きんつぎ', '金繕, 金繼'),
  said(
    'calligraphy, shodo, brush writing',
    '서예, 캘리그라피, 캘리그래피, 붓글씨',
    '書道, 習字, カリグラフィー',
    '書法, 書道, 毛筆, 寫書法',
  ),
  said(
    'cooking classes, cooking class, cooking, cooking lesson',
    '쿠킹 클래스, 요리 교실, 요리, 요리 수업, 쿠킹',
    '料理教室, クッキング, クッキングスクール, 料理体験',
    '料理課, 烹飪, 烹飪課, 料理教室, 烹飪教室',
  ),
  said(
    'kimono, kimono rental, kimono experience, wafuku',
    '기모노, 기모노 대여, 기모노 렌탈, 기모노 체험',
    '着物, きもの, 着物レンタル, 着付け, 和服, 和装',
    '和服, 和服體驗, 和服租借, 著物',
  ),
  said('yukata, summer kimono', '유카타, 여름 유카타', '浴衣, ゆかた', '浴衣'),
  said('furisode, formal kimono', '후리소데', '振袖, 振り袖', '振袖'),
  said(
    'hanbok, hanbok rental, korean dress, korean costume',
    '한복, 한복 대여, 한복 체험, 한복 렌탈',
    '韓服, 韓服レンタル, 韓服体験, チマチョゴリ, ハンボク',
    '韓服, 韓服體驗, 韓服租借',
  ),

  // Lifestyle
  said(
    'fitness, gym, personal training, workout, personal trainer',
    '피트니스, 헬스, 헬스장, 짐, 운동, PT, 퍼스널 트레이닝',
    'フィットネス, ジム, スポーツジム, 筋トレ, パーソナルトレーニング, パーソナルジム',
    '健身, 健身房, 運動, 私人教練, 重訓',
  ),
  said(
    'yoga and pilates, yoga, yoga class, yoga studio',
    '요가·필라테스, 요가, 요가원',
    'ヨガ・ピラティス, ヨガ, ヨーガ',
    '瑜伽皮拉提斯, 瑜伽, 瑜珈',
  ),
  said(
    'pilates, reformer pilates',
    '필라테스, 기구 필라테스',
    'ピラティス, マシンピラティス',
    '皮拉提斯, 彼拉提斯, 器械皮拉提斯',
  ),
  said(
    'sauna and hot springs, sauna, hot spring, onsen, bath, bathhouse, public bath, sento, jjimjilbang',
    '사우나, 온천, 찜질방, 목욕탕, 노천탕, 대중탕',
    'サウナ, 温泉, 銭湯, お風呂, 露天風呂, 日帰り温泉, スーパー銭湯, 風呂',
    '溫泉三溫暖, 溫泉, 三溫暖, 桑拿, 泡湯, 澡堂, 湯屋, 風呂',
  ),
  said(
    'pet grooming, dog grooming, pet salon, dog salon, grooming, pet',
    '반려동물 미용, 애견 미용, 강아지 미용, 펫 살롱, 애견샵, 반려견 미용',
    'トリミング, トリミングサロン, ペット, ペットサロン, 犬の美容室, 犬',
    '寵物美容, 寵物, 狗狗美容, 寵物店, 貓咪美容',
  ),
  said(
    'photo studios, photo studio, photo, photographer, photoshoot, photography, portrait',
    '사진관, 사진, 스튜디오, 사진 촬영, 프로필 사진, 스냅',
    'フォトスタジオ, 写真館, 写真, 写真撮影, 記念写真, 撮影',
    '照相館, 寫真, 攝影, 拍照, 攝影棚, 照相',
  ),
  said(
    'passport photo, id photo, visa photo',
    '증명사진, 여권 사진',
    '証明写真, パスポート写真',
    '證件照, 大頭照, 護照照片',
  ),

  // Cars
  said(
    'car care, auto care, car maintenance',
    '자동차 관리, 차량 관리',
    'カーケア, 車の手入れ',
    '汽車美容保養, 汽車保養, 愛車保養',
  ),
  said(
    'hand car wash, car wash, carwash, auto wash',
    '손세차, 세차, 세차장',
    '手洗い洗車, 洗車, 洗車場, カーウォッシュ',
    '手工洗車, 洗車, 洗車場',
  ),
  said(
    'coating and detailing, coating, detailing, car detailing, ceramic coating, car coating',
    '코팅, 디테일링, 유리막 코팅, 광택',
    'コーティング, カーコーティング, ガラスコーティング, 車磨き',
    '鍍膜美容, 鍍膜, 汽車鍍膜, 汽車美容, 打蠟',
  ),
  said(
    'tyres, tyre, tire, tire change, tyre change, wheels',
    '타이어, 타이어 교체, 타이어 교환',
    'タイヤ, タイヤ交換, スタッドレス',
    '輪胎, 換輪胎, 換胎',
  ),
  said(
    'inspection and service, car inspection, car repair, garage, mechanic, auto repair, shaken',
    '점검·정비, 자동차 점검, 정비, 카센터, 정비소, 자동차 수리, 점검',
    '点検・整備, 車検, 整備, 自動車整備, 車の修理, 点検',
    '保養檢查, 修車, 汽車維修, 驗車, 保養廠, 汽車檢查',
  ),
  said(
    'oil change, oil and filter change',
    '오일 교환, 엔진오일, 엔진 오일 교환',
    'オイル交換, エンジンオイル',
    '換機油, 更換機油機濾, 機油',
  ),
  said(
    'car rental in japan, car rental, car hire, rental car, rent a car, rentacar',
    '일본 렌터카, 렌터카, 렌트카, 렌트, 자동차 렌트, 차 대여',
    'レンタカー, 車を借りる, 貸し車, カーレンタル',
    '日本租車, 租車, 租汽車, 租車自駕, 自駕, 租車公司, 日租車',
  ),
  said('compact cars, compact car, small car', '소형차', 'コンパクトカー, 小型車', '小型車'),
  said('kei cars, kei car, mini car', '경차', '軽自動車, 軽', '輕型車'),
  said(
    'minivans, minivan, van, wagon, family car',
    '미니밴, 승합차, 봉고',
    'ミニバン, ワゴン, ファミリーカー',
    '七人座, 廂型車, 休旅七人座',
  ),
  said('suvs, suv, four wheel drive, 4wd', 'SUV, 사륜구동', 'SUV, 四輪駆動, 四駆', '休旅車, SUV, 四輪驅動'),
]
