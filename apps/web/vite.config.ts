import { lingui } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { linguiMacro } from './lingui-macro.ts'
import { precompress } from './precompress.ts'

// Absolute, because tests run from the root of the workspace.
const configPath = `${import.meta.dirname}/lingui.config.ts`

/**
 * Which modules share a file in browsers. `vendor` changes only where a library changes, so that returning visitors keep it after
 * a release. `parts` is what at least two pages show: a file of its own costs some 600 bytes, more than most modules in it.
 * `xstate` comes with the SDK: `vendor` would take it along with the hooks, which use nothing of it.
 */
const codeSplitting = {
  groups: [
    { name: 'xstate', test: /[\\/]node_modules[\\/]xstate[\\/]/, priority: 3 },
    { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 2 },
    {
      name: 'parts',
      test: /[\\/]src[\\/](?:components|data|head|features[\\/]catalogue)[\\/]|[\\/]lucide-react[\\/]/,
      minShareCount: 2,
      priority: 1,
    },
  ],
} satisfies Rolldown.OutputOptions['codeSplitting']

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    linguiMacro(),
    react(),
    lingui({ configPath, failOnMissing: command === 'build', failOnCompileError: true }),
    vanillaExtractPlugin(),
    precompress(),
  ],
  resolve: {
    conditions: ['@yoyaku/source', 'module', 'browser', 'development|production'],
    // A shim of a hook that React has had since 18.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@yoyaku/source', 'module', 'node', 'development|production'] },
  },
  // Production React whatever NODE_ENV is when the server runs.
  ...(mode === 'production' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: 'baseline-widely-available',
    // Beside the files for whoever reads a stack trace; the server does not serve them.
    sourcemap: 'hidden',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['src/app/entry-browser.tsx', 'src/app/entry-prehydration.ts'].map(
        (entry) => `${import.meta.dirname}/${entry}`,
      ),
      // The first script calls what the app's entry exports.
      preserveEntrySignatures: 'allow-extension',
      checks: { pluginTimings: false },
      ...(!isSsrBuild && { output: { codeSplitting } }),
    },
  },
}))
