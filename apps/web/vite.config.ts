import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { filesOfBrowsers } from './chunks.ts'
import { leanLibraries } from './lean.ts'
import { linguiMacro } from './lingui-macro.ts'
import { messages } from './messages.ts'
import { precompress } from './precompress.ts'

// Absolute, because tests run from the root of the workspace.
const configPath = `${import.meta.dirname}/lingui.config.ts`

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    linguiMacro(),
    leanLibraries(),
    react(),
    messages(configPath),
    filesOfBrowsers(),
    vanillaExtractPlugin(),
    precompress(),
  ],
  resolve: { conditions: ['@yoyaku/source', 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@yoyaku/source', 'module', 'node', 'development|production'] },
  },
  // Production React whatever NODE_ENV is when the server runs.
  ...(mode === 'production' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['src/entry-browser.tsx', 'src/entry-quiet.ts'].map((entry) => `${import.meta.dirname}/${entry}`),
      checks: { pluginTimings: false },
    },
  },
}))
