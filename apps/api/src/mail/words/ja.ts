import type { Words } from './words.types.ts'

export const ja: Words = {
  greeting: (name) => `${name} 様`,
  footer: ({ title, contact }) => `このメールは${title}から自動でお送りしています。お問い合わせ先：${contact}`,
  colon: '：',
  code: {
    subject: (brand) => `【${brand}】ログイン用の認証コード`,
    preview: '10分間、一度だけ使えます。',
    heading: 'ログイン用の認証コード',
    lead: 'ログイン画面に次のコードを入力してください。10分間、一度だけ使えます。',
    ignore:
      'お心当たりのない場合は、このメールを無視してください。コードがなければ、ほかの人がログインすることはできません。コードは誰にも教えないでください。',
  },
  connected: {
    subject: (provider, brand) => `【${brand}】${provider}アカウントを連携しました`,
    heading: (provider) => `${provider}アカウントを連携しました`,
    lead: (provider) => `今後は、メールアドレスのほかに${provider}アカウントでもログインできます。`,
    sessions: '安全のため、ほかの端末からはログアウトしました。',
    ignore:
      'お心当たりのない場合は、第三者がメールを閲覧しているおそれがあります。まずメールアカウントのパスワードを変更し、そのうえで下記のお問い合わせ先までご連絡ください。',
  },
  sessionEnded: {
    subject: (brand) => `【${brand}】安全のためログイン中の端末を1台ログアウトしました`,
    title: '安全のため、1台の端末をログアウトしました',
    lead: 'すでに更新された古いログイン情報が、もう一度使われました。第三者にコピーされたおそれがあるため、該当するログインを終了しました。',
    next: '認証コードを使って、いつでもログインし直せます。ログイン後、ご予約とお客様の情報に変わりがないかご確認ください。',
    ignore:
      '第三者がメールを閲覧しているおそれがある場合は、まずメールアカウントのパスワードを変更し、そのうえで下記のお問い合わせ先までご連絡ください。',
  },
  codesPaused: {
    subject: (brand) => `【${brand}】認証コードでのログインを一時停止しました`,
    title: '認証コードでのログインを一時停止しました',
    lead: (wait) => `誤った認証コードが繰り返し入力されたため、これから${wait}は認証コードでログインできません。`,
    minutes: (count) => `${count}分間`,
    hours: (count) => `${count}時間`,
    next: 'ログイン中の端末は、そのままお使いいただけます。Google、Facebook、Appleのアカウントを連携している場合は、そちらでログインできます。',
    ignore:
      'お心当たりのない場合は、第三者がコードを推測しようとした可能性があります。入力されたコードはいずれも誤っていたため、お手続きは必要ありません。コードは誰にも教えないでください。',
  },
  reservation: {
    confirmed: {
      subject: (shop) => `ご予約が確定しました：${shop}`,
      heading: 'ご予約が確定しました',
      lead: (shop) => `${shop}でのご予約を承りました。お支払いはお店でお願いします。`,
    },
    cancelled: {
      subject: (shop) => `ご予約のキャンセルが完了しました：${shop}`,
      heading: 'ご予約のキャンセルが完了しました',
      lead: (shop) => `${shop}での下記のご予約のキャンセルが完了しました。ほかにお手続きは必要ありません。`,
    },
    reminder: {
      subject: (shop) => `ご予約の日が近づいています：${shop}`,
      heading: 'ご予約の日が近づいています',
      lead: (shop) => `${shop}でのご予約の時間が近づいています。お気をつけてお越しください。`,
    },
    labels: {
      when: '日時',
      pickUp: '出発日時',
      return: '返却日時',
      shop: 'お店',
      service: 'サービス',
      people: '人数',
      staff: 'スタッフ',
      extras: 'オプション',
      total: '合計（税・手数料込み）',
      atShop: 'お店でのお支払い',
      address: '住所',
      localAddress: '現地語の住所',
      phone: '電話番号',
      code: '予約番号',
    },
    people: (count) => `${count}名`,
    freeUntil: (when) => `${when}まで無料でキャンセルできます。`,
    bringLicense:
      '運転される方は全員、免許証の原本をお持ちください。海外の方は、1949年ジュネーブ条約に基づく国際免許証（台湾の免許証は日本語訳）とパスポートもお忘れなく。',
    seeIt: '予約を確認する',
  },
}
