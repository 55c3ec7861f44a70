/** Serves the chart viewer: `npm run charts`. */
import { serveViewer } from './viewer/serve.ts'

const { url } = await serveViewer()
console.log(`Charts: ${url}`)
