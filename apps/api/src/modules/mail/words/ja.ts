import type { Words } from './words.types.ts'

export const ja: Words = {
  greeting: (name) => `${name} 様`,
  footer: ({ title, contact }) => `このメールは${title}から自動でお送りしています。お問い\u2060合わせ先：${contact}`,
  colon: '：',
  code: {
    subject: (brand) => `【${brand}】ログイン認証コードのお知らせ`,
    preview: '認証コードの有効期限は10分です。',
    heading: 'ログイン用の認証コード',
    lead: 'ログイン画面にこの認証コードを入力してください。有効期限は10分、ご利用は一度だけです。',
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
    subject: (brand) => `【${brand}】端末1台をログアウトしました`,
    title: '安全のため、端末1台からログアウトしました',
    lead: '無効になったはずの古いログイン情報が使われました。第三者にコピーされたおそれがあるため、該当するログインを終了しました。',
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
  offer: {
    subject: ({ shop }) => `${shop}に空きが出ました`,
    heading: 'キャンセル待ちの時間に空きが出ました',
    lead: (shop) => `${shop}で、キャンセル待ちの条件に合う時間に空きが出ました。この時間を確保しています。`,
    heldUntil: (when) => `確保の期限は${when}です。`,
    next: '期限までにご予約がない場合は、次にお待ちの方へご案内します。キャンセル待ちはそのまま続きます。',
    reserve: 'この時間を予約する',
  },
  review: {
    subject: (shop) => `${shop}のご利用はいかがでしたか？`,
    heading: 'ご利用はいかがでしたか？',
    lead: ({ shop, service }) =>
      `${shop}（${service}）をご利用いただき、ありがとうございます。ひと言の口コミが、これから選ぶ方の参考になります。`,
    write: '口コミを書く',
    until: '90日以内に書けます。公開されるのは星の数、本文、メニュー、利用した月だけで、お名前は公開されません。',
  },
  reservation: {
    confirmed: {
      subject: ({ shop, brand }) => `ご予約が確定しました：${shop}（${brand}）`,
      heading: 'ご予約が確定しました',
      lead: (shop) => `${shop}でのご予約を承りました。お支払いはお店でお願いします。`,
    },
    cancelled: {
      subject: ({ shop, brand }) => `ご予約はキャンセルとなりました：${shop}（${brand}）`,
      heading: 'ご予約はキャンセルとなりました',
      byMember: (shop) => `${shop}での次のご予約をキャンセルしました。`,
      byShop: (shop) => `お店の都合により、${shop}での次のご予約はキャンセルとなりました。`,
      reason: (text) => `キャンセルの理由：${text}`,
    },
    reminder: {
      subject: ({ shop, brand }) => `ご予約の時間が近づいています：${shop}（${brand}）`,
      heading: 'ご予約の時間が近づいています',
      lead: (shop) => `${shop}でのご予約の時間が近づいています。お気をつけてお越しください。`,
    },
    rescheduled: {
      subject: ({ shop, brand }) => `ご予約が変更されました：${shop}（${brand}）`,
      heading: 'ご予約が変更されました',
      lead: (shop) => `${shop}でのご予約を次のとおり変更しました。予約番号は変わりません。`,
    },
    labels: {
      when: '日時',
      previously: '変更前の日時',
      pickUp: '受取日時',
      return: '返却日時',
      shop: 'お店',
      service: 'サービス',
      experience: '所要時間',
      people: '人数',
      staff: 'スタッフ',
      equipment: '席・設備',
      extras: 'オプション',
      requirement: 'ご要望',
      total: '合計（税・手数料込み）',
      atShop: 'お店でのお支払い額',
      address: '住所',
      localAddress: '住所（現地表記）',
      phone: '電話番号',
      code: '予約番号',
      order: 'オーダーID',
    },
    people: (count) => `${count}名`,
    minutes: (count) => `${count}分`,
    servedBy: (name, count) => `${name}＋ほか${count}名`,
    freeUntil: (when) => `${when}まで無料でキャンセルできます。`,
    freeIsOver: '無料キャンセルの期限を過ぎています。お越しになれないときは、早めにお店へご連絡ください。',
    nothingToDo: 'キャンセル料はかかりません。お客様のお手続きも不要です。',
    freeEnded: (when) => `無料キャンセルの期限（${when}）を過ぎています。`,
    bringLicense:
      '運転される方は全員、運転免許証の原本をお持ちください。外国の免許証の方は、1949年ジュネーブ条約に基づく国際運転免許証（台湾・ドイツ・スイス・フランス・ベルギー・モナコの免許証は指定機関の日本語訳）とパスポートもお持ちください。ご不明な点は、免許証の発行機関にご確認ください。',
    seeIt: '予約を確認する',
    changeIt: '予約を変更する',
  },
}
