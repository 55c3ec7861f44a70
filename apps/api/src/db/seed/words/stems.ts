import type { Country, Text } from '../catalogue.types.ts'
import { t } from '../text.ts'
import type { TopId } from '../trades/trade.types.ts'

type Family = Exclude<TopId, 'car-care' | 'car-rental'> | 'cars'

/** The words that shops choose for themselves. */
const JAPAN: Record<Family, Text[]> = {
  beauty: [
    t('Hanamusubi', '하나무스비', '花結び', '花結'), t('Shirohane', '시로하네', '白羽', '白羽'), t('Komorebi', '고모레비', '木洩れ日', '木漏日'), t('Tsukiyo', '쓰키요', '月夜', '月夜'),
    t('Minamo', '미나모', '水面', '水面'), t('Sumire', '스미레', '菫', '紫堇'), t('Irodori', '이로도리', '彩り', '彩'), t('Yuragi', '유라기', 'ゆらぎ', '搖曳'),
    t('Otome', '오토메', '乙女', '乙女'), t('Asanagi', '아사나기', '朝凪', '朝凪'), t('Kinmokusei', '긴모쿠세이', '金木犀', '金木犀'), t('Suiren', '스이렌', '睡蓮', '睡蓮'),
    t('Wakaba', '와카바', '若葉', '若葉'), t('Hotaru', '호타루', '蛍', '螢'), t('Tsubaki', '쓰바키', '椿', '山茶'), t('Shizuku', '시즈쿠', '雫', '雫'),
    t('Kasumi', '가스미', '霞', '霞'), t('Nagomi', '나고미', '和み', '和'), t('Ayame', '아야메', '菖蒲', '菖蒲'), t('Harukaze', '하루카제', '春風', '春風'),
    t('Mayuko', '마유코', '繭子', '繭子'), t('Utsukushi', '우쓰쿠시', '美し', '美之'), t('Hinata', '히나타', '日向', '日向'), t('Rin', '린', '凛', '凜'),
    t('Fuwari', '후와리', 'ふわり', '輕羽'), t('Momiji', '모미지', '紅葉', '紅葉'),
  ],
  dining: [
    t('Matsukaze', '마쓰카제', '松風', '松風'), t('Ichikawa', '이치카와', 'いちかわ', '市川'), t('Mizuki', '미즈키', 'みずき', '水木'), t('Kokonoe', '고코노에', '九重', '九重'),
    t('Tatsumi', '다쓰미', 'たつみ', '辰巳'), t('Hamanasu', '하마나스', '浜茄子', '濱茄子'), t('Daikokuya', '다이코쿠야', '大黒屋', '大黑屋'), t('Uogashi', '우오가시', '魚河岸', '魚河岸'),
    t('Yamabuki', '야마부키', '山吹', '山吹'), t('Kisaragi', '기사라기', '如月', '如月'), t('Toriyasu', '도리야스', '鳥安', '鳥安'), t('Murasaki', '무라사키', '紫', '紫'),
    t('Isshin', '잇신', '一心', '一心'), t('Hisago', '히사고', 'ひさご', '瓢'), t('Takasago', '다카사고', '高砂', '高砂'), t('Oboro', '오보로', '朧', '朧'),
    t('Genki', '겐키', '弦木', '弦木'), t('Shiosai', '시오사이', '潮騒', '潮騷'), t('Akari', '아카리', '灯り', '燈'), t('Kuramoto', '구라모토', '蔵元', '藏元'),
    t('Sanpo', '산포', '三歩', '三步'), t('Minato', '미나토', '湊', '湊'), t('Fukuroku', '후쿠로쿠', '福禄', '福祿'), t('Yuzu', '유즈', '柚子', '柚子'),
    t('Hachiya', '하치야', '八屋', '八屋'), t('Engawa', '엔가와', '縁側', '緣側'),
  ],
  culture: [
    t('Wabiya', '와비야', '侘屋', '侘屋'), t('Miyabi', '미야비', '雅', '雅'), t('Furusato', '후루사토', '古里', '古里'), t('Chigusa', '지구사', '千草', '千草'),
    t('Ikeda', '이케다', '池田', '池田'), t('Hanakage', '하나카게', '花影', '花影'), t('Sansui', '산스이', '山水', '山水'), t('Tokiwa', '도키와', '常盤', '常盤'),
    t('Kotohogi', '고토호기', '寿', '壽'), t('Yukari', '유카리', '縁', '緣'), t('Kogetsu', '고게쓰', '湖月', '湖月'), t('Asahina', '아사히나', '朝比奈', '朝比奈'),
    t('Fumi', '후미', '文', '文'), t('Seseragi', '세세라기', 'せせらぎ', '溪聲'), t('Mukashi', '무카시', '昔', '昔'), t('Takumi', '다쿠미', '匠', '匠'),
  ],
  lifestyle: [
    t('Aozora', '아오조라', '青空', '青空'), t('Kokyu', '고큐', '呼吸', '呼吸'), t('Hidamari', '히다마리', '陽だまり', '暖陽'), t('Nemuri', '네무리', '眠り', '眠'),
    t('Tsuchi', '쓰치', '土', '土'), t('Yukkuri', '윳쿠리', 'ゆっくり', '悠悠'), t('Kazetoki', '가제토키', '風時', '風時'), t('Shinrin', '신린', '森林', '森林'),
    t('Maru', '마루', '丸', '丸'), t('Kotone', '고토네', '琴音', '琴音'), t('Izumi', '이즈미', '泉', '泉'), t('Tabibito', '다비비토', '旅人', '旅人'),
    t('Sorairo', '소라이로', '空色', '天色'), t('Ashita', '아시타', '明日', '明日'), t('Kaede', '가에데', '楓', '楓'), t('Hoshi', '호시', '星', '星'),
    t('Nukumori', '누쿠모리', '温もり', '溫'), t('Uminari', '우미나리', '海鳴り', '海鳴'),
  ],
  cars: [
    t('Hayate', '하야테', '疾風', '疾風'), t('Tsubame', '쓰바메', 'つばめ', '燕'), t('Kitaguni', '기타구니', '北国', '北國'), t('Michikusa', '미치쿠사', '道草', '道草'),
    t('Ginrin', '긴린', '銀輪', '銀輪'), t('Asahi', '아사히', '旭', '旭'), t('Mikado', '미카도', '帝', '帝'), t('Nanairo', '나나이로', '七色', '七色'),
    t('Kamome', '가모메', 'かもめ', '鷗'), t('Otowa', '오토와', '音羽', '音羽'), t('Shirakawa', '시라카와', '白川', '白川'), t('Tomoe', '도모에', '巴', '巴'),
    t('Kirin', '기린', '麒麟', '麒麟'), t('Yamabiko', '야마비코', '山彦', '山彥'),
  ],
}

const KOREA: Record<Family, Text[]> = {
  beauty: [
    t('Dalbit', '달빛', 'タルビッ', '月光'), t('Haneul', '하늘', 'ハヌル', '天空'), t('Sonagi', '소나기', 'ソナギ', '驟雨'), t('Onyu', '온유', 'オンユ', '溫柔'), t('Byeolha', '별하', 'ピョルハ', '星河'),
    t('Moran', '모란', 'モラン', '牡丹'), t('Yeonhwa', '연화', 'ヨンファ', '蓮花'), t('Bomnal', '봄날', 'ポムナル', '春日'), t('Ieum', '이음', 'イウム', '相連'), t('Damso', '담소', 'タムソ', '談笑'),
    t('Mulgyeol', '물결', 'ムルギョル', '水波'), t('Saebyeok', '새벽', 'セビョク', '破曉'), t('Yunseul', '윤슬', 'ユンスル', '波光'),
  ],
  dining: [
    t('Jangdokdae', '장독대', 'チャンドクテ', '醬缸台'), t('Sotdae', '솟대', 'ソッテ', '望杆'), t('Halmae', '할매', 'ハルメ', '阿嬤'), t('Oneul', '오늘', 'オヌル', '今日'), t('Gamasot', '가마솥', 'カマソッ', '大鐵鍋'),
    t('Madang', '마당', 'マダン', '院子'), t('Yeonnam-jip', '연남집', 'ヨンナムチプ', '延南家'), t('Solbat', '솔밭', 'ソルバッ', '松林'), t('Badang', '바당', 'パダン', '海'), t('Dolsot', '돌솥', 'トルソッ', '石鍋'),
    t('Chodam', '초담', 'チョダム', '草潭'), t('Gilmok', '길목', 'キルモク', '路口'), t('Neutinamu', '느티나무', 'ヌティナム', '櫸樹'),
  ],
  culture: [
    t('Danah', '단아', 'タナ', '端雅'), t('Goun', '고운', 'コウン', '秀麗'), t('Hanok-gil', '한옥길', 'ハノクキル', '韓屋路'), t('Areum', '아름', 'アルム', '雅凜'), t('Cheongja', '청자', 'チョンジャ', '青瓷'),
    t('Mukhyang', '묵향', 'ムキャン', '墨香'), t('Onggi', '옹기', 'オンギ', '甕器'), t('Dorandoran', '도란도란', 'トランドラン', '細語'), t('Sarangbang', '사랑방', 'サランバン', '舍廊房'), t('Maehwa', '매화', 'メファ', '梅花'),
  ],
  lifestyle: [
    t('Sum', '숨', 'スム', '呼吸'), t('Geuneul', '그늘', 'クヌル', '樹蔭'), t('Baram', '바람', 'パラム', '風'), t('Gyeol', '결', 'キョル', '紋理'), t('Maum', '마음', 'マウム', '心'),
    t('Sanchaek', '산책', 'サンチェク', '散步'), t('Yeoyu', '여유', 'ヨユ', '從容'), t('Orot', '오롯', 'オロッ', '圓滿'), t('Haemaru', '해마루', 'ヘマル', '日脊'), t('Pureun', '푸른', 'プルン', '碧'),
  ],
  cars: [
    t('Ssingssing', '씽씽', 'シンシン', '飛馳'), t('Banjjak', '반짝', 'パンチャク', '閃亮'), t('Deundeun', '든든', 'トゥンドゥン', '安心'), t('Hangil', '한길', 'ハンギル', '大路'), t('Mirinae', '미리내', 'ミリネ', '銀河'),
    t('Teunteun', '튼튼', 'トゥントゥン', '堅固'), t('Cheonjiin', '천지인', 'チョンジイン', '天地人'),
  ],
}

const TAIWAN: Record<Family, Text[]> = {
  beauty: [
    t('Xiao Rizi', '샤오르쯔', '小日子', '小日子'), t('Mantian', '만톈', '漫天', '漫天'), t('Sulan', '쑤란', '素蘭', '素蘭'), t('Chuxia', '추샤', '初夏', '初夏'), t('Banri', '반르', '半日', '半日'),
    t('Qingyu', '칭위', '晴羽', '晴羽'), t('Xun Mei', '쉰메이', '尋美', '尋美'), t('Musi', '무쓰', '沐絲', '沐絲'), t('Huali', '화리', '花梨', '花梨'), t('Yueguang', '웨광', '悦光', '悅光'),
  ],
  dining: [
    t('Laochu', '라오추', '老厝', '老厝'), t('Shanlan', '산란', '山嵐', '山嵐'), t('Guyu', '구위', '穀雨', '穀雨'), t('Acheng', '아청', '阿成', '阿成'), t('Heping', '허핑', '禾平', '禾平'),
    t('Mingyue', '밍웨', '明月', '明月'), t('Qiaotou', '차오터우', '橋頭', '橋頭'), t('Rensheng', '런성', '仁生', '仁生'), t('Chaxiang', '차샹', '茶巷', '茶巷'), t('Dengxia', '덩샤', '灯下', '燈下'),
  ],
  culture: [
    t('Youran', '유란', '悠然', '悠然'), t('Tuku', '투쿠', '土庫', '土庫'), t('Mozhu', '모주', '墨竹', '墨竹'), t('Yaoyan', '야오옌', '窯煙', '窯煙'), t('Shiguang', '스광', '拾光', '拾光'),
    t('Heyuan', '허위안', '和園', '和園'), t('Qingci', '칭츠', '青瓷', '青瓷'), t('Jiulou', '주러우', '旧楼', '舊樓'),
  ],
  lifestyle: [
    t('Huxi', '후시', '呼息', '呼息'), t('Dakeng', '다컹', '大坑', '大坑'), t('Zizai', '쯔짜이', '自在', '自在'), t('Xianyun', '셴윈', '閑雲', '閒雲'), t('Haifeng', '하이펑', '海風', '海風'),
    t('Mianmian', '몐몐', '綿綿', '綿綿'), t('Senhu', '썬후', '森湖', '森湖'), t('Rizhao', '르자오', '日照', '日照'),
  ],
  cars: [
    t('Jifeng', '지펑', '極風', '極風'), t('Anxing', '안싱', '安行', '安行'), t('Shunfa', '순파', '順發', '順發'), t('Guangze', '광쩌', '光沢', '光澤'), t('Mingche', '밍처', '明車', '明車'), t('Xinxing', '신싱', '信行', '信行'),
  ],
}

const STEMS: Record<Country, Record<Family, Text[]>> = { JP: JAPAN, KR: KOREA, TW: TAIWAN }

export const stemsOf = (country: Country, top: TopId): Text[] =>
  STEMS[country][top === 'car-care' || top === 'car-rental' ? 'cars' : top]
