import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { belongsToApi, fetchFrom } from './backend.ts'

test.each(['/api/v1/shops?x=1', '/api', '/ws?token=x', '/media/banner.svg', '/auth/sso/google/start', '/dev/mail'])(
  'belongsToApi is true for %s',
  (url) => expect(belongsToApi(url)).toBe(true),
)

test.each(['/', '/zh/auth', '/apiary', '/auth', '/developers', '/assets/x.js'])('belongsToApi is false for %s', (url) =>
  expect(belongsToApi(url)).toBe(false),
)

test('A mounted backend gets the whole request, and its answer arrives whole', async () => {
  const app = Fastify()
  app.post('/echo', async (request, reply) =>
    reply
      .code(201)
      .header('x-seen', String(request.headers['accept-language']))
      .send({ body: request.body, query: request.query }),
  )
  app.delete('/gone', async (_request, reply) => reply.code(204).send())
  const ask = fetchFrom(app)
  const answer = await ask(
    new Request('http://localhost/echo?a=1&a=2', {
      method: 'POST',
      headers: { 'accept-language': 'ja', 'content-type': 'application/json' },
      body: JSON.stringify({ name: '浴衣' }),
    }),
  )
  expect([answer.status, answer.headers.get('x-seen')]).toEqual([201, 'ja'])
  expect(await answer.json()).toEqual({ body: { name: '浴衣' }, query: { a: ['1', '2'] } })
  expect((await ask(new Request('http://localhost/gone', { method: 'DELETE' }))).status).toBe(204)
})
