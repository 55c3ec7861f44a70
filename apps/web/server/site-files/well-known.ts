import type { FastifyInstance } from 'fastify'
import type { WebConfig } from '../config.ts'
import { sendPlainText } from '../http/send-plain-text.ts'

/** RFC 9116 recommends less than a year. */
const VALID = Temporal.Duration.from({ hours: 180 * 24 })

/** `/.well-known/security.txt`; everything else there is 404, never a page. */
export function serveWellKnown(
  web: FastifyInstance,
  { contactEmail, publicUrl }: Pick<WebConfig, 'contactEmail' | 'publicUrl'>,
): void {
  web.get('/.well-known/security.txt', (_request, reply) => {
    const expires = Temporal.Now.instant().add(VALID).toString({ smallestUnit: 'second' })
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, ko, ja, zh-Hant',
      `Canonical: ${publicUrl.origin}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
  web.get('/.well-known/*', (_request, reply) => sendPlainText(reply, 404))
}
