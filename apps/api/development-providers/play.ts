import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { SsoConfig } from '../src/config/sso.ts'
import { accountPage } from './account-page.ts'
import { formIn } from './form.ts'
import { createGraph, GRAPH_REFUSAL, type GraphPath } from './graph.ts'
import { createOpenIdProvider, publicKeyOf } from './openid-provider.ts'
import { claimsOf, type Person, type PlayedProvider, personIn, subjectOf } from './people.ts'

/** Answers a request below the address of a provider; its `url` begins there. */
export type Play = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const HTML = 'text/html; charset=utf-8'

/** A provider that this server plays, as the configuration describes it. */
export function play(provider: PlayedProvider, { google, facebook, apple }: SsoConfig, redirectUri: string): Play {
  if (provider === 'facebook' && facebook !== null) return playFacebook(facebook, redirectUri)
  const settings = provider === 'google' ? google : apple
  if (settings === null) throw new Error(`${provider} has no settings`)
  return playOpenId(provider, settings, redirectUri)
}

function playOpenId(
  provider: PlayedProvider,
  settings: NonNullable<SsoConfig['google'] | SsoConfig['apple']>,
  redirectUri: string,
): Play {
  const people = new Map<string, Person>()
  /** Apple says a name once. */
  const named = new Set<string>()
  const { issuer, clientId } = settings
  const openId = createOpenIdProvider({
    ...{ issuer, clientId, redirectUri },
    ...('clientSecret' in settings
      ? { clientSecret: settings.clientSecret }
      : { apple: { ...settings, publicKey: publicKeyOf(settings.privateKey) } }),
    claimsOf(subject) {
      const person = people.get(subject)
      return person === undefined ? {} : claimsOf(provider, person)
    },
  })

  async function choose(context: KoaContextWithOIDC): Promise<void> {
    if (context.method !== 'POST') {
      context.type = HTML
      context.body = accountPage(provider)
      return
    }
    const form = await formIn(context.req)
    const declined = { error: 'access_denied', error_description: 'The person declined' }
    if (form.has('decline')) return openId.interactionFinished(context.req, context.res, declined)
    const person = personIn(provider, form)
    const accountId = subjectOf(provider, person)
    people.set(accountId, person)
    await openId.interactionFinished(context.req, context.res, { login: { accountId }, select_account: {} })
  }

  /** Puts the name into the form that the browser posts back. */
  function addName(context: KoaContextWithOIDC): void {
    const subject = context.oidc?.session?.accountId
    const person = people.get(subject ?? '')
    const page = context.body
    if (subject === undefined || person === undefined || named.has(subject)) return
    if (typeof page !== 'string' || !page.includes('name="code"')) return
    named.add(subject)
    const { firstName, lastName, email } = person
    const user = JSON.stringify({ name: { firstName, lastName }, email })
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
    context.body = page.replace('<noscript>', () => `<input type="hidden" name="user" value="${user}"/><noscript>`)
  }

  openId.use(async (context: KoaContextWithOIDC, next) => {
    if (context.path.startsWith('/interaction/')) return choose(context)
    await next()
    if (provider === 'apple') addName(context)
  })
  return openId.callback()
}

function playFacebook({ appId, appSecret }: NonNullable<SsoConfig['facebook']>, redirectUri: string): Play {
  const graph = createGraph({ appId, appSecret, redirectUri })
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const form = request.method === 'POST' ? await formIn(request) : new URLSearchParams()
    if (pathname !== '/dialog/oauth') {
      const found = graph.answer(pathname as GraphPath, searchParams, form)
      response.writeHead(found === null ? 400 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(found ?? GRAPH_REFUSAL))
    } else if (!graph.isDialogOf(searchParams)) {
      response
        .writeHead(400, { 'content-type': 'text/plain' })
        .end('No app is known by this client_id and redirect_uri')
    } else if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': HTML }).end(accountPage('facebook'))
    } else {
      const person = form.has('decline') ? null : personIn('facebook', form)
      response.writeHead(303, { location: graph.leave(searchParams, person && described(person)) }).end()
    }
  }
}

const described = (person: Person) => ({
  id: subjectOf('facebook', person),
  first_name: person.firstName,
  last_name: person.lastName,
  ...(person.email !== null && { email: person.email }),
})
