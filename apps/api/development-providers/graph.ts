import { createHash, createHmac, randomUUID } from 'node:crypto'

export type Json = Record<string, unknown>
export type GraphPath = '/oauth/access_token' | '/debug_token' | '/me'
export type FacebookPerson = Json & { id: string }

type App = { appId: string; appSecret: string; redirectUri: string }

export const GRAPH_REFUSAL = { error: { message: 'Invalid', type: 'OAuthException', code: 100, fbtrace_id: 'A' } }
const TOKEN_SECONDS = 5_183_944

/** Facebook's dialog and Graph as they are documented: what is asked in another way is refused as they refuse it. */
export function createGraph({ appId, appSecret, redirectUri }: App) {
  const codes = new Map<string, { challenge: string; person: FacebookPerson }>()
  const tokens = new Map<string, FacebookPerson>()

  function exchange(form: URLSearchParams): Json | null {
    const code = form.get('code') ?? ''
    const granted = codes.get(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isValid =
      form.get('client_id') === appId &&
      form.get('client_secret') === appSecret &&
      form.get('redirect_uri') === redirectUri &&
      granted?.challenge === challenge
    if (!isValid || granted === undefined) return null
    codes.delete(code)
    const token = randomUUID()
    tokens.set(token, granted.person)
    return { access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS }
  }

  function debug(query: URLSearchParams): Json | null {
    const person = tokens.get(query.get('input_token') ?? '')
    if (query.get('access_token') !== `${appId}|${appSecret}` || person === undefined) return null
    const now = Math.floor(Date.now() / 1000)
    const about = { app_id: appId, type: 'USER', user_id: person.id, is_valid: true, expires_at: now + TOKEN_SECONDS }
    return { data: { ...about, application: 'Yoyaku', issued_at: now, scopes: ['email', 'public_profile'] } }
  }

  function me(query: URLSearchParams): Json | null {
    const token = query.get('access_token') ?? ''
    const person = tokens.get(token)
    const proof = createHmac('sha256', appSecret).update(token).digest('hex')
    if (person === undefined || query.get('appsecret_proof') !== proof) return null
    const fields = ['id', ...(query.get('fields') ?? '').split(',')]
    return Object.fromEntries(Object.entries(person).filter(([name]) => fields.includes(name)))
  }

  return {
    isDialogOf: (query: URLSearchParams): boolean =>
      query.get('client_id') === appId && query.get('redirect_uri') === redirectUri,
    /** Where the dialog leads back to with a person, or with nobody who consented. */
    leave(query: URLSearchParams, person: FacebookPerson | null): string {
      const state = query.get('state') ?? ''
      if (person === null) {
        const declined = { error: 'access_denied', error_code: '200', error_reason: 'user_denied', state }
        return `${redirectUri}?${new URLSearchParams(declined)}#_=_`
      }
      const code = randomUUID()
      codes.set(code, { challenge: query.get('code_challenge') ?? '', person })
      return `${redirectUri}?${new URLSearchParams({ code, state })}#_=_`
    },
    /** The answer of the Graph; null: refused. */
    answer(path: GraphPath, query: URLSearchParams, form: URLSearchParams): Json | null {
      if (path === '/oauth/access_token') return exchange(form)
      if (path === '/debug_token') return debug(query)
      return path === '/me' ? me(query) : null
    },
  }
}
