// Draws the icons for home screens from the favicon: `pnpm --filter @yoyaku/web run icons`.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, 'public')
/** Small enough for every shape that a home screen cuts an icon to: a circle of 80 % of its width. */
const SCALE = 0.72

const favicon = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
const [, background = '', drawing = ''] = /(<rect [^>]*\/>)(.*)<\/svg>/s.exec(favicon) ?? []
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${background.replace(/ rx="\d+"/, '')}<g transform="translate(16 16) scale(${SCALE}) translate(-16 -16)">${drawing}</g></svg>`

for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const) {
  await sharp(Buffer.from(icon), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(PUBLIC, `${name}.png`))
}
