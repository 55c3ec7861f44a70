import { t } from '../text.ts'

export const UNIT_WORDS = {
  standard: t('Standard', '기본', 'スタンダード', '基本'),
  short: t('Short hair', '짧은 기장', 'ショート', '短髮'),
  medium: t('Medium hair', '중간 기장', 'ミディアム', '中長髮'),
  long: t('Long hair', '긴 기장', 'ロング', '長髮'),
  smallCar: t('Small car', '소형차', '軽・コンパクト', '小型車'),
  sedan: t('Sedan', '세단', 'セダン', '轎車'),
  largeCar: t('Minivan or SUV', '미니밴·SUV', 'ミニバン・SUV', '休旅車／廂型車'),
  smallDog: t('Small dog', '소형견', '小型犬', '小型犬'),
  mediumDog: t('Medium dog', '중형견', '中型犬', '中型犬'),
  cat: t('Cat', '고양이', '猫', '貓咪'),
  counter: t('Counter seats', '카운터석', 'カウンター席', '吧台座位'),
  table: t('Table', '테이블석', 'テーブル席', '一般桌位'),
  privateRoom: t('Private room', '프라이빗 룸', '個室', '包廂'),
  halfDay: t('Half day', '반나절', '半日', '半日'),
  fullDay: t('Full day', '종일', '一日', '全日'),
  child: t('Child', '어린이', 'お子さま', '兒童'),
  adult: t('Adult', '성인', '大人', '成人'),
  small: t('Small piece', '작은 작품', '小さめの作品', '小型作品'),
  large: t('Large piece', '큰 작품', '大きめの作品', '大型作品'),
  single: t('One set', '1벌', '一着', '一套'),
  double: t('Two sets', '2벌', '二着', '兩套'),
} as const

export type UnitWord = keyof typeof UNIT_WORDS

/** Two hours and more are written in hours, as on the pages. */
export function lengthOf(minutes: number) {
  const hours = minutes / 60
  return hours >= 2 && Number.isInteger(hours)
    ? t(`${hours} hr`, `${hours}시간`, `${hours}時間`, `${hours} 小時`)
    : t(`${minutes} min`, `${minutes}분`, `${minutes}分`, `${minutes} 分鐘`)
}
