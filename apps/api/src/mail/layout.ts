import type { Locale } from '../contract/handler.ts'
import { languageTag } from '../contract/locale.ts'
import type { Brand } from './brand.ts'
import { type Html, html } from './html.ts'

const FONTS: Record<Locale, string> = {
  en: "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif",
  ja: "'Hiragino Sans','Yu Gothic','Noto Sans JP',sans-serif",
  zh: "'PingFang TC','Microsoft JhengHei','Noto Sans TC',sans-serif",
}

export type Frame = { locale: Locale; brand: Brand; title: string; preview: string; footer: string; body: Html[] }

/** Tables and inline styles: the only layout that every mail program shows alike. */
export function page({ locale, brand, title, preview, footer, body }: Frame): string {
  const lang = languageTag(locale)
  const font = `font-family:${FONTS[locale]};${locale === 'ko' ? 'word-break:keep-all;' : ''}`
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f5f4f0;">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5f4f0;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;${font}color:#2a2f3a;">
<tr><td style="padding:0 4px 16px;font-size:18px;font-weight:700;color:${brand.ink};">${brand.title}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e4e2db;border-top:4px solid ${brand.ink};border-radius:12px;padding:32px 28px;">
${body}
</td></tr>
<tr><td style="padding:16px 4px 0;font-size:12px;line-height:1.6;color:#6b6f78;">${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.html
}

export const heading = (brand: Brand, text: string): Html =>
  html`<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3;font-weight:700;color:${brand.ink};">${text}</h1>`

export const paragraph = (text: string): Html =>
  html`<p style="margin:0 0 16px;font-size:15px;line-height:1.65;">${text}</p>`

export const note = (text: string): Html =>
  html`<p style="margin:16px 0 0;font-size:13px;line-height:1.65;color:#6b6f78;">${text}</p>`

/** The spaces between the digits are only drawn: what is copied are six digits. */
export const bigCode = (brand: Brand, code: string): Html =>
  html`<p style="margin:24px 0;padding:20px 8px;background:${brand.quiet};border-radius:12px;text-align:center;color:${brand.ink};font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px;">${code}</p>`

export const facts = (rows: readonly (readonly [label: string, value: string])[]): Html =>
  html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px;font-size:15px;line-height:1.5;">${rows.map(
    ([label, value]) =>
      html`<tr><th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid #eeece6;font-weight:400;color:#6b6f78;width:38%;">${label}</th><td valign="top" style="padding:8px 0;border-bottom:1px solid #eeece6;">${value}</td></tr>`,
  )}</table>`

export const button = (brand: Brand, url: string, text: string): Html =>
  html`<p style="margin:24px 0 0;"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${brand.ink};color:#ffffff;font-size:15px;font-weight:600;text-decoration:none;">${text}</a></p>`
