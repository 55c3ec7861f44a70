import { HTML_LANG, type Language } from '../../src/locale/languages.ts'

export type FallbackStatus = 429 | 500 | 503
type Words = readonly [heading: string, text: string]

const WORDS: Readonly<Record<Language, Readonly<Record<FallbackStatus, Words>>>> = {
  en: {
    429: ['Too many requests', "You've opened many pages in a short time. Please wait a moment and try again."],
    500: ['Internal Server Error', 'Something went wrong. Please try again later.'],
    503: ["We're very busy right now", 'Please try again in a moment.'],
  },
  ko: {
    429: ['요청이 너무 많아요', '짧은 시간에 페이지를 너무 많이 열었어요. 잠시 후 다시 시도해 주세요.'],
    500: ['서버 오류', '문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
    503: ['지금 접속이 많아요', '잠시 후 다시 시도해 주세요.'],
  },
  ja: {
    429: [
      'アクセスが多すぎます',
      '短い時間に多くのページを開いたため、表示できませんでした。しばらくしてからもう一度お試しください。',
    ],
    500: ['サーバーエラー', '問題が発生しました。しばらくしてからもう一度お試しください。'],
    503: ['ただいま混み合っています', 'しばらくしてからもう一度お試しください。'],
  },
  zh: {
    429: ['開啟次數過多', '短時間內開啟了太多頁面，請稍後再試。'],
    500: ['伺服器發生錯誤', '發生了一點問題，請稍後再試。'],
    503: ['目前較為忙碌', '請稍後再試一次。'],
  },
}

const TRY_AGAIN: Readonly<Record<Language, string>> = {
  en: 'Try again',
  ko: '다시 시도',
  ja: 'もう一度試す',
  zh: '再試一次',
}

/** For the policy of styles, which names its hash. */
export const FALLBACK_STYLE = `
:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere;background:Canvas;color:CanvasText}
main{max-width:32rem;margin:16vh auto;padding:0 16px}
h1{margin:0;font-size:1.5rem;line-height:1.3;text-wrap:balance}
p{margin:12px 0 0}
a{display:inline-block;min-width:44px;padding:10px 0;color:inherit}
`

/** The page that is sent when no page can, or may, be rendered. A failure of the server says where to write to. */
export function fallbackPage(language: Language, status: FallbackStatus, contactEmail: string): string {
  const [heading, text] = WORDS[language][status]
  const contact = status === 500 ? `<p><a href="mailto:${contactEmail}">${contactEmail}</a></p>` : ''
  return `<!doctype html><html lang="${HTML_LANG[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title><style>${FALLBACK_STYLE}</style></head><body><main><h1>${heading}</h1><p>${text}</p><p><a href="">${TRY_AGAIN[language]}</a></p>${contact}</main></body></html>`
}
