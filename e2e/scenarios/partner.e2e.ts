import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build, preview } from 'vite'
import { freePort } from '../../scripts/port.ts'
import { codeFor, newAddress } from '../people/mailbox.ts'

const root = fileURLToPath(new URL('../../packages/core/examples/vanilla', import.meta.url))

/** The example as a partner would put it online: bundled from the published package, on an origin of its own. */
async function partnersSite() {
  const outDir = await mkdtemp(join(tmpdir(), 'yoyaku-partner-'))
  const settings = { root, configFile: false, logLevel: 'error', build: { outDir, target: 'es2022' } } as const
  await build(settings)
  const server = await preview({
    ...settings,
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  })
  return {
    origin: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}

test('Scenario: a partner’s own page, on another origin, books through the published package', async ({
  page,
  request,
  baseURL,
}, { project }) => {
  const site = await partnersSite()
  try {
    const status = page.getByRole('status')
    const goOn = page.getByRole('button', { name: 'Go on' })
    await page.goto(`${site.origin}?api=${encodeURIComponent(baseURL ?? '')}`)
    const times = page.getByLabel('Time')
    await expect(times.getByRole('option')).not.toHaveCount(0)
    const last = (await times.getByRole('option').count()) - 1
    await times.selectOption({ index: project.name === 'phone' ? last : Math.floor(last / 2) })
    await page.getByRole('button', { name: 'Keep this time' }).click()
    await expect(status).toHaveText(/^¥[\d,]+, kept for \d+ s/)

    const email = newAddress(`partner-${project.name}`)
    await page.getByLabel('E-mail').fill(email)
    await goOn.click()
    await page.getByLabel('First name').fill('Hana')
    await page.getByLabel('Last name').fill('Sato')
    await goOn.click()
    await page.getByLabel('Code').fill(await codeFor(request, email))
    await goOn.click()

    await page.getByLabel('Phone').fill('+819012345678')
    await page.getByLabel('I agree').check()
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    await expect(status).toHaveText(/^Reserved: [2-9A-HJ-NP-Z]{8}$/)
  } finally {
    await site.close()
  }
})
