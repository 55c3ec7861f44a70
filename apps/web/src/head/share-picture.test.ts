import { expect, test } from 'vitest'
import { sharePicture } from './share-picture.ts'

const ORIGIN = 'https://yoyaku.example'

test.each([
  ['/media/shops/k3m9x2ab/0.svg?v=1ajocxo', `${ORIGIN}/share/media/shops/k3m9x2ab/0.jpg?v=1ajocxo`],
  [`${ORIGIN}/media/banner.svg`, `${ORIGIN}/share/media/banner.jpg`],
  ['https://pictures.example/salon.webp', 'https://pictures.example/salon.webp'],
  ['/uploads/salon.png', `${ORIGIN}/uploads/salon.png`],
])('sharePicture turns %s into %s', (url, shared) => expect(sharePicture(url, ORIGIN)).toBe(shared))

test.each(['https://pictures.example/media/salon.svg', 'data:image/png;base64,AAAA'])(
  'sharePicture leaves out %s, which other sites cannot show',
  (url) => expect(sharePicture(url, ORIGIN)).toBeUndefined(),
)
