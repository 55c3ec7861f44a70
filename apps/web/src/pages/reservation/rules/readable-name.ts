import type { Language } from '../../../locale/languages.ts'

/** A letter that is neither Latin nor of the scripts of the country. */
const UNREAD: Readonly<Record<string, RegExp>> = {
  JP: /[^\P{L}\p{scx=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  KR: /[^\P{L}\p{scx=Latin}\p{scx=Hangul}]/u,
  TW: /[^\P{L}\p{scx=Latin}\p{scx=Han}]/u,
}
const ELSEWHERE = /[^\P{L}\p{scx=Latin}]/u

/** How people of the language write, until they have. */
const WRITES: Readonly<Record<Language, string>> = { en: 'A', ko: '가', ja: 'あ', zh: '字' }

/** Whether the staff of a shop in the country (JP) can read the name. */
export const isReadable = (name: string, country: string, language: Language): boolean =>
  !(UNREAD[country] ?? ELSEWHERE).test(name.trim() || WRITES[language])
