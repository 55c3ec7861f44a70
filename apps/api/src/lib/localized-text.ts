/** A text in every language. */
export type Text = { en: string; ko: string; ja: string; zh: string }

/** The text in the requested language, else in English, else in Chinese. */
export const inLanguage = (locale: keyof Text, text: Text): string => text[locale] || text.en || text.zh

export const t = (en: string, ko: string, ja: string, zh: string): Text => ({ en, ko, ja, zh })

export const same = (word: string): Text => ({ en: word, ko: word, ja: word, zh: word })
