import { t } from '../src/lib/localized-text.ts'
import { EMAIL, PAYMENT, PRICE, PROVIDER, PROVISION, sellerText } from './legal-seller-text.ts'

/**
 * The items of 전자상거래법 §10 and §13. What stands before the first heading is what its ordinance wants on the first page itself, with a
 * link to the register of the 공정거래위원회, and §20: that the site is no party to the contract.
 */
export const SELLER_KR = sellerText(
  'seller-kr',
  t(
    'Business information (Korea, example)',
    '사업자 정보 (예시)',
    '韓国の事業者情報（記載例）',
    '韓國業者資訊（範例）',
  ),
  [
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
        t(
          '2026-Seoul Gyeonbon-0000 (Gyeonbon-gu Office)',
          '제2026-서울견본-0000호 (견본구청)',
          '第2026-ソウル見本-0000号（見本区役所）',
          '第 2026-首爾見本-0000 號（見本區廳）',
        ),
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
      EMAIL,
      [
        t('Hosting', '호스팅 서비스', 'ホスティング', '主機服務'),
        t('{operator}', '{operator}', '{operator}', '{operator}'),
      ],
      t(
        'Check this business in the [register of the Korea Fair Trade Commission](https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000).',
        '[사업자정보 확인](https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000)',
        '事業者情報の確認：[韓国公正取引委員会のサイト](https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000)',
        '業者資訊查詢：[韓國公平交易委員會網站](https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000)',
      ),
    ],
    t(
      '{operator} arranges reservations as a mail-order intermediary and is not a party to the contract for the service. The shop provides the service and is responsible for it.',
      '{operator}에서는 통신판매중개자로서 예약을 중개하며 통신판매의 당사자가 아니에요. 서비스의 제공과 그 책임은 매장에 있어요.',
      '{operator}は通信販売仲介者として予約を仲介する立場であり、サービスの契約の当事者ではありません。サービスはお店が提供し、その責任を負います。',
      '{operator} 為通訊販賣仲介者，僅提供預約媒介，並非服務契約的當事人。服務由店家提供並負責。',
    ),
    t('## Contract and payment', '## 계약과 결제', '## 契約とお支払い', '## 契約與付款'),
    [
      PROVIDER,
      PRICE,
      PAYMENT,
      PROVISION,
      [
        t('Protection of payments', '구매안전서비스', '決済の保護', '付款保障'),
        t(
          'does not apply: nothing is paid in advance',
          '미리 받는 대금이 없어 해당 없음',
          '前払いがないため対象外',
          '未預收款項，故不適用',
        ),
      ],
    ],
    t('## Withdrawal and cancellation', '## 청약철회와 취소', '## 申込みの撤回とキャンセル', '## 撤回與取消'),
    [
      [
        t('Until when', '기한', '期限', '期限'),
        t(
          'until the time stated in the reservation, and at least for the 7 days from the confirmation that Article 17(1) of the Act on Consumer Protection in Electronic Commerce grants',
          '예약에 적힌 무료 취소 기한까지. 전자상거래법 제17조제1항의 청약철회 기간(계약 내용을 받은 날부터 7일 등)이 더 길면 그 기간까지',
          'ご予約に記載の無料キャンセルの期限まで。韓国の電子商取引消費者保護法第17条第1項の期間（契約内容の受領から7日間など）のほうが長い場合はその期間まで',
          '至預約所載的免費取消期限；韓國電子商務消費者保護法第 17 條第 1 項所定期間（收到契約內容起 7 日等）較長者，至該期間屆滿',
        ),
      ],
      [
        t('How', '방법', '方法', '方式'),
        t(
          'under My reservations with Cancel this reservation, or by phone or email',
          '내 예약의 ‘이 예약 취소하기’ 또는 위 전화·이메일',
          '予約一覧の「この予約をキャンセルする」、または上記の電話・メール',
          '於「我的預約」按下「取消這筆預約」，或以上述電話、電子信箱通知',
        ),
      ],
      [
        t('Effect', '효과', '効果', '效果'),
        t(
          'the contract ends and nothing is charged; what was paid is refunded within 3 business days, later with the interest that Article 18 sets',
          '계약이 끝나고 청구되는 금액은 없음. 받은 대금이 있으면 3영업일 안에 환급하고, 늦어지면 전자상거래법 제18조에 따른 지연배상금 지급',
          '契約は終了し、請求はありません。受領済みの代金は3営業日以内に返金し、遅れた場合は同法第18条の遅延賠償金を支払います',
          '契約終止，不收取費用；已收款項於 3 個營業日內退還，逾期依同法第 18 條支付遲延賠償金',
        ),
      ],
      [
        t('After that', '기한이 지난 뒤', '期限後', '逾期後'),
        t(
          'until the start; the shop’s cancellation fee applies where one is shown before the reservation is confirmed',
          '이용 시간 전까지 취소할 수 있고, 예약을 확정하기 전에 표시된 매장의 취소 수수료가 있으면 적용',
          '開始までキャンセルでき、ご予約の確定前に表示されたお店のキャンセル料がある場合は適用されます',
          '預約時間前仍可取消；預約確認前已顯示店家手續費者，適用該手續費',
        ),
      ],
      [
        t('Exceptions', '제한', '例外', '例外'),
        t(
          'none once the service has begun (Article 17(2)5)',
          '서비스 제공이 시작된 뒤에는 청약철회 불가 (전자상거래법 제17조제2항제5호)',
          'サービスの提供が始まった後は撤回できません（同法第17条第2項第5号）',
          '服務開始提供後不得撤回（同法第 17 條第 2 項第 5 款）',
        ),
      ],
    ],
    t(
      '## Refunds, complaints and disputes',
      '## 환불, 피해보상과 분쟁 처리',
      '## 返金、苦情と紛争の処理',
      '## 退款、申訴與爭議處理',
    ),
    [
      [
        t('Repeat, exchange and refund', '교환·재제공과 환불', '交換・再提供と返金', '更換、重新提供與退款'),
        t(
          'if the service is not as agreed, the shop repeats or refunds it; ask the shop or us',
          '서비스가 예약 내용과 다르면 매장에서 다시 제공하거나 환불. 매장이나 위 연락처로 요청',
          'サービスがご予約の内容と異なる場合は、お店が再提供または返金します。お店または上記の連絡先へご連絡ください',
          '服務與預約內容不符時，由店家重新提供或退款；請聯絡店家或上述聯絡方式',
        ),
      ],
      [
        t('Complaints and compensation', '불만과 피해보상 처리', '苦情と損害の補償', '申訴與損害賠償'),
        t(
          'by phone or email; answered within 3 business days, and passed on to the shop',
          '위 전화·이메일로 접수, 매장에 전달하고 3영업일 안에 답변',
          '上記の電話・メールで受け付け、お店に伝えて3営業日以内に回答します',
          '以上述電話、電子信箱受理，轉達店家並於 3 個營業日內答覆',
        ),
      ],
      [
        t('Disputes', '분쟁 조정', '紛争の調停', '爭議調解'),
        t(
          'Korea Consumer Agency (consumer hotline 1372) or the Korean committee for electronic commerce disputes',
          '한국소비자원(소비자상담센터 1372), 전자문서·전자거래분쟁조정위원회',
          '韓国消費者院（消費者相談センター1372）、電子文書・電子取引紛争調停委員会',
          '韓國消費者院（消費者諮詢中心 1372）、電子文書與電子交易爭議調解委員會',
        ),
      ],
    ],
  ],
)
