import { HTML_LANG, type Language } from '../src/locale/languages.ts'

const WORDS: Readonly<Record<Language, readonly [heading: string, text: string]>> = {
  en: ['Internal Server Error', 'Something went wrong. Please try again later.'],
  ko: ['서버 오류', '문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
  ja: ['サーバーエラー', '問題が発生しました。しばらくしてからもう一度お試しください。'],
  zh: ['伺服器發生錯誤', '發生了一點問題，請稍後再試。'],
}

/** The page that is left when even the error page cannot be drawn. */
export function lastResort(language: Language): string {
  const [heading, text] = WORDS[language]
  return `<!doctype html><html lang="${HTML_LANG[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1><p>${text}</p></html>`
}
