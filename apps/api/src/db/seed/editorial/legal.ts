import type { SeedLegal, Text } from '../catalogue.types.ts'
import { t } from '../text.ts'
import { PRIVACY_INTRO, PRIVACY_SECTIONS } from './legal-privacy.ts'
import { TERMS_INTRO, TERMS_SECTIONS } from './legal-terms.ts'

const VERSION = '2026-11-01'

/** `{operator}` and `{contact}` are filled in when it is read: with the theme's title and CONTACT_EMAIL. */
export type Section = readonly [heading: Text, body: Text]

const joined = (intro: Text, sections: readonly Section[]): Text => {
  const inLanguage = (language: keyof Text) =>
    [
      intro[language],
      ...sections.map(([heading, body], at) => `## ${at + 1}. ${heading[language]}\n\n${body[language]}`),
    ].join('\n\n')
  return { en: inLanguage('en'), ko: inLanguage('ko'), ja: inLanguage('ja'), zh: inLanguage('zh') }
}

export const TERMS: SeedLegal = {
  version: VERSION,
  title: t('Terms of use', '이용약관', '利用規約', '使用條款'),
  body: joined(TERMS_INTRO, TERMS_SECTIONS),
}

export const PRIVACY: SeedLegal = {
  version: VERSION,
  title: t('Privacy policy', '개인정보 처리방침', 'プライバシーポリシー', '隱私權政策'),
  body: joined(PRIVACY_INTRO, PRIVACY_SECTIONS),
}
