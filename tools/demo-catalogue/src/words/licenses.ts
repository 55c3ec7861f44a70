import type { Country } from '../catalogue.types.ts'
import { type Text, t } from '../text.ts'

const salon = t(
  'Beauty salon registration no. {n}',
  '미용소 등록번호 제{n}호',
  '美容所登録番号 第{n}号',
  '美容所登錄 第{n}號',
)
const restaurant = t(
  'Restaurant license no. {n}',
  '음식점 영업허가 제{n}호',
  '飲食店営業許可 第{n}号',
  '餐飲業營業許可 第{n}號',
)
const rental = t(
  'Car rental permit no. {n}',
  '자동차 대여사업 허가 제{n}호',
  '貸渡許可番号 第{n}号',
  '租車業許可 第{n}號',
)
const koreanSalon = t(
  'Beauty business registration no. {n}',
  '미용업 신고 제{n}호',
  '美容業申告 第{n}号',
  '美容業申報 第{n}號',
)
const koreanRestaurant = t(
  'Restaurant registration no. {n}',
  '일반음식점 영업신고 제{n}호',
  '一般飲食店営業申告 第{n}号',
  '一般餐飲店營業申報 第{n}號',
)
const taiwaneseRestaurant = t(
  'Food business registration no. {n}',
  '식품업자 등록번호 {n}',
  '食品業者登録番号 {n}',
  '食品業者登錄字號 {n}',
)

/** What the authorities of a country give to the trades that need it. */
export const LICENSES: Readonly<Record<Country, Readonly<Record<string, Text>>>> = {
  JP: {
    ...{ hair: salon, eyelash: salon },
    massage: t(
      'Massage clinic registration no. {n}',
      '시술소 개설 신고 제{n}호',
      '施術所開設届出 第{n}号',
      '施術所開業申報 第{n}號',
    ),
    ...{ sushi: restaurant, izakaya: restaurant, yakiniku: restaurant, 'korean-bbq': restaurant },
    ...{ teahouse: restaurant, cafe: restaurant },
    ...{ compact: rental, kei: rental, minivan: rental, suv: rental },
    sauna: t(
      'Public bath license no. {n}',
      '공중목욕장 영업허가 제{n}호',
      '公衆浴場営業許可 第{n}号',
      '公共浴場營業許可 第{n}號',
    ),
    'pet-grooming': t(
      'Animal care business registration no. {n}',
      '동물취급업 등록 제{n}호',
      '第一種動物取扱業登録 第{n}号',
      '動物照護業登錄 第{n}號',
    ),
    inspection: t(
      'Vehicle repair certification no. {n}',
      '자동차 정비사업 인증 제{n}호',
      '自動車特定整備事業認証 第{n}号',
      '汽車維修業認證 第{n}號',
    ),
  },
  KR: {
    ...{ hair: koreanSalon, nails: koreanSalon, eyelash: koreanSalon, facial: koreanSalon },
    ...{ 'korean-bbq': koreanRestaurant, teahouse: koreanRestaurant, cafe: koreanRestaurant },
    sauna: t('Public bath registration no. {n}', '목욕장업 신고 제{n}호', '沐浴場業申告 第{n}号', '浴場業申報 第{n}號'),
    'pet-grooming': t(
      'Pet grooming registration no. {n}',
      '동물미용업 등록 제{n}호',
      '動物美容業登録 第{n}号',
      '寵物美容業登錄 第{n}號',
    ),
    inspection: t(
      'Vehicle repair registration no. {n}',
      '자동차정비업 등록 제{n}호',
      '自動車整備業登録 第{n}号',
      '汽車維修業登錄 第{n}號',
    ),
  },
  TW: {
    ...{ sushi: taiwaneseRestaurant, izakaya: taiwaneseRestaurant, yakiniku: taiwaneseRestaurant },
    ...{ 'korean-bbq': taiwaneseRestaurant, teahouse: taiwaneseRestaurant, cafe: taiwaneseRestaurant },
    inspection: t(
      'Vehicle repair registration no. {n}',
      '자동차 정비업 등록 제{n}호',
      '自動車修理業登録 第{n}号',
      '汽車修理業登記證 第{n}號',
    ),
  },
}
