import type { Random } from '@yoyaku/drawings/random'
import type { Country } from '../catalogue.types.ts'
import type { Text } from '../text.ts'
import { t } from '../text.ts'

type Names = { families: Text[]; women: Text[]; men: Text[]; whole: (family: Text, givenName: Text) => Text }

const JAPAN: Names = {
  families: [
    t('Sato', '사토', '佐藤', '佐藤'),
    t('Suzuki', '스즈키', '鈴木', '鈴木'),
    t('Takahashi', '다카하시', '高橋', '高橋'),
    t('Tanaka', '다나카', '田中', '田中'),
    t('Ito', '이토', '伊藤', '伊藤'),
    t('Yamamoto', '야마모토', '山本', '山本'),
    t('Nakamura', '나카무라', '中村', '中村'),
    t('Kobayashi', '고바야시', '小林', '小林'),
    t('Kato', '가토', '加藤', '加藤'),
    t('Yoshida', '요시다', '吉田', '吉田'),
    t('Matsumoto', '마쓰모토', '松本', '松本'),
    t('Kimura', '기무라', '木村', '木村'),
    t('Hayashi', '하야시', '林', '林'),
    t('Shimizu', '시미즈', '清水', '清水'),
    t('Mori', '모리', '森', '森'),
    t('Ishikawa', '이시카와', '石川', '石川'),
  ],
  women: [
    t('Misaki', '미사키', '美咲', '美咲'),
    t('Yui', '유이', '結衣', '結衣'),
    t('Haruka', '하루카', '遥', '遙'),
    t('Sakura', '사쿠라', '桜', '櫻'),
    t('Nanami', '나나미', '七海', '七海'),
    t('Mayu', '마유', '真由', '真由'),
    t('Akane', '아카네', '茜', '茜'),
    t('Chihiro', '지히로', '千尋', '千尋'),
    t('Kaori', '가오리', '香織', '香織'),
    t('Rina', '리나', '里奈', '里奈'),
  ],
  men: [
    t('Daiki', '다이키', '大輝', '大輝'),
    t('Kenta', '겐타', '健太', '健太'),
    t('Ren', '렌', '蓮', '蓮'),
    t('Yuto', '유토', '悠斗', '悠斗'),
    t('Takumi', '다쿠미', '匠', '匠'),
    t('Naoki', '나오키', '直樹', '直樹'),
    t('Shota', '쇼타', '翔太', '翔太'),
    t('Kazuki', '가즈키', '和樹', '和樹'),
    t('Ryo', '료', '涼', '涼'),
    t('Hiroshi', '히로시', '浩', '浩'),
  ],
  whole: (family, givenName) =>
    t(
      `${givenName.en} ${family.en}`,
      `${family.ko} ${givenName.ko}`,
      `${family.ja} ${givenName.ja}`,
      `${family.zh}${givenName.zh}`,
    ),
}

const KOREA: Names = {
  families: [
    t('Kim', '김', 'キム', '金'),
    t('Lee', '이', 'イ', '李'),
    t('Park', '박', 'パク', '朴'),
    t('Choi', '최', 'チェ', '崔'),
    t('Jung', '정', 'チョン', '鄭'),
    t('Kang', '강', 'カン', '姜'),
    t('Yoon', '윤', 'ユン', '尹'),
    t('Lim', '임', 'イム', '林'),
    t('Han', '한', 'ハン', '韓'),
    t('Seo', '서', 'ソ', '徐'),
  ],
  women: [
    t('Seo-yeon', '서연', 'ソヨン', '書妍'),
    t('Ji-woo', '지우', 'ジウ', '智友'),
    t('Min-ji', '민지', 'ミンジ', '旼智'),
    t('Ha-eun', '하은', 'ハウン', '荷恩'),
    t('Su-bin', '수빈', 'スビン', '秀彬'),
    t('Ye-rin', '예린', 'イェリン', '藝潾'),
    t('Da-eun', '다은', 'ダウン', '多恩'),
    t('Yu-jin', '유진', 'ユジン', '宥真'),
  ],
  men: [
    t('Min-jun', '민준', 'ミンジュン', '旼俊'),
    t('Do-yun', '도윤', 'ドユン', '道允'),
    t('Ji-ho', '지호', 'ジホ', '志浩'),
    t('Hyun-woo', '현우', 'ヒョヌ', '賢宇'),
    t('Jun-seo', '준서', 'ジュンソ', '俊瑞'),
    t('Seung-min', '승민', 'スンミン', '勝旻'),
    t('Tae-yang', '태양', 'テヤン', '太陽'),
    t('Woo-jin', '우진', 'ウジン', '宇鎮'),
  ],
  whole: (family, givenName) =>
    t(
      `${givenName.en} ${family.en}`,
      `${family.ko}${givenName.ko}`,
      `${family.ja}・${givenName.ja}`,
      `${family.zh}${givenName.zh}`,
    ),
}

const TAIWAN: Names = {
  families: [
    t('Chen', '천', '陳', '陳'),
    t('Lin', '린', '林', '林'),
    t('Huang', '황', '黄', '黃'),
    t('Chang', '장', '張', '張'),
    t('Lee', '리', '李', '李'),
    t('Wang', '왕', '王', '王'),
    t('Wu', '우', '呉', '吳'),
    t('Liu', '류', '劉', '劉'),
    t('Tsai', '차이', '蔡', '蔡'),
    t('Hsu', '쉬', '許', '許'),
  ],
  women: [
    t('Yi-chun', '이쥔', '怡君', '怡君'),
    t('Ya-ting', '야팅', '雅婷', '雅婷'),
    t('Pei-shan', '페이산', '佩珊', '佩珊'),
    t('Hsin-yi', '신이', '欣怡', '欣怡'),
    t('Shu-fen', '수펀', '淑芬', '淑芬'),
    t('Yu-han', '위한', '郁涵', '郁涵'),
    t('Wan-ling', '완링', '婉玲', '婉玲'),
    t('Tzu-ching', '쯔칭', '子晴', '子晴'),
  ],
  men: [
    t('Chih-hao', '즈하오', '志豪', '志豪'),
    t('Chun-chieh', '쥔제', '俊傑', '俊傑'),
    t('Chia-wei', '자웨이', '家瑋', '家瑋'),
    t('Po-yu', '보위', '柏宇', '柏宇'),
    t('Kuan-ting', '관팅', '冠廷', '冠廷'),
    t('Cheng-en', '청언', '承恩', '承恩'),
    t('Yen-lin', '옌린', '彦霖', '彥霖'),
    t('Ming-che', '밍저', '明哲', '明哲'),
  ],
  whole: (family, givenName) =>
    t(
      `${givenName.en} ${family.en}`,
      `${family.ko}${givenName.ko}`,
      `${family.ja} ${givenName.ja}`,
      `${family.zh}${givenName.zh}`,
    ),
}

const NAMES: Record<Country, Names> = { JP: JAPAN, KR: KOREA, TW: TAIWAN }

export function person(random: Random, country: Country): { name: Text; drawn: 'woman' | 'man' } {
  const { families, women, men, whole } = NAMES[country]
  const drawn = random.chance(0.55) ? 'woman' : 'man'
  return { name: whole(random.pick(families), random.pick(drawn === 'woman' ? women : men)), drawn }
}

/** The name of a person of a country in the language spoken there. */
export function personalName(random: Random, country: Country, language: keyof Text) {
  const { families, women, men } = NAMES[country]
  const given = random.pick(random.chance(0.55) ? women : men)
  return { firstName: given[language], lastName: random.pick(families)[language] }
}
