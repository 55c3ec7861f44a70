import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSellerExamples } from '../../demo/seller-examples.ts'
import type { Schemas } from '../../src/contract/types.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-legal-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await api.close()
})

async function legal(...flags: string[]) {
  const output = { out: '', err: '' }
  const exit = await runOperator(['legal', ...flags], {
    env: { DATABASE_URL: api.databaseUrl, INIT_CWD: folder },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
  })
  return { exit, ...output }
}

const file = (name: string, text: string | Uint8Array) => writeFile(join(folder, name), text)
const terms = async (locale: 'en' | 'ja' | 'ko') =>
  (await api.call<{ data: Schemas['LegalText'] }>('GET', '/api/v1/terms-of-use', { locale })).body.data
const stored = () => api.db.selectFrom('legal_text').selectAll().orderBy('kind').orderBy('version').execute()
const today = async () => {
  const now = sql<string>`to_char(app_now() at time zone 'UTC', 'YYYY-MM-DD')`
  return (await api.db.selectNoFrom(now.as('day')).executeTakeFirstOrThrow()).day
}

test('an operator puts terms of their own in force, and every version stays', async () => {
  const before = { en: await terms('en'), ja: await terms('ja') }
  await file('ja.md', '\ufeff# ご利用規約 ##\r\n\r\n{operator}へのお問い合わせは<{contact}>まで。\r\n\r\n- 一つ\r\n')
  const set = await legal('set', 'terms', '--ja', 'ja.md')
  expect(set).toEqual({ exit: 0, err: '', out: expect.stringMatching(/^terms \S+ is in force since \S+\n/) })
  expect(set.out).toContain('en  as before  Terms of use\n')
  expect(set.out).toContain('ja  new        ご利用規約\n')
  const version = await today()
  expect(await terms('ja')).toEqual({
    version,
    title: 'ご利用規約',
    body: 'Yoyakuへのお問い合わせは<contact@yoyaku.example>まで。\n\n- 一つ',
    updatedAt: expect.any(String),
  })
  expect(await terms('en')).toEqual({ ...before.en, version, updatedAt: (await terms('ja')).updatedAt })

  const shown = await legal('show', 'terms', '--lang', 'ja')
  expect(shown).toEqual({
    exit: 0,
    err: '',
    out: '# ご利用規約\n\n{operator}へのお問い合わせは<{contact}>まで。\n\n- 一つ\n',
  })
  await file('again.md', shown.out)
  expect(await legal('set', 'terms', '--ja', 'again.md')).toEqual({
    exit: 1,
    out: '',
    err: `Version ${version}, which is in force, says the same already\n`,
  })

  await file('ja.md', '# 利用規約\n\n第二版')
  await legal('set', 'terms', '--ja', 'ja.md')
  expect((await terms('ja')).version).toBe(`${version}.2`)
  await file('ja.md', '# 利用規約\n\n第三版')
  expect((await legal('set', 'terms', '--ja', 'ja.md', '--version', version)).err).toBe(
    `There is a version ${version} of terms already: give it another name\n`,
  )
  await legal('set', 'terms', '--ja', 'ja.md', '--version', 'spring')
  const { out } = await legal('list')
  const [privacy] = await stored()
  const names = out.split('\n').map((line) => line.split(/ {2,}/).slice(0, 2).join(' '))
  expect(names).toEqual([
    'TEXT VERSION',
    ...['spring', `${version}.2`, version, before.en.version].map((one) => `terms ${one}`),
    `privacy ${privacy?.version}`,
    '',
  ])
  expect(out.match(/in force/g)).toHaveLength(2)
  expect((await legal('show', 'terms', '--version', before.ja.version, '--lang', 'ja')).out).toContain('{operator}')
})

test('A text that is set is in force at once, also beside a text with a later date', async () => {
  await api.db
    .updateTable('legal_text')
    .set({ updated_at: '2099-01-01T00:00:00Z' })
    .where('version', '=', 'spring')
    .execute()
  await file('en.md', '# Terms\n\nShort.')
  await legal('set', 'terms', '--en', 'en.md', '--version', 'short')
  expect(await terms('en')).toMatchObject({ version: 'short', title: 'Terms', body: 'Short.' })
})

test.each([
  ['indented code', '# Terms\n\n\tfirst\n    second  \nthird\n\n- one\n\t- two\n      - three\n'],
  ['a name that ends in a sign', '# Terms for C#\n\nOur text.\n'],
])('legal show prints the file that legal set got, with %s', async (what, text) => {
  await file('en.md', text)
  expect(await legal('set', 'terms', '--en', 'en.md')).toMatchObject({ exit: 0, err: '' })
  const shown = await legal('show', 'terms')
  expect([what, shown.out]).toEqual([what, text])
  await file('again.md', shown.out)
  expect((await legal('set', 'terms', '--en', 'again.md')).err).toMatch(/says the same already\n$/)
})

test('Two calls that set two languages at once put both in force', async () => {
  await file('ko.md', '# 이용약관\n\n함께')
  await file('ja.md', '# 利用規約\n\n同時')
  const both = await api.db.transaction().execute(async (trx) => {
    // Whoever has read has to wait here before it writes.
    await sql`lock table legal_text in share row exclusive mode`.execute(trx)
    const setting = [
      legal('set', 'terms', '--ko', 'ko.md', '--version', 'at-once-ko'),
      legal('set', 'terms', '--ja', 'ja.md', '--version', 'at-once-ja'),
    ]
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await waiting.execute(trx)).rows, { timeout: 10_000 }).toEqual([{ count: 2 }])
    return { setting: Promise.all(setting) }
  })
  expect((await both.setting).map(({ exit, err }) => [exit, err])).toEqual([
    [0, ''],
    [0, ''],
  ])
  expect([(await terms('ko')).body, (await terms('ja')).body]).toEqual(['함께', '同時'])
})

test.each<[string, string | Uint8Array, string]>([
  ['no title', 'Terms of use\n\nText', 'begins with its title: # Terms of use'],
  ['nothing in it', '', 'begins with its title: # Terms of use'],
  ['a title alone', '# Terms\n\n', 'has no text under its title'],
  ['a hidden sign in its title', '# Ter\u202ems\n\nText', 'without hidden characters'],
  ['HTML', '# Terms\n\nSee <b class="x">this</b>', 'has HTML (<b class="x">)'],
  ['a comment', '# Terms\n\n<!-- draft -->Text', 'has HTML (<!--)'],
  [
    'a name that nothing fills in',
    '# Terms\n\n{operater} and {date}',
    'says {operater}; only {operator} and {contact}',
  ],
  ['gaps around a name', '# Terms\n\nWrite to { contact }', 'says { contact }; only {operator} and {contact}'],
  ['another encoding', new Uint8Array([0x23, 0x20, 0x82, 0xa0, 0x0a, 0x82]), 'is no text in UTF-8'],
  ['a NUL', '# Terms\n\na\0b', 'is no text in UTF-8'],
  ['too much', `# Terms\n\n${'long '.repeat(50_000)}`, 'has at most 200 kB'],
])('A file with %s is refused by its name, and the others with it', async (_what, text, message) => {
  await file('wrong.md', text)
  await file('right.md', '# 隱私權\n\n寫信給 <https://yoyaku.example/a> 或 <{contact}>，a < b > c。')
  const before = await stored()
  const { exit, out, err } = await legal('set', 'privacy', '--zh', 'right.md', '--en', 'wrong.md')
  expect([exit, out]).toEqual([1, ''])
  expect(err).toContain(`--en ${join(folder, 'wrong.md')} `)
  expect(err).toContain(message)
  expect(await stored()).toEqual(before)
})

test.each([
  [2, ['set', 'privacy'], 'Give it a file: --en, --ko, --ja or --zh\n'],
  [2, ['set', 'privacy', '--en', '-', '--ja', '-'], 'Standard input is one text: only one language can be -\n'],
  [2, ['withdraw', 'terms'], 'Pages and reservations need terms: set another text instead\n'],
  [
    2,
    ['set', 'cookies', '--en', 'right.md'],
    'There is no legal text cookies: terms, privacy, seller-jp, seller-kr, or seller-tw\n',
  ],
  [
    2,
    ['set', 'privacy', '--zh', 'right.md', '--version', 'a b'],
    '--version has 1 to 40 letters, digits, dots, - and _\n',
  ],
  [1, ['set', 'privacy', '--en', 'nowhere.md'], 'nowhere.md cannot be read: ENOENT\n'],
  [1, ['show', 'terms', '--version', 'summer'], 'There is no version summer of terms: legal list names them\n'],
])('legal ends with %i of %j and a reason', async (code, line, message) => {
  const { exit, out, err } = await legal(...line)
  expect([exit, out]).toEqual([code, ''])
  expect(err.endsWith(message), err).toBe(true)
})

test.each([
  [
    'seller-jp',
    'ja',
    '{記入}',
    '# 特定商取引法に基づく表記\n\n- 販売事業者：{記入}\n- 運営統括責任者：{記入}\n- 所在地：{記入}\n',
  ],
  ['seller-kr', 'ko', '{기재}', '# 사업자 정보\n\n- 상호: {기재}\n- 대표자: {기재}\n- 사업자등록번호: {기재}\n'],
  ['seller-tw', 'zh', '{填寫}', '# 企業經營者資訊\n\n- 公司名稱：{填寫}\n- 代表人：{填寫}\n- 統一編號：{填寫}\n'],
  ['seller-jp', 'en', '{FILL-IN}', '# Notice under Japan’s law of distance selling\n\n- Seller: {FILL-IN}\n'],
])(
  'legal show prints %s in %s as a form, which is not put in force before each blank is filled in',
  async (kind, language, blank, head) => {
    const { exit, out, err } = await legal('show', kind, '--lang', language)
    expect([exit, out.slice(0, head.length)]).toEqual([0, head])
    expect(err).toBe(
      `No ${kind} was set yet. This is a form, not in force: fill in each blank, then legal set ${kind} --${language} FILE\n`,
    )
    expect(out).toContain('<{contact}>')
    // No value of an example: each has a number, a name or a place.
    expect(out).not.toMatch(/\d|見本|견본|見本|範例|記載例|예시|xample|山田|홍길동|王小明|Yamada/)
    await file('form.md', out)
    const set = await legal('set', kind, `--${language}`, 'form.md')
    expect(set.err).toBe(
      `--${language} ${join(folder, 'form.md')} still has a blank, ${blank}: fill in each, or take its line out\n`,
    )
    expect((await stored()).filter((one) => one.kind === kind)).toEqual([])
  },
)

// Promise (Screens): the form of who runs the site has each item that the law of its country names
test.each([
  [
    'seller-jp',
    'ja',
    [
      ...['販売事業者', '運営統括責任者', '所在地', '電話番号', 'メールアドレス', '販売価格', '代金以外に必要な料金'],
      ...['お支払いの方法と時期', 'サービスの提供時期', '申込みの期間', '数量の制限などの販売条件'],
      ...['キャンセル（申込みの撤回・契約の解除）', 'サービスが契約の内容と異なる場合', 'サービスの提供者'],
    ],
  ],
  [
    'seller-kr',
    'ko',
    [
      ...['상호', '대표자', '사업자등록번호', '통신판매업 신고번호', '주소', '전화번호', '이메일', '호스팅 서비스'],
      ...['서비스 제공자', '판매 가격', '결제 방법과 시기', '서비스 제공 방법과 시기', '구매안전서비스'],
      ...['기한', '방법', '효과', '제한', '교환·재제공과 환불', '불만과 피해보상 처리', '분쟁 조정'],
    ],
  ],
  [
    'seller-tw',
    'zh',
    [
      ...[
        '公司名稱',
        '代表人',
        '統一編號',
        '營業所地址',
        '客服電話',
        '電子信箱',
        '服務提供者',
        '價格',
        '付款方式與時間',
      ],
      ...['服務提供方式與時間', '解除契約的期限與方式', '不適用解除權的情形', '消費申訴受理方式'],
    ],
  ],
])('the form of %s in %s asks for each item that the law of its country names', async (kind, language, items) => {
  const { out } = await legal('show', kind, '--lang', language)
  const labels = out.split('\n').flatMap((line) => line.match(/^- (.+?)(?:: |：)/)?.[1] ?? [])
  expect(labels).toEqual(expect.arrayContaining(items))
})

test('the form of seller-kr says before its first heading, for the foot of pages, that the site is no party to the contract, and links the register', async () => {
  const { out } = await legal('show', 'seller-kr', '--lang', 'ko')
  const [first] = out.split('\n## ')
  expect(first).toContain('통신판매중개자로서 예약을 중개하며 통신판매의 당사자가 아니에요.')
  expect(first).toContain('](https://www.ftc.go.kr/bizCommPop.do?wrkr_no={기재})')
})

test('legal set names the items of the form that a text of a seller lacks, and none of a whole one', async () => {
  const form = (await legal('show', 'seller-kr', '--lang', 'ko')).out.replaceAll('{기재}', '하나')
  await file('whole.md', form)
  expect(await legal('set', 'seller-kr', '--ko', 'whole.md')).toMatchObject({ exit: 0, err: '' })
  const some = form.split('\n').filter((line) => !/^- (호스팅|\[사업자정보|분쟁)/.test(line))
  await file('some.md', some.join('\n'))
  expect(await legal('set', 'seller-kr', '--ko', 'some.md')).toMatchObject({
    exit: 0,
    err: '--ko lacks these items of the form of seller-kr; add those that apply: 호스팅 서비스, 사업자정보 확인, 분쟁 조정\n',
  })
  await api.db.deleteFrom('legal_text').where('kind', '=', 'seller-kr').execute()
})

test('legal show prints a form instead of the example of a demo catalogue, which --version shows', async () => {
  await api.db.transaction().execute(insertSellerExamples)
  const form = await legal('show', 'seller-tw', '--lang', 'zh')
  expect(form).toMatchObject({ exit: 0, out: expect.stringContaining('- 公司名稱：{填寫}\n') })
  expect(form.err).toBe(
    'In force is the example of the demo catalogue, which --version example shows. This is a form, not in force: fill in each blank, then legal set seller-tw --zh FILE\n',
  )
  const example = await legal('show', 'seller-tw', '--lang', 'zh', '--version', 'example')
  expect(example).toMatchObject({ exit: 0, out: expect.stringContaining('- 代表人：王小明\n') })
  const isExample = 'This is the example of the demo catalogue: its names and numbers are made up.\n'
  expect(example.err).toBe(isExample)

  await file('zh.md', '# 企業經營者資訊\n\n- 代表人：陳美玲')
  await legal('set', 'seller-tw', '--zh', 'zh.md', '--version', 'ours')
  expect(await legal('show', 'seller-tw', '--lang', 'zh')).toMatchObject({
    err: '',
    out: expect.stringContaining('陳美玲'),
  })
  expect((await legal('show', 'seller-tw', '--lang', 'en')).err).toBe(isExample)
  await api.db.deleteFrom('legal_text').where('version', 'in', ['example', 'ours']).execute()
})

test('an operator says who runs the site in Japan, first in Japanese, then in English, and takes it for a file again', async () => {
  const titles = async () =>
    (await legal('list')).out.match(/^seller-jp .*$/gm)?.map((line) => line.split(/ {2,}/).at(-1))
  await file('ja.md', '# 特定商取引法に基づく表記\n\n- 販売事業者：{operator}')
  await file('en.md', '# Notice\n\n- Seller: {operator}')
  expect(await legal('set', 'seller-jp', '--en', 'en.md')).toMatchObject({
    exit: 1,
    err: 'The first version of seller-jp needs its own language: --ja\n',
  })
  const first = await legal('set', 'seller-jp', '--ja', 'ja.md', '--version', 'first')
  expect([first.exit, first.out.match(/not set/g)?.length]).toEqual([0, 3])
  expect(await titles()).toEqual(['特定商取引法に基づく表記'])
  expect((await legal('show', 'seller-jp')).err).toBe(
    'seller-jp first has no text in this language: --lang chooses another\n',
  )
  await legal('set', 'seller-jp', '--en', 'en.md', '--version', 'second')
  expect(await titles()).toEqual(['Notice', '特定商取引法に基づく表記'])
  expect((await legal('show', 'seller-jp', '--lang', 'ja')).out).toBe(
    '# 特定商取引法に基づく表記\n\n- 販売事業者：{operator}\n',
  )
})

test('legal names an unknown flag, and those that there are', async () => {
  const { exit, err } = await legal('set', 'terms', '--fr', 'fr.md')
  expect(exit).toBe(2)
  expect(err).toContain('--zh')
})

test('legal prints JSON for machines', async () => {
  const { out } = await legal('list', '--json')
  const all = JSON.parse(out) as { kind: string; inForce: boolean }[]
  expect(all.filter(({ inForce }) => inForce).map(({ kind }) => kind)).toEqual(['terms', 'privacy', 'seller-jp'])
})

// Promise (Screens): who runs the site in a country can be withdrawn: it is listed and read nowhere, until it is set again
test('A text about who runs the site is withdrawn, its versions stay, and the next one begins anew', async () => {
  const kinds = async () => {
    const { body } = await api.call<{ data: Schemas['LegalTextEntry'][] }>('GET', '/api/v1/legal-texts')
    return body.data.map(({ kind }) => kind)
  }
  const status = async () => (await api.call('GET', '/api/v1/legal-texts/seller-tw')).status
  await file('zh.md', '# 企業經營者資訊\n\n- {operator}')
  await file('en.md', '# Business information\n\n- {operator}')
  expect((await legal('withdraw', 'seller-tw')).err).toBe('No version of seller-tw is in force\n')
  await legal('set', 'seller-tw', '--zh', 'zh.md', '--en', 'en.md', '--version', 'one')
  expect([await status(), await kinds()]).toEqual([200, expect.arrayContaining(['seller-tw'])])

  expect(await legal('withdraw', 'seller-tw')).toEqual({
    ...{ exit: 0, err: '' },
    out: expect.stringMatching(/^seller-tw is withdrawn since \S+; set puts it in force again\n$/),
  })
  expect([await status(), await kinds()]).toEqual([404, expect.not.arrayContaining(['seller-tw'])])
  const states = (await legal('list')).out.match(/^seller-tw .*$/gm)?.map((line) => line.split(/ {2,}/)[3])
  expect(states).toEqual(['withdrawn', 'before'])
  expect((await legal('show', 'seller-tw')).err).toBe('seller-tw was withdrawn: legal list names the versions before\n')
  expect((await legal('show', 'seller-tw', '--version', 'one')).out).toContain('# Business information\n')
  expect((await legal('withdraw', 'seller-tw')).err).toBe('No version of seller-tw is in force\n')
  expect((await legal('withdraw', 'terms')).err).toBe('Pages and reservations need terms: set another text instead\n')

  expect((await legal('set', 'seller-tw', '--en', 'en.md')).err).toBe(
    'The first version of seller-tw needs its own language: --zh\n',
  )
  expect((await legal('set', 'seller-tw', '--zh', 'zh.md')).out.match(/not set/g)).toHaveLength(3)
  expect([await status(), await kinds()]).toEqual([200, expect.arrayContaining(['seller-tw'])])
})
