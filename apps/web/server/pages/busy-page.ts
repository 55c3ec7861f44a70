import type { IncomingMessage, ServerResponse } from 'node:http'
import { OVERLOAD_RETRY_AFTER_S } from '@yoyaku/api/refuse-early'
import { isLanguage, LANGUAGES } from '../../src/locale/languages.ts'
import type { WebConfig } from '../config.ts'
import { readCookies } from '../http/cookies.ts'
import { hashSource, securityHeaders } from '../http/headers.ts'
import { chooseLanguage } from '../http/language.ts'
import { FALLBACK_STYLE, fallbackPage } from './fallback-page.ts'

/** Answers 503 in the visitor's language before any framework sees the request; prepared once, because it must cost little. */
export function busyPage(config: Pick<WebConfig, 'publicUrl' | 'contactEmail'>) {
  const shared = {
    ...securityHeaders(config),
    'content-security-policy': `default-src 'none'; style-src ${hashSource(FALLBACK_STYLE)}; frame-ancestors 'none'`,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-language, cookie',
    'retry-after': String(OVERLOAD_RETRY_AFTER_S),
  }
  const pages = new Map(
    LANGUAGES.map((language) => {
      const body = Buffer.from(fallbackPage(language, 503, config.contactEmail))
      return [language, { body, headers: { ...shared, 'content-language': language, 'content-length': body.length } }]
    }),
  )
  return ({ url = '/', headers }: IncomingMessage, response: ServerResponse): void => {
    const [, first] = url.split(/[/?]/, 2)
    const language = isLanguage(first)
      ? first
      : chooseLanguage(readCookies(headers.cookie).get('locale'), headers['accept-language'])
    const page = pages.get(language)
    response.writeHead(503, page?.headers)
    response.end(page?.body)
  }
}
