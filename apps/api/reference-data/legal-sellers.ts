import { type Text, t } from '../src/lib/localized-text.ts'
import type { SellerText } from './reference-data.types.ts'

type Line = readonly [label: Text, value: Text]

const COLON: Text = { en: ': ', ko: ': ', ja: '：', zh: '：' }

function seller(kind: SellerText['kind'], title: Text, lead: Text, lines: readonly Line[], more?: Text): SellerText {
  const body = (of: keyof Text): string =>
    [
      lead[of],
      lines.map(([label, value]) => `- ${label[of]}${COLON[of]}${value[of]}`).join('\n'),
      ...(more === undefined ? [] : [more[of]]),
    ].join('\n\n')
  return { kind, version: 'example', title, body: t(body('en'), body('ko'), body('ja'), body('zh')) }
}

/** Examples for a start outside production. Names, numbers and places are fictional. */
export const SELLER_EXAMPLES: readonly SellerText[] = [
  seller(
    'seller-jp',
    t(
      'Notice under Japan’s law of distance selling (example)',
      '일본 특정상거래법에 따른 표기 (예시)',
      '特定商取引法に基づく表記（記載例）',
      '日本特定商業交易法標示（範例）',
    ),
    t('Example', '예시', '記載例', '範例'),
    [
      [
        t('Seller', '판매 사업자', '販売事業者', '販售業者'),
        t('{operator} Co., Ltd.', '주식회사 {operator}', '{operator}株式会社', '{operator} 株式會社'),
      ],
      [
        t('Person responsible', '운영 책임자', '運営統括責任者', '營運負責人'),
        t('Hanako Yamada', '야마다 하나코', '山田 花子', '山田花子'),
      ],
      [
        t('Address', '주소', '所在地', '地址'),
        t(
          '1-2-3 Mihon-cho, Shibuya-ku, Tokyo 000-0000',
          '(우편번호 000-0000) 일본 도쿄도 시부야구 미혼초 1-2-3',
          '〒000-0000　東京都渋谷区見本町1-2-3',
          '〒000-0000 日本東京都澀谷區見本町 1-2-3',
        ),
      ],
      [
        t('Phone', '전화번호', '電話番号', '電話'),
        t(
          '03-0000-0000 (weekdays 10:00 to 18:00)',
          '03-0000-0000 (평일 10:00~18:00)',
          '03-0000-0000（平日10:00〜18:00）',
          '03-0000-0000（週一至週五 10:00–18:00）',
        ),
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
    t('Example', '예시', '記載例', '範例'),
    [
      [
        t('Company', '상호', '商号', '商號'),
        t('{operator} Co., Ltd.', '주식회사 {operator}', '株式会社{operator}', '株式會社 {operator}'),
      ],
      [t('Representative', '대표자', '代表者', '代表人'), t('Hong Gildong', '홍길동', 'ホン・ギルドン', '洪吉童')],
      [
        t('Business registration number', '사업자등록번호', '事業者登録番号', '事業者登記號碼'),
        t('000-00-00000', '000-00-00000', '000-00-00000', '000-00-00000'),
      ],
      [
        t('Mail-order business report number', '통신판매업 신고번호', '通信販売業申告番号', '通訊販賣業申報號碼'),
        t('2026-Seoul Gyeonbon-0000', '제2026-서울견본-0000호', '第2026-ソウル見本-0000号', '第 2026-首爾見本-0000 號'),
      ],
      [
        t('Address', '주소', '住所', '地址'),
        t('123 Gyeonbon-ro, Seoul', '서울특별시 견본로 123', 'ソウル特別市 見本路123', '首爾特別市見本路 123 號'),
      ],
      [
        t('Phone', '전화번호', '電話番号', '電話'),
        t(
          '02-000-0000 (weekdays 10:00 to 18:00)',
          '02-000-0000 (평일 10:00~18:00)',
          '02-000-0000（平日10:00〜18:00）',
          '02-000-0000（週一至週五 10:00–18:00）',
        ),
      ],
      [
        t('Email', '이메일', 'メールアドレス', '電子信箱'),
        t('<{contact}>', '<{contact}>', '<{contact}>', '<{contact}>'),
      ],
      [
        t('Hosting', '호스팅 서비스', 'ホスティング', '主機服務'),
        t('{operator}', '{operator}', '{operator}', '{operator}'),
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
    t('Example', '예시', '記載例', '範例'),
    [
      [
        t('Company', '회사명', '会社名', '公司名稱'),
        t('{operator} Co., Ltd.', '{operator} Co., Ltd.', '{operator} Co., Ltd.', '{operator} 股份有限公司'),
      ],
      [t('Representative', '대표자', '代表者', '代表人'), t('Wang Xiaoming', '왕샤오밍', '王 小明', '王小明')],
      [
        t('Unified business number', '통일번호', '統一番号', '統一編號'),
        t('00000000', '00000000', '00000000', '00000000'),
      ],
      [
        t('Address', '주소', '住所', '營業所地址'),
        t('1 Fanli Road, Taipei', '타이베이시 판리로 1', '台湾台北市範例路1号', '台北市範例路 1 號'),
      ],
      [
        t('Phone', '전화번호', '電話番号', '客服電話'),
        t(
          '02-0000-0000 (weekdays 10:00 to 18:00)',
          '02-0000-0000 (평일 10:00~18:00)',
          '02-0000-0000（平日10:00〜18:00）',
          '02-0000-0000（週一至週五 10:00–18:00）',
        ),
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
