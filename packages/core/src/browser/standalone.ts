/** What a page without a bundler loads in one file: `yoyaku.iife.js` or `yoyaku.mjs`. */

import { provideCharts } from '../loading/charts.ts'
import * as session from '../session/session.start.ts'

export * from '../index.ts'
export { browserPorts, cookieTokens, localStorageTokens, withTabSync } from './index.ts'

// The session is in the file and starts at once.
provideCharts({ session })
