import { type Text, t } from '../src/lib/localized-text.ts'
import type { SellerText } from './reference-data.types.ts'

type Line = readonly [label: Text, value: Text]
/** A list, whose items have a label or are Markdown as they are; or a paragraph or heading. */
type Part = readonly (Line | Text)[] | Text

const COLON: Text = { en: ': ', ko: ': ', ja: '：', zh: '：' }
/** What pages call an example. */
const LEAD = t('Example', '예시', '記載例', '範例')

/** The example of a text about who runs the site. */
export function sellerText(kind: SellerText['kind'], title: Text, parts: readonly Part[]): SellerText {
  const body = (of: keyof Text): string => [LEAD, ...parts].map((part) => written(part, of)).join('\n\n')
  return { kind, version: 'example', title, body: t(body('en'), body('ko'), body('ja'), body('zh')) }
}

const written = (part: Part, of: keyof Text): string =>
  'en' in part ? part[of] : part.map((item) => `- ${'en' in item ? item[of] : labelled(item, of)}`).join('\n')

const labelled = ([label, value]: Line, of: keyof Text): string => `${label[of]}${COLON[of]}${value[of]}`

const same = (text: string): Text => t(text, text, text, text)
export const EMAIL: Line = [t('Email', '이메일', 'メールアドレス', '電子信箱'), same('<{contact}>')]
export const PRICE: Line = [
  t('Price', '판매 가격', '販売価格', '價格'),
  t(
    'as shown with each service, including taxes and fees',
    '각 서비스에 표시된 금액 (세금·수수료 포함)',
    '各サービスに表示された金額（税・手数料込み）',
    '各項服務所示金額（含稅及服務費）',
  ),
]
export const PAYMENT: Line = [
  t('Payment', '결제 방법과 시기', 'お支払いの方法と時期', '付款方式與時間'),
  t('at the shop on the day', '이용 당일 매장에서 결제', 'ご利用当日にお店でお支払い', '使用當日到店付款'),
]
export const PROVISION: Line = [
  t('Delivery', '서비스 제공 방법과 시기', 'サービスの提供時期', '服務提供方式與時間'),
  t(
    'at the shop, at the reserved time',
    '예약한 일시에 매장에서 제공',
    'ご予約の日時',
    '依預約的日期與時間，由店家提供',
  ),
]
export const PROVIDER: Line = [
  t('Who provides the service', '서비스 제공자', 'サービスの提供者', '服務提供者'),
  t(
    'the shop that is reserved; its name, address and phone number are shown before the reservation is confirmed',
    '예약하는 매장 (이름·주소·전화번호는 예약을 확정하기 전에 표시)',
    'ご予約先のお店（名称・住所・電話番号はご予約の確定前に表示）',
    '所預約的店家（名稱、地址與電話於預約確認前顯示）',
  ),
]
