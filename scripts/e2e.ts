// Runs scenarios: `npm run e2e -- --project phone hold -g 'reload'`. Builds what they need and finds or installs a browser.
import { browser } from './browser.ts'
import { build } from './build.ts'
import { runInTerminal } from './run.ts'
import { keepTemporaryFilesInMemory } from './temporary-files.ts'

keepTemporaryFilesInMemory()

await build('@yoyaku/web', '@yoyaku/core', '@yoyaku/react', '@yoyaku/testing')
await browser()
process.exitCode = await runInTerminal('playwright', [
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...withValues(process.argv.slice(2)),
])

/** Playwright's `--project` takes all words after it; joined with `=` it takes one, as `npm run unit` does. */
function withValues([flag, value, ...rest]: string[]): string[] {
  if (flag === undefined) return []
  if (flag === '--project' && value !== undefined) return [`--project=${value}`, ...withValues(rest)]
  return [flag, ...withValues(value === undefined ? [] : [value, ...rest])]
}
