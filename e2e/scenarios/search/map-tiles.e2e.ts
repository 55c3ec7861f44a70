import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { product } from '../../../scripts/product.ts'
import { expect, test } from '../../people/scenario.ts'

const WORLD = {
  type: 'Polygon',
  coordinates: [
    [
      [-180, -85],
      [180, -85],
      [180, 85],
      [-180, 85],
      [-180, -85],
    ],
  ],
}
/** A style with one green polygon over the whole world, which the worker reads from another origin. */
const styleOf = (data: string) => ({
  version: 8,
  sources: { land: { type: 'geojson', data: `${data}/land.json`, attribution: '<a href="#">© Cartographers</a>' } },
  layers: [{ id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#00ff00', 'fill-antialias': false } }],
})

async function serve(json: () => object): Promise<{ origin: string; stop(): void }> {
  const server = createServer((_request, response) => {
    // Headers too, for each request of a scenario says from where it comes.
    const anybody = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    response.writeHead(200, { ...anybody, 'content-type': 'application/json' })
    response.end(JSON.stringify(json()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('maps lie on the tiles of the server that the operator set, and are drawn where it fails', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  test.slow()
  const data = await serve(() => WORLD)
  const tiles = await serve(() => styleOf(data.origin))
  const env = { SEED_SHOPS: '12', MAP_STYLE_URL: `${tiles.origin}/style.json`, MAP_ORIGINS: data.origin }
  const site = await product({ env })
  try {
    await page.goto(`${site.origin}/en/search?view=map`)
    const map = page.locator('canvas')
    // Without a graphics card the processor draws the tiles.
    await expect(page.getByText('© Cartographers', { exact: true })).toBeVisible({ timeout: 60_000 })
    await expect.poll(async () => isGreen(page, await map.screenshot()), { message: 'what the worker read' }).toBe(true)
    await expect(page.getByRole('list', { name: 'Shops on the map' }).getByRole('link').first()).toBeVisible()

    tiles.stop()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    await expect(page.locator('svg').filter({ hasText: /\d\s(?:km|m)$/ })).toBeVisible()
    await expect(page.getByText('© Cartographers')).toHaveCount(0)
  } finally {
    await site.stop()
    tiles.stop()
    data.stop()
  }
})

/** Whether a picture is green in its upper left corner. */
const isGreen = (page: Page, picture: Buffer): Promise<boolean> =>
  page.evaluate(
    async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const [red = 0, green = 0, blue = 0] = context?.getImageData(20, 20, 1, 1).data ?? []
      return red < 10 && green > 245 && blue < 10
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
