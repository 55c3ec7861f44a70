import { expect, test } from 'vitest'
import { assetsOf } from './assets.ts'

test('assetsOf lists what a page imports, once each, and nothing that is loaded later', () => {
  const manifest = {
    'src/entry.tsx': {
      file: 'assets/entry.js',
      css: ['assets/entry.css'],
      imports: ['_shared.js'],
      dynamicImports: ['src/page.tsx'],
    },
    'src/page.tsx': { file: 'assets/page.js', css: ['assets/page.css'], imports: ['_shared.js', 'src/entry.tsx'] },
    'src/other.tsx': { file: 'assets/other.js' },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  }
  expect(assetsOf(manifest, ['src/entry.tsx', 'src/page.tsx', 'src/missing.tsx'])).toEqual({
    scripts: ['/assets/entry.js', '/assets/shared.js', '/assets/page.js'],
    styles: ['/assets/shared.css', '/assets/entry.css', '/assets/page.css'],
  })
})
