import type { Picture } from './take.ts'

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0}
form{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:12px;padding:12px 20px;background:Canvas;border-bottom:1px solid}
label{display:flex;gap:6px;align-items:center}
ul{display:flex;flex-wrap:wrap;align-items:start;gap:24px;padding:20px;margin:0;list-style:none}
li[hidden]{display:none}
img{display:block;width:320px;max-height:720px;object-fit:cover;object-position:top;border:1px solid}
`

const SCRIPT = `
const form = document.forms[0]
const show = () => {
  const chosen = Object.fromEntries(new FormData(form))
  for (const leaf of document.querySelectorAll('li'))
    leaf.hidden = Object.entries(chosen).some(([name, value]) => value && leaf.dataset[name] !== value)
  history.replaceState(null, '', '#' + new URLSearchParams(chosen))
}
for (const [name, value] of new URLSearchParams(location.hash.slice(1))) if (form[name]) form[name].value = value
form.onchange = show
show()
`

const choice = (name: string, values: readonly string[]): string =>
  `<label>${name} <select name="${name}"><option value="">all</option>${values
    .map((value) => `<option>${escaped(value)}</option>`)
    .join('')}</select></label>`

/** One page to leaf through all pictures by; a picture opens at its full size. */
export function leaves(pictures: readonly Picture[]): string {
  const all = (of: (picture: Picture) => string): readonly string[] => [...new Set(pictures.map(of))]
  const items = pictures.map(
    ({ screen, language, width, scheme, file }) =>
      `<li data-screen="${screen}" data-language="${language}" data-width="${width}" data-scheme="${scheme}">` +
      `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>${screen} · ${language} · ${width} · ${scheme}</li>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style>
<form>${choice(
    'screen',
    all(({ screen }) => screen),
  )}${choice(
    'language',
    all(({ language }) => language),
  )}${choice(
    'width',
    all(({ width }) => String(width)),
  )}${choice(
    'scheme',
    all(({ scheme }) => scheme),
  )}</form>
<ul>${items.join('\n')}</ul><script>${SCRIPT}</script></html>
`
}
