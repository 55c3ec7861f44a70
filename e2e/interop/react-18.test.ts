import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { tool } from './tool.ts'

const root = join(import.meta.dirname, '../..')
const here = join(import.meta.dirname, 'react-18')
const { JSDOM } = createRequire(join(root, 'packages/react/package.json'))('jsdom')

test('@yoyaku/react compiles with the types of React 18', async () => {
  const { code, output } = await tool('tsc', '-p', 'react-18/tsconfig.json')
  expect(code, output).toBe(0)
})

test('@yoyaku/react renders on a server, hydrates, books and lets the slot go with React 18 in StrictMode', async () => {
  const outDir = await mkdtemp(join(here, 'node_modules/.page-'))
  const { window } = new JSDOM('<div id="app"></div>')
  try {
    const of = (name: string) => join(here, 'node_modules', name)
    await build({
      root: here,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"development"' },
      resolve: {
        alias: {
          '@yoyaku/testing': join(root, 'packages/testing/src/index.ts'),
          '@yoyaku/core/machines': join(root, 'packages/core/src/machines.ts'),
          '@yoyaku/core/browser': join(root, 'packages/core/src/browser.ts'),
          '@yoyaku/core': join(root, 'packages/core/src/index.ts'),
          '@yoyaku/react': join(root, 'packages/react/src/index.ts'),
          react: of('react'),
          'react-dom': of('react-dom'),
        },
      },
      ssr: { noExternal: true },
      build: { ssr: 'page.tsx', outDir, minify: false },
    })
    Object.assign(globalThis, { window, document: window.document })
    const { visit } = await import(join(outDir, 'page.js'))
    expect(await visit(window.document.querySelector('#app'))).toEqual({
      version: expect.stringMatching(/^18\./),
      shown: ['unknown ', 'member choosing', 'member reviewing', 'member choosing'],
      held: [1, 0],
      complaints: [],
    })
  } finally {
    await rm(outDir, { recursive: true })
    window.close()
  }
})
