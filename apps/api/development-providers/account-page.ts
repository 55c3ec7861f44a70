import { createHash } from 'node:crypto'
import { type Html, html } from '../src/modules/mail/html.ts'
import { type PlayedProvider, SUGGESTIONS } from './people.ts'

const NAMES: Readonly<Record<PlayedProvider, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }
const SETTINGS: Readonly<Record<PlayedProvider, string>> = {
  google: 'GOOGLE_CLIENT_ID',
  facebook: 'FACEBOOK_APP_ID',
  apple: 'APPLE_CLIENT_ID',
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#f5f4f0;color:#2a2f3a;font:16px/1.5 system-ui,sans-serif}
header{padding:16px 24px;background:#16213e;color:#fff}
h1{margin:0;font-size:18px;line-height:1.2}
header p{margin:8px 0 0;font-size:14px;color:#c9d2e6}
main{max-width:520px;margin:0 auto;padding:24px}
h2{margin:24px 0 8px;font-size:16px}
form{display:grid;gap:12px}
label{display:grid;gap:4px;font-size:14px}
input,button{min-height:44px;padding:8px 12px;border:1px solid #8b94ab;border-radius:8px;font:inherit;background:#fff;color:inherit}
button{cursor:pointer}
button span{display:block;font-size:14px;color:#5b606b}
.person{text-align:left}
.main{border-color:#ffc94a;background:#ffc94a;color:#16213e;font-weight:600}
input:focus-visible,button:focus-visible{outline:3px solid #2b62d9;outline-offset:2px}
`
const hash = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** `script-src` is there for the hash of the script that sends Apple's form. */
export const PAGE_POLICY = `default-src 'none'; script-src 'self'; style-src ${hash}; base-uri 'none'; frame-ancestors 'none'`

/** Plays the page on which a provider asks who somebody is. Forms post to the address of the page. */
export function accountPage(provider: PlayedProvider): string {
  const name = NAMES[provider]
  const people = SUGGESTIONS[provider].map(
    ({ firstName, lastName, email, note }, number): Html =>
      html`<button class="person" name="person" value="${number}">Continue as ${firstName} ${lastName}<span>${email ?? 'no email'}</span><span>${note}</span></button>`,
  )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Development sign-in instead of ${name}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<header>
<h1>Development: this is not ${name}</h1>
<p>The server plays ${name} because ${SETTINGS[provider]} is not set. Nobody outside this machine sees this page, and no password is needed.</p>
</header>
<main>
<h2>Choose a person</h2>
<form method="post">${people}</form>
<h2>Or be somebody else</h2>
<form method="post">
<label>First name<input name="firstName" autocomplete="off" maxlength="100" required></label>
<label>Last name<input name="lastName" autocomplete="off" maxlength="100" required></label>
<label>Email (empty: ${name} says none)<input name="email" type="email" autocomplete="off" maxlength="100"></label>
<button class="main">Continue</button>
<button name="decline" value="yes" formnovalidate>Cancel</button>
</form>
</main>
</body>
</html>
`.html
}
