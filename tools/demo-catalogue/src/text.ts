/** A text in every language. */
export type Text = { en: string; ko: string; ja: string; zh: string }

export const LANGUAGES = ['en', 'ko', 'ja', 'zh'] as const

export const t = (en: string, ko: string, ja: string, zh: string): Text => ({ en, ko, ja, zh })

/** Fills `{name}` in a sentence of each language with the words of that same language. */
export function fill(template: Text, words: Record<string, Text>): Text {
  const inLanguage = (language: keyof Text) =>
    template[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const word = words[name]
      if (word === undefined) throw new RangeError(`no word for {${name}}`)
      return word[language]
    })
  return { en: inLanguage('en'), ko: inLanguage('ko'), ja: inLanguage('ja'), zh: inLanguage('zh') }
}

/** One text after another: a space between sentences in en and ko, nothing in ja and zh. */
export const sentences = (...parts: Text[]): Text => ({
  en: parts.map((part) => part.en).join(' '),
  ko: parts.map((part) => part.ko).join(' '),
  ja: parts.map((part) => part.ja).join(''),
  zh: parts.map((part) => part.zh).join(''),
})

export const same = (word: string): Text => ({ en: word, ko: word, ja: word, zh: word })
