import type { Text } from '../src/lib/localized-text.ts'

/** `{operator}` and `{contact}` are replaced when the text is read, by the theme's title and CONTACT_EMAIL. */
export type Section = readonly [heading: Text, body: Text]

/** Joins numbered sections into one text. */
export const joined = (intro: Text, sections: readonly Section[]): Text => {
  const inLanguage = (language: keyof Text) =>
    [
      intro[language],
      ...sections.map(([heading, body], index) => `## ${index + 1}. ${heading[language]}\n\n${body[language]}`),
    ].join('\n\n')
  return { en: inLanguage('en'), ko: inLanguage('ko'), ja: inLanguage('ja'), zh: inLanguage('zh') }
}
