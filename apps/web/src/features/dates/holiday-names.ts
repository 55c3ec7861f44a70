import type { Language } from '../../locale/languages.ts'
import { holidayOn } from './holidays.ts'

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'new-year': { en: 'New Year’s Day', ko: '새해 첫날', ja: '元日', zh: '元旦' },
  'coming-of-age': { en: 'Coming of Age Day', ko: '성인의 날', ja: '成人の日', zh: '成人之日' },
  foundation: { en: 'National Foundation Day', ko: '건국기념일', ja: '建国記念の日', zh: '建國紀念日' },
  emperor: { en: 'Emperor’s Birthday', ko: '일왕 탄생일', ja: '天皇誕生日', zh: '天皇誕生日' },
  spring: { en: 'Vernal Equinox Day', ko: '춘분의 날', ja: '春分の日', zh: '春分之日' },
  showa: { en: 'Showa Day', ko: '쇼와의 날', ja: '昭和の日', zh: '昭和之日' },
  constitution: { en: 'Constitution Memorial Day', ko: '헌법기념일', ja: '憲法記念日', zh: '憲法紀念日' },
  greenery: { en: 'Greenery Day', ko: '녹색의 날', ja: 'みどりの日', zh: '綠之日' },
  children: { en: 'Children’s Day', ko: '어린이날', ja: 'こどもの日', zh: '兒童節' },
  sea: { en: 'Marine Day', ko: '바다의 날', ja: '海の日', zh: '海之日' },
  mountain: { en: 'Mountain Day', ko: '산의 날', ja: '山の日', zh: '山之日' },
  aged: { en: 'Respect for the Aged Day', ko: '경로의 날', ja: '敬老の日', zh: '敬老日' },
  between: { en: 'Citizens’ Holiday', ko: '국민의 휴일', ja: '国民の休日', zh: '國民休日' },
  autumn: { en: 'Autumnal Equinox Day', ko: '추분의 날', ja: '秋分の日', zh: '秋分之日' },
  sports: { en: 'Sports Day', ko: '스포츠의 날', ja: 'スポーツの日', zh: '運動日' },
  culture: { en: 'Culture Day', ko: '문화의 날', ja: '文化の日', zh: '文化日' },
  'labor-thanks': { en: 'Labor Thanksgiving Day', ko: '근로감사의 날', ja: '勤労感謝の日', zh: '勤勞感謝日' },
  substitute: { en: 'Substitute holiday', ko: '대체공휴일', ja: '振替休日', zh: '補假' },
  'lunar-new-year': { en: 'Lunar New Year', ko: '설날', ja: '旧正月', zh: '春節' },
  'lunar-eve': { en: 'Lunar New Year’s Eve', ko: '설날 전날', ja: '旧正月の大みそか', zh: '除夕' },
  'march-first': { en: 'Independence Movement Day', ko: '3·1절', ja: '三一節', zh: '三一節' },
  labor: { en: 'Labor Day', ko: '노동절', ja: 'メーデー', zh: '勞動節' },
  buddha: { en: 'Buddha’s Birthday', ko: '부처님 오신 날', ja: '釈迦誕生日', zh: '佛誕日' },
  election: { en: 'Local elections', ko: '전국동시지방선거', ja: '統一地方選挙', zh: '地方選舉' },
  memorial: { en: 'Memorial Day', ko: '현충일', ja: '顕忠日', zh: '顯忠日' },
  'constitution-kr': { en: 'Constitution Day', ko: '제헌절', ja: '制憲節', zh: '制憲節' },
  liberation: { en: 'Liberation Day', ko: '광복절', ja: '光復節', zh: '光復節' },
  chuseok: { en: 'Chuseok', ko: '추석', ja: '秋夕', zh: '中秋節' },
  gaecheon: { en: 'National Foundation Day', ko: '개천절', ja: '開天節', zh: '開天節' },
  hangul: { en: 'Hangul Day', ko: '한글날', ja: 'ハングルの日', zh: '韓文日' },
  christmas: { en: 'Christmas Day', ko: '성탄절', ja: 'クリスマス', zh: '聖誕節' },
  republic: {
    en: 'Founding Day of the Republic',
    ko: '중화민국 개국기념일',
    ja: '中華民国開国記念日',
    zh: '開國紀念日',
  },
  peace: { en: 'Peace Memorial Day', ko: '2·28 평화기념일', ja: '二二八平和記念日', zh: '和平紀念日' },
  tomb: { en: 'Tomb-Sweeping Day', ko: '청명절', ja: '清明節', zh: '清明節' },
  'dragon-boat': { en: 'Dragon Boat Festival', ko: '단오절', ja: '端午節', zh: '端午節' },
  'mid-autumn': { en: 'Mid-Autumn Festival', ko: '중추절', ja: '中秋節', zh: '中秋節' },
  teachers: { en: 'Teachers’ Day', ko: '스승의 날', ja: '教師節', zh: '教師節' },
  'national-tw': { en: 'National Day', ko: '국경일', ja: '国慶日', zh: '國慶日' },
  retrocession: { en: 'Retrocession Day', ko: '광복절', ja: '台湾光復節', zh: '臺灣光復節' },
  'constitution-tw': { en: 'Constitution Day', ko: '행헌기념일', ja: '行憲記念日', zh: '行憲紀念日' },
}

/** The name of the public holiday of that date; null for every other day. */
export function holidayName(country: string, date: string, language: Language): string | null {
  const key = holidayOn(country, date)
  return key === undefined ? null : (NAMES[key]?.[language] ?? null)
}
