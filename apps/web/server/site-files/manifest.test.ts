import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BUILT_IN } from '../../src/theme/brand.ts'
import { serveManifest } from './manifest.ts'

const web = Fastify()
serveManifest(web, {
  themeOf: async (language) => ({
    ...BUILT_IN,
    primaryColor: '#123456',
    title: `Inn ${language}`,
    bannerUrl: null,
    logoUrl: null,
  }),
})
const read = async (query: string) => (await web.inject(`/manifest.webmanifest${query}`)).json()

// Promise (Addresses): a manifest in the language of the page, and icons for home screens
test.each([
  ['?lang=ja', 'Inn ja', 'ja', '/ja'],
  ['?lang=zh', 'Inn zh', 'zh-Hant', '/zh'],
  ['?lang=xx', 'Inn zh', 'zh-Hant', '/zh'],
  ['', 'Inn zh', 'zh-Hant', '/zh'],
])(
  '/manifest.webmanifest%s has the name and the color of the theme, and starts at a page of its language',
  async (query, name, lang, start) => {
    expect(await read(query)).toMatchObject({
      id: '/',
      name,
      short_name: name,
      lang,
      start_url: start,
      theme_color: '#123456',
    })
  },
)

test('Each icon of /manifest.webmanifest, and that of Apple, is a square picture of its size without a transparent corner', async () => {
  const { icons } = (await read('?lang=en')) as { icons: { src: string; sizes: string }[] }
  expect(icons).toHaveLength(2)
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const picture = sharp(join(import.meta.dirname, '../../public', src))
    const { width, height, format } = await picture.metadata()
    expect([format, `${width}x${height}`]).toStrictEqual(['png', sizes])
    expect((await picture.stats()).isOpaque).toBe(true)
  }
})
