import { t } from '../src/lib/localized-text.ts'
import { EMAIL, PAYMENT, PRICE, PROVIDER, PROVISION, sellerText } from './legal-seller-text.ts'

/** The items of 消費者保護法 §18, with the right of §19 to end the contract. */
export const SELLER_TW = sellerText(
  'seller-tw',
  t(
    'Business operator (Taiwan, example)',
    '대만 사업자 정보 (예시)',
    '台湾の事業者情報（記載例）',
    '企業經營者資訊（範例）',
  ),
  [
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
      EMAIL,
      PROVIDER,
      PRICE,
      PAYMENT,
      PROVISION,
      [
        t('Ending the contract', '계약 해제의 기한과 방법', '契約解除の期限と方法', '解除契約的期限與方式'),
        t(
          'under Article 19 of the Consumer Protection Act, before the service and within 7 days after it, without a reason or cost: under My reservations, in writing or by email',
          '소비자보호법 제19조에 따라 서비스 이용 전과 이용 후 7일 안에 이유나 비용 없이 해제 가능. 내 예약, 서면 또는 이메일로 통지',
          '消費者保護法第19条により、サービスの提供前と提供後7日以内は、理由も費用もなく解除できます。予約一覧、書面またはメールでお知らせください',
          '依消費者保護法第 19 條，得於接受服務前及接受服務後 7 日內，無須說明理由及負擔費用解除契約；請由「我的預約」取消，或以書面、電子郵件通知',
        ),
      ],
      [
        t('Exceptions from that right', '해제권의 예외', '解除権の例外', '不適用解除權的情形'),
        t(
          'none, unless the service is one of the exceptions of the rules under Article 19 and says so before the reservation is confirmed',
          '없음. 제19조에 따른 예외 준칙에 해당하는 서비스는 예약을 확정하기 전에 따로 표시',
          'なし。第19条に基づく例外準則に該当するサービスは、ご予約の確定前に個別に表示します',
          '無；屬《通訊交易解除權合理例外情事適用準則》所列情形的服務，於預約確認前另行告知',
        ),
      ],
      [
        t('Complaints', '소비자 불만 접수', '苦情の受付', '消費申訴受理方式'),
        t(
          'by phone or email; the consumer hotline is 1950',
          '전화 또는 이메일, 소비자 상담 전화 1950',
          '電話またはメール。消費者ホットラインは1950',
          '請以電話或電子郵件聯絡；全國消費者服務專線 1950',
        ),
      ],
    ],
  ],
)
