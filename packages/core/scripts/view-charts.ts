/** Serves the chart viewer: `npm run charts`, or `PORT=5181 npm run charts`. */
import { serveViewer } from './viewer/serve.ts'

const { url } = await serveViewer(Number(process.env.PORT ?? 5180))
console.log(`Charts: ${url}`)
