/** What would open a dialog if the page took it for more than text. */
const VECTORS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src=javascript:parent.alert(1)></iframe>',
  '<object data=javascript:alert(1)></object>',
  '<embed src=javascript:alert(1)>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video src=x onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<style onload=alert(1)></style>',
  '<link rel=stylesheet href=/favicon.svg onload=alert(1)>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
]

/** Ways out of where a text may stand: an attribute, a title, a script of JSON, a comment. */
const WAYS_OUT = ['', '">', "'>", '</title></script></style></textarea>', '--></noscript>']

const MARKDOWN = [
  '[press](javascript:alert(1))',
  '[press](JaVaScRiPt:alert(1))',
  '[press](java&#x73;cript:alert(1))',
  '[press](&#106;avascript:alert(1))',
  '[press](<java\tscript:alert(1)>)',
  '[press]( javascript:alert(1))',
  '[press](vbscript:alert(1))',
  '[press](data:text/html,<script>alert(1)</script>)',
  '[press](//evil.example/x)',
  '[press](/\\\\evil.example/x)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '[press][there]\n\n[there]: javascript:alert(1)',
  '[x](https://yoyaku.example/"onmouseover="alert(1))',
  '{{constructor.constructor("alert(1)")()}} \u0024{alert(1)} <%= alert(1) %>',
]

export const PAYLOADS: readonly string[] = [
  ...WAYS_OUT.flatMap((out) => VECTORS.map((vector) => out + vector)),
  ...MARKDOWN,
]

/** Where `?redirect=` must never lead. */
export const ELSEWHERE: readonly string[] = [
  'https://evil.example/',
  '//evil.example/en',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  '/en/../..//evil.example',
  'javascript:alert(1)',
  'blob:https://evil.example/x',
]
