import { createServer } from 'node:http'
import Provider, { interactionPolicy } from 'oidc-provider'
import { freePort } from '../../scripts/port.ts'

/** The product's settings for this provider. */
export const GOOGLE = { GOOGLE_CLIENT_ID: 'yoyaku', GOOGLE_CLIENT_SECRET: 'a secret between the two' }

/**
 * A fake Google: a real OpenID provider on loopback with a consent page. Each consent is a new account, unless `chooseAccount`
 * names one.
 */
export async function startGoogle(
  productOrigin: string,
  {
    chooseAccount = () => `hana-${crypto.randomUUID().slice(0, 8)}`,
    emailOf = (sub: string): string | undefined => `${sub}@gmail.com`,
  } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(url, {
    clients: [
      {
        client_id: GOOGLE.GOOGLE_CLIENT_ID,
        client_secret: GOOGLE.GOOGLE_CLIENT_SECRET,
        redirect_uris: [`${productOrigin}/auth/sso/google/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['for scenarios'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { policy, url: (_ctx, { uid }) => `/consent/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({
        sub,
        email: emailOf(sub),
        email_verified: true,
        given_name: 'Hana',
        family_name: 'Sato',
      }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: GOOGLE.GOOGLE_CLIENT_ID,
        accountId: oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/consent/')) return next()
    if (ctx.method === 'GET') {
      ctx.body =
        '<!doctype html><title>Consent</title><form method="post"><button>Continue as Hana</button><button name="no" formaction="?no">Cancel</button></form>'
      return
    }
    const no = { error: 'access_denied', error_description: 'They said no' }
    const yes = { login: { accountId: chooseAccount() }, select_account: {} }
    await provider.interactionFinished(ctx.req, ctx.res, ctx.search === '?no' ? no : yes)
  })
  const server = createServer(provider.callback())
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    url,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
