import { createHash } from 'node:crypto'
import type { WebConfig } from '../config.ts'

/** The policy of answers that are neither pages nor pictures: they load nothing. */
const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** A drawing that is opened by itself keeps its own style, and can do nothing. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The worker reads pages and their files, of ours only. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** From where maps load what they are drawn of; nothing where no style is set. */
const mapSources = ({ mapStyleUrl, mapOrigins }: Pick<WebConfig, 'mapStyleUrl' | 'mapOrigins'>): string[] =>
  mapStyleUrl === null ? [] : [...new Set([new URL(mapStyleUrl).origin, ...mapOrigins])]

/** The worker of a map reads tiles. */
export const mapWorkerPolicy = (config: Pick<WebConfig, 'mapStyleUrl' | 'mapOrigins'>): string =>
  `default-src 'none'; connect-src ${mapSources(config).join(' ') || "'none'"}`

/** For everything that the web server itself answers; pages and pictures have a policy of their own. */
export function securityHeaders({ publicUrl }: Pick<WebConfig, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': NOTHING_POLICY,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'DENY',
    ...(publicUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Headers that mean nothing for a script, a style or a picture of a page, and would be sent with each. */
export const OF_DOCUMENTS = [
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
] as const

/** Lets the one inline element with this text pass. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Scripts of our own only, no inline ones, and Trusted Types only for the addresses of the two workers; styles of our own, and the one
 * element with the text `style`; pictures from anywhere on https, because shops bring their own.
 */
export function contentSecurityPolicy(
  style: string,
  { publicUrl, ...map }: Pick<WebConfig, 'publicUrl' | 'mapStyleUrl' | 'mapOrigins'>,
): string {
  const secure = publicUrl.protocol === 'https:'
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${hashSource(style)}`,
    "img-src 'self' data: https:",
    ['connect-src', "'self'", `${secure ? 'wss' : 'ws'}://${publicUrl.host}`, ...mapSources(map)].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    map.mapStyleUrl === null ? 'trusted-types saved-pages' : 'trusted-types saved-pages default',
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
