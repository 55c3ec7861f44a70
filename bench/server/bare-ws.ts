import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { root } from '../../scripts/run.ts'

const require = createRequire(`${root}apps/api/package.json`)
const { WebSocketServer } = require('ws') as typeof import('../../apps/api/node_modules/@types/ws')

// Accepts every connection; sends what is posted to all of them after a delay, as the product does.
const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024, perMessageDeflate: false })
const server = createServer(async (request, answer) => {
  const frame = Buffer.concat(await request.toArray()).toString()
  answer.end()
  for (const socket of sockets.clients) socket.send(frame)
})
server.on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => void socket.on('error', () => socket.terminate()))
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${process.env.PORT}`))
process.once('SIGTERM', () => process.exit())
