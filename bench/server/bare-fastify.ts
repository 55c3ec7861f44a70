import { createRequire } from 'node:module'
import { root } from '../../scripts/run.ts'

const require = createRequire(`${root}apps/api/package.json`)
const { fastify } = require('fastify') as typeof import('../../apps/api/node_modules/fastify')

const app = fastify()
app.get('/', async () => ({ data: { success: true } }))
app.post('/', async () => ({ data: { success: true } }))
console.log(await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' }))
process.once('SIGTERM', () => app.close())
