import { languageTag } from '../../contract/locale.ts'
import type { Locale } from '../../contract/types.ts'
import type { Brand } from './brand.ts'
import { type Html, html } from './html.ts'

const FONTS: Record<Locale, string> = {
  en: "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif",
  ja: "'Hiragino Sans','Yu Gothic','Noto Sans JP',sans-serif",
  zh: "'PingFang TC','Microsoft JhengHei','Noto Sans TC',sans-serif",
}

/** Lines break between words and phrases, where the mail program can tell them. */
const BREAKS: Record<Locale, string> = {
  en: '',
  ko: 'word-break:keep-all;',
  ja: 'line-break:strict;word-break:auto-phrase;',
  zh: 'line-break:strict;',
}

type FooterLink = { title: string; url: string }
export type Frame = {
  locale: Locale
  brand: Brand
  title: string
  preview: string
  footer: string
  link?: FooterLink | null
  /** Paragraphs below the footer. */
  legal?: readonly string[]
  body: Html[]
}

/** For mail programs that know the night; the others show the e-mail as it is by day. An address in Japanese is no phrase. */
const sheet = ({ ink, quiet }: Brand): Html => html`<style>
td.line:lang(ja){word-break:normal}
@media (prefers-color-scheme:dark){
.ground{background:#10141d !important}
.card{background:#1b202c !important;border-color:#343b4a !important}
.card,.title{color:#f1f3f8 !important}
.soft{color:#a9b1c0 !important}
.line{border-color:#343b4a !important}
.stub{background:#26304a !important;color:#f1f3f8 !important}
.tear{border-color:#1b202c !important}
.button{background:${quiet} !important;color:${ink} !important}
}
</style>`

/** Tables and inline styles: the only layout that every mail program shows alike. */
export function page({ locale, brand, title, preview, footer, link, legal = [], body }: Frame): string {
  const lang = languageTag(locale)
  const font = `font-family:${FONTS[locale]};${BREAKS[locale]}`
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
${sheet(brand)}
</head>
<body class="ground" style="margin:0;padding:0;background:#f5f4f0;">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5f4f0;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;${font}color:#2a2f3a;">
<tr><td class="title" style="padding:0 4px 16px;font-size:18px;font-weight:700;color:${brand.ink};">${brand.title}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4e2db;border-top:4px solid ${brand.ink};border-radius:12px;padding:32px 28px;overflow-wrap:anywhere;">
${body}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;overflow-wrap:anywhere;font-size:12px;line-height:1.6;color:#6b6f78;">${footer}${link ? html`<br><a href="${link.url}" class="soft" style="color:#6b6f78;">${link.title}</a>` : ''}${legal.map((text) => html`<p style="margin:12px 0 0;">${inLines(text)}</p>`)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.html
}

export const heading = (brand: Brand, text: string): Html =>
  html`<h1 class="title" style="margin:0 0 12px;font-size:22px;line-height:1.3;text-wrap:balance;font-weight:700;color:${brand.ink};">${text}</h1>`

export const paragraph = (text: string): Html =>
  html`<p style="margin:0 0 16px;font-size:15px;line-height:1.65;text-wrap:pretty;">${text}</p>`

export const note = (text: string): Html =>
  html`<p class="soft" style="margin:16px 0 0;font-size:13px;line-height:1.65;text-wrap:pretty;color:#6b6f78;">${text}</p>`

/** The spaces between the digits, and the one after the last, are only drawn: what is copied are six digits. */
export const bigCode = (brand: Brand, code: string): Html =>
  html`<p class="stub" style="margin:24px 0;padding:20px 4px 20px 12px;background:${brand.quiet};border-radius:12px;text-align:center;color:${brand.ink};font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px;">${code}</p>`

type LabelledLines = { label: string; lines: readonly string[] }

/** Draws the ticket at the head of the e-mail: the time in large letters, and below the tear the code to show. */
export const stub = (brand: Brand, times: readonly LabelledLines[], code: LabelledLines): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="stub" style="margin:8px 0 20px;border-radius:12px;background:${brand.quiet};color:${brand.ink};"><tr><td style="padding:16px 20px 14px;">${times.map((time) => labelledLines(time, ''))}</td></tr><tr><td class="tear" style="padding:14px 20px 16px;border-top:2px dashed #ffffff;">${labelledLines(code, 'letter-spacing:2px;')}</td></tr></table>`

const labelledLines = ({ label, lines }: LabelledLines, style: string): Html =>
  html`<p style="margin:0 0 2px;font-size:13px;line-height:1.5;">${label}</p>${lines.map(
    (line) => html`<p style="margin:0;font-size:16px;line-height:1.5;font-weight:700;${style}">${line}</p>`,
  )}`

const inLines = (text: string): Html[] =>
  text.split(/\r?\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))

const withItsFigure = (text: string): string => text.replaceAll(' × ', '\u00a0×\u00a0')

export const facts = (rows: readonly (readonly [label: string, value: string])[]): Html =>
  html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px;font-size:15px;line-height:1.5;">${rows.map(
    ([label, value]) =>
      html`<tr><th scope="row" align="left" valign="top" class="soft line" style="padding:8px 16px 8px 0;border-bottom:1px solid #eeece6;font-weight:400;color:#6b6f78;width:38%;overflow-wrap:normal;">${label}</th><td valign="top" class="line" style="padding:8px 0;border-bottom:1px solid #eeece6;">${inLines(withItsFigure(value))}</td></tr>`,
  )}</table>`

export const button = (brand: Brand, url: string, text: string): Html =>
  html`<p style="margin:24px 0 0;"><a href="${url}" class="button" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${brand.ink};color:#ffffff;font-size:15px;font-weight:600;text-decoration:none;">${text}</a></p>`

/** The way to something else than what the button does. */
export const link = (url: string, text: string): Html =>
  html`<p style="margin:16px 0 0;font-size:15px;line-height:1.5;"><a href="${url}">${text}</a></p>`
