import { createHash } from 'node:crypto'
import { languageTag } from '../contract/locale.ts'
import type { Locale } from '../contract/types.ts'
import { type Html, html } from '../modules/mail/html.ts'

export type ShownEmail = {
  id: string
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
  sentAt: string
}
type Shown = { messages: ShownEmail[]; to: string; open: ShownEmail | null }

const REFRESH_SECONDS = 3

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:#f5f4f0;color:#2a2f3a;font:16px/1.5 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;padding:16px 24px;background:#16213e;color:#fff}
h1{margin:0;font-size:18px;line-height:1.2}
header p{margin:0;flex:1 1 240px;font-size:14px;color:#c9d2e6}
form{display:flex;gap:8px}
input,button{min-height:44px;padding:8px 12px;border:1px solid #8b94ab;border-radius:8px;font:inherit}
button{border-color:#ffc94a;background:#ffc94a;color:#16213e;font-weight:600;cursor:pointer}
main{display:grid;grid-template-columns:minmax(0,380px) minmax(0,1fr);min-height:0}
main.closed{grid-template-columns:minmax(0,680px);justify-content:center}
ol{margin:0;padding:0;list-style:none;overflow:auto}
li a{display:block;padding:14px 24px;border-bottom:1px solid #e4e2db;background:#fff;color:inherit;text-decoration:none}
li a:hover{background:#eaf1ff}
li a[aria-current]{background:#eaf1ff;box-shadow:inset 4px 0 #2b62d9}
a:focus-visible,input:focus-visible,button:focus-visible{outline:3px solid #2b62d9;outline-offset:-3px}
.row{display:flex;justify-content:space-between;gap:12px;font-size:14px;color:#5b606b}
.row span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
time{white-space:nowrap}
.subject{font-weight:600}
.snippet{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:14px;color:#5b606b}
section{display:grid;grid-template-rows:auto 1fr auto;background:#fff;border-left:1px solid #e4e2db;min-height:80vh}
.head{padding:20px 24px;border-bottom:1px solid #e4e2db}
.head h2{margin:0 0 4px;font-size:22px;line-height:1.3}
.head p{margin:0;font-size:14px;color:#5b606b}
.head a{color:#2b62d9}
iframe{width:100%;height:100%;min-height:520px;border:0;background:#f5f4f0}
details{padding:12px 24px;border-top:1px solid #e4e2db}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px}
.empty{padding:64px 24px;text-align:center;color:#5b606b}
@media (max-width:760px){main,main.closed{grid-template-columns:minmax(0,1fr)}main:not(.closed) ol{display:none}section{border:0}}
`

/** For the content security policy, which allows this style sheet only. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** Reloads itself while no e-mail is open. */
export function mailboxPage({ messages, to, open }: Shown): string {
  const refresh = open ? [] : [html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`]
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
${refresh}
<title>${open ? open.subject : `Mail (${messages.length})`}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<header>
<h1>Development mailbox</h1>
<p>Nothing here is sent: set SMTP_URL for real mail.</p>
<form action="/dev/mail" role="search"><input type="search" name="to" value="${to}" placeholder="Only e-mails to…" aria-label="Only e-mails to this address"><button>Show</button></form>
</header>
<main class="${open ? 'reading' : 'closed'}">
${messages.length === 0 ? emptyBox(to) : html`<ol aria-label="E-mails, newest first">${messages.map((message) => entry(message, to, message.id === open?.id))}</ol>`}
${open ? [reader(open, to)] : []}
</main>
</body>
</html>
`.html
}

const address = (to: string, id?: string): string => {
  const query = new URLSearchParams({ ...(to && { to }), ...(id !== undefined && { id }) }).toString()
  return query ? `/dev/mail?${query}` : '/dev/mail'
}

const emptyBox = (to: string): Html =>
  html`<p class="empty">${to ? `No e-mails to ${to} yet.` : 'No e-mails yet. Sign in or reserve something, and they will appear here.'}</p>`

const timeOf = (sentAt: string): Html =>
  html`<time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time>`

const entry = (message: ShownEmail, to: string, current: boolean): Html =>
  html`<li><a href="${address(to, message.id)}"${current ? html` aria-current="true"` : ''}>
<div class="row"><span>${message.to}</span>${timeOf(message.sentAt)}</div>
<div class="subject" lang="${languageTag(message.locale)}">${message.subject}</div>
<div class="snippet" lang="${languageTag(message.locale)}">${message.text.replace(/\s+/g, ' ').slice(0, 120)}</div>
</a></li>`

const reader = (message: ShownEmail, to: string): Html => html`<section aria-label="E-mail">
<div class="head"><h2 lang="${languageTag(message.locale)}">${message.subject}</h2><p>to ${message.to} · ${timeOf(message.sentAt)} · <a href="${address(to)}">all e-mails</a></p></div>
<iframe sandbox="allow-popups" src="/dev/mail/${message.id}" title="The e-mail as HTML"></iframe>
<details><summary>As plain text</summary><pre lang="${languageTag(message.locale)}">${message.text}</pre></details>
</section>`
