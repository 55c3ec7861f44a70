import { type Text, t } from '../../src/lib/localized-text.ts'
import type { SeedSeller } from '../catalogue.types.ts'

type Line = readonly [label: Text, value: Text]

const COLON: Text = { en: ': ', ko: ': ', ja: '：', zh: '：' }

function seller(kind: SeedSeller['kind'], title: Text, lead: Text, lines: readonly Line[], more?: Text): SeedSeller {
  const body = (of: keyof Text): string =>
    [
      lead[of],
      lines.map(([label, value]) => `- ${label[of]}${COLON[of]}${value[of]}`).join('\n'),
      ...(more === undefined ? [] : [more[of]]),
    ].join('\n\n')
  return { kind, version: 'example', title, body: t(body('en'), body('ko'), body('ja'), body('zh')) }
}

/** Examples for a start outside production: each line says what belongs there, none is anybody's data. */
export const SELLER_EXAMPLES: readonly SeedSeller[] = [
  seller(
    'seller-jp',
    t(
      'Notice under Japan’s law of distance selling (example)',
      '일본 특정상거래법에 따른 표기 (예시)',
      '特定商取引法に基づく表記（記載例）',
      '日本特定商業交易法標示（範例）',
    ),
    t(
      'Example: replace each line with the details of your own business.',
      '예시예요. 각 항목을 실제 사업자 정보로 바꿔 주세요.',
      '記載例です。各項目を実際の事業者の情報に差し替えてください。',
      '此為範例，請將各項內容換成實際經營者的資訊。',
    ),
    [
      [
        t('Seller', '판매 사업자', '販売事業者', '販售業者'),
        t(
          '{operator} (registered name)',
          '{operator} (등기상 상호)',
          '{operator}（登記上の名称）',
          '{operator}（登記名稱）',
        ),
      ],
      [t('Person responsible', '운영 책임자', '運営統括責任者', '營運負責人'), t('name', '성명', '氏名', '姓名')],
      [
        t('Address', '주소', '所在地', '地址'),
        t(
          'registered address with postal code',
          '우편번호와 등기상 주소',
          '郵便番号と登記上の住所',
          '郵遞區號與登記地址',
        ),
      ],
      [
        t('Phone', '전화번호', '電話番号', '電話'),
        t('number and hours', '번호와 상담 시간', '番号と受付時間', '號碼與服務時間'),
      ],
      [
        t('Email', '이메일', 'メールアドレス', '電子信箱'),
        t('<{contact}>', '<{contact}>', '<{contact}>', '<{contact}>'),
      ],
      [
        t('Price', '판매 가격', '販売価格', '價格'),
        t(
          'as shown with each service, including taxes and fees',
          '각 서비스에 표시된 금액 (세금·수수료 포함)',
          '各サービスに表示された金額（税・手数料込み）',
          '各項服務所示金額（含稅及服務費）',
        ),
      ],
      [
        t('Other charges', '그 밖의 비용', '代金以外に必要な料金', '其他費用'),
        t(
          'none from this site; the cost of your internet connection',
          '이 사이트에서 청구하는 비용은 없음 (통신 요금은 별도)',
          '当サイトからの請求はありません（通信料はお客様のご負担）',
          '本平台不另外收費（網路連線費用自付）',
        ),
      ],
      [
        t('Payment', '결제 방법과 시기', 'お支払いの方法と時期', '付款方式與時間'),
        t('at the shop on the day', '이용 당일 매장에서 결제', 'ご利用当日にお店でお支払い', '使用當日到店付款'),
      ],
      [
        t('Delivery', '서비스 제공 시기', 'サービスの提供時期', '服務提供時間'),
        t('at the reserved time', '예약한 일시', 'ご予約の日時', '預約的日期與時間'),
      ],
      [
        t('Cancellation', '취소', 'キャンセル', '取消'),
        t(
          'as stated with each reservation before it is confirmed',
          '예약을 확정하기 전에 표시되는 조건에 따름',
          'ご予約の確定前に表示する条件によります',
          '依預約確認前所示條件',
        ),
      ],
    ],
  ),
  seller(
    'seller-kr',
    t(
      'Business information (Korea, example)',
      '사업자 정보 (예시)',
      '韓国の事業者情報（記載例）',
      '韓國業者資訊（範例）',
    ),
    t(
      'Example: replace each line with the details of your own business.',
      '예시예요. 각 항목을 실제 사업자 정보로 바꿔 주세요.',
      '記載例です。各項目を実際の事業者の情報に差し替えてください。',
      '此為範例，請將各項內容換成實際經營者的資訊。',
    ),
    [
      [t('Company', '상호', '商号', '商號'), t('{operator}', '{operator}', '{operator}', '{operator}')],
      [t('Representative', '대표자', '代表者', '代表人'), t('name', '성명', '氏名', '姓名')],
      [
        t('Business registration number', '사업자등록번호', '事業者登録番号', '事業者登記號碼'),
        t('10 digits', '숫자 10자리', '10桁の番号', '10 位數字'),
      ],
      [
        t('Mail-order business report number', '통신판매업 신고번호', '通信販売業申告番号', '通訊販賣業申報號碼'),
        t('number', '신고번호', '申告番号', '申報號碼'),
      ],
      [t('Address', '주소', '住所', '地址'), t('place of business', '사업장 소재지', '事業所の所在地', '營業處所地址')],
      [t('Phone', '전화번호', '電話番号', '電話'), t('number', '고객센터 번호', '番号', '號碼')],
      [
        t('Email', '이메일', 'メールアドレス', '電子信箱'),
        t('<{contact}>', '<{contact}>', '<{contact}>', '<{contact}>'),
      ],
      [
        t('Hosting', '호스팅 서비스', 'ホスティング', '主機服務'),
        t('name of the provider', '호스팅 제공자 상호', '提供者の商号', '提供者名稱'),
      ],
    ],
    t(
      '## Our part\n\n{operator} arranges reservations and is not a party to the contract for the service. The shop is responsible for the service.',
      '## 통신판매중개자 고지\n\n{operator}에서는 예약을 중개하며 서비스 계약의 당사자가 아니에요. 서비스의 책임은 매장에 있어요.',
      '## 当サイトの立場\n\n{operator}は予約を仲介する立場であり、サービスの契約の当事者ではありません。サービスの責任はお店にあります。',
      '## 本平台的角色\n\n{operator} 提供預約媒介，並非服務契約的當事人。服務責任由店家負擔。',
    ),
  ),
  seller(
    'seller-tw',
    t(
      'Business operator (Taiwan, example)',
      '대만 사업자 정보 (예시)',
      '台湾の事業者情報（記載例）',
      '企業經營者資訊（範例）',
    ),
    t(
      'Example: replace each line with the details of your own business.',
      '예시예요. 각 항목을 실제 사업자 정보로 바꿔 주세요.',
      '記載例です。各項目を実際の事業者の情報に差し替えてください。',
      '此為範例，請將各項內容換成實際經營者的資訊。',
    ),
    [
      [t('Company', '회사명', '会社名', '公司名稱'), t('{operator}', '{operator}', '{operator}', '{operator}')],
      [t('Representative', '대표자', '代表者', '代表人'), t('name', '성명', '氏名', '姓名')],
      [
        t('Unified business number', '통일번호', '統一番号', '統一編號'),
        t('8 digits', '숫자 8자리', '8桁の番号', '8 位數字'),
      ],
      [
        t('Address', '주소', '住所', '營業所地址'),
        t('place of business', '사업장 소재지', '事業所の所在地', '登記地址'),
      ],
      [
        t('Phone', '전화번호', '電話番号', '客服電話'),
        t('number and hours', '번호와 상담 시간', '番号と受付時間', '號碼與服務時間'),
      ],
      [
        t('Email', '이메일', 'メールアドレス', '電子信箱'),
        t('<{contact}>', '<{contact}>', '<{contact}>', '<{contact}>'),
      ],
      [
        t('Complaints', '분쟁 처리', '苦情の受付', '消費爭議處理'),
        t(
          'by phone or email; the consumer hotline is 1950',
          '전화 또는 이메일, 소비자 상담 전화 1950',
          '電話またはメール。消費者ホットラインは1950',
          '請以電話或電子郵件聯絡；全國消費者服務專線 1950',
        ),
      ],
    ],
  ),
]
