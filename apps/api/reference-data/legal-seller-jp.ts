import { t } from '../src/lib/localized-text.ts'
import { EMAIL, PAYMENT, PRICE, PROVIDER, PROVISION, sellerText } from './legal-seller-text.ts'

/** The items of 特定商取引法 §11 with its ordinance, as far as they concern services for a date that are paid at the shop. */
export const SELLER_JP = sellerText(
  'seller-jp',
  t(
    'Notice under Japan’s law of distance selling (example)',
    '일본 특정상거래법에 따른 표기 (예시)',
    '特定商取引法に基づく表記（記載例）',
    '日本特定商業交易法標示（範例）',
  ),
  [
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
      EMAIL,
      PROVIDER,
      PRICE,
      [
        t('Other charges', '그 밖의 비용', '代金以外に必要な料金', '其他費用'),
        t(
          'none from this site; the cost of your internet connection',
          '이 사이트에서 청구하는 비용은 없음 (통신 요금은 별도)',
          '本サイトからの請求はありません（通信料はお客様のご負担）',
          '本平台不另外收費（網路連線費用自付）',
        ),
      ],
      PAYMENT,
      PROVISION,
      [
        t('Time for ordering', '신청 기한', '申込みの期間', '申請期間'),
        t(
          'while the chosen time is held: 10 minutes, up to 20 while you fill in the form',
          '고른 시간을 잡아 두는 동안 (10분, 입력 중에는 최대 20분)',
          'お選びの時間を確保している間（10分間、入力を続けている間は最長20分間）',
          '選定的時段保留期間（10 分鐘，填寫期間最長 20 分鐘）',
        ),
      ],
      [
        t('Limits and other conditions', '수량 제한 등 판매 조건', '数量の制限などの販売条件', '數量限制等條件'),
        t(
          'as stated with each service and before the reservation is confirmed',
          '각 서비스와 예약 확정 전 화면에 표시된 조건에 따름',
          '各サービスと、ご予約の確定前に表示する条件によります',
          '依各項服務及預約確認前所示條件',
        ),
      ],
      [
        t('Cancellation', '취소와 해제', 'キャンセル（申込みの撤回・契約の解除）', '取消與解除契約'),
        t(
          'until the start, under My reservations or by phone or email; until when it is free and the shop’s cancellation fee are shown before the reservation is confirmed',
          '이용 시간 전까지 내 예약 또는 전화·이메일로 취소. 무료 취소 기한과 매장의 취소 수수료는 예약을 확정하기 전에 표시',
          '開始まで、予約一覧またはお電話・メールでキャンセルできます。無料の期限とお店のキャンセル料は、ご予約の確定前に表示します',
          '預約時間前，可於「我的預約」或以電話、電子郵件取消；免費期限與店家的手續費於預約確認前顯示',
        ),
      ],
      [
        t(
          'If the service is not as agreed',
          '서비스가 계약과 다를 때',
          'サービスが契約の内容と異なる場合',
          '服務與約定不符時',
        ),
        t(
          'please tell the shop or us; the shop puts it right or refunds it',
          '매장이나 위 연락처로 연락. 매장에서 다시 제공하거나 환불',
          'お店または上記の連絡先へご連絡ください。お店が改めて提供するか、返金します',
          '請聯絡店家或上述聯絡方式，由店家補正或退款',
        ),
      ],
    ],
  ],
)
