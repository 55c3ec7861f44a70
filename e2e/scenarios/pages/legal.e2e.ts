import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { product } from '../../../scripts/product.ts'
import { expectAccessible } from '../../people/accessible.ts'
import { operator } from '../../people/operator.ts'
import { expect, test } from '../../people/scenario.ts'

// Promise (Sentences and limits): what an operator says of who runs the site
// Promise (Sentences and limits): the terms that an operator wrote
test('what an operator says of who runs the site, and the terms, are read at once, with the name of the site; the other languages and the privacy policy stay', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  test.slow()
  const site = await product({ env: { SEED_SHOPS: '12' } })
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-legal-'))
  try {
    const seller = join(folder, 'seller-ja.md')
    await writeFile(seller, '# 特定商取引法に基づく表記\n\n- 販売事業者：{operator}\n')
    await page.goto(`${site.origin}/ja/seller/jp`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('特定商取引法に基づく表記（記載例）')
    // Korean law wants it on the first page itself: who runs the site, the register, and that it is no party to the contract.
    await page.goto(`${site.origin}/ko`)
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByText('통신판매중개자로서 예약을 중개하며 통신판매의 당사자가 아니에요.')).toBeVisible()
    await expect(foot.getByRole('link', { name: '사업자정보 확인' })).toHaveAttribute('href', /ftc\.go\.kr/)
    await expectAccessible(page)
    await operator(site.data, 'brand', '--title', '和み Nagomi')
    await operator(site.data, 'legal', 'set', 'seller-jp', '--ja', seller)
    await page.goto(`${site.origin}/ja/seller/jp`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('特定商取引法に基づく表記')
    await expect(main.getByText('販売事業者：和み Nagomi')).toBeVisible()
    await expectAccessible(page)
    expect((await page.goto(`${site.origin}/ja/seller/us`))?.status()).toBe(404)

    const terms = join(folder, 'terms-ja.md')
    await page.goto(`${site.origin}/ko/term-of-use`)
    const before = await main.locator('h2').allTextContents()
    await writeFile(
      terms,
      '# ご利用のきまり\n\n{operator}をお使いになる前に。\n\n## 一、お支払い\n\n**お店で**お支払いください。\n',
    )
    await operator(site.data, 'legal', 'set', 'terms', '--ja', terms, '--version', 'spring')
    await page.goto(`${site.origin}/ja/term-of-use`)
    await expect(main.getByRole('heading', { level: 1, name: 'ご利用のきまり' })).toBeVisible()
    await expect(main.getByText('和み Nagomiをお使いになる前に。')).toBeVisible()
    await expect(main.getByRole('heading', { name: '一、お支払い' })).toBeVisible()
    await expect(main.locator('strong')).toHaveText('お店で')
    await expectAccessible(page)
    await page.goto(`${site.origin}/ko/term-of-use`)
    expect(await main.locator('h2').allTextContents()).toStrictEqual(before)
    await page.goto(`${site.origin}/ja/privacy`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('プライバシーポリシー')
  } finally {
    await rm(folder, { recursive: true })
    await site.stop()
  }
})
