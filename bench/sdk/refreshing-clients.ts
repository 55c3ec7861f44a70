import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import { createAuthRefresh } from 'axios-auth-refresh'
import createOpenApiClient from 'openapi-fetch'
import type { createYoyaku as Create } from '../../packages/core/src/index.ts'
import { root } from '../../scripts/run.ts'
import { ME, REFRESH, type TokenServer } from './token-server.ts'

/** Reads the member once; returns whether it was answered. */
export type Client = { read(): Promise<boolean>; end(): void }
export type MakeClient = (server: TokenServer) => Promise<Client>

export const sdk: MakeClient = async ({ origin, session }) => {
  const { createYoyaku } = (await import(`${root}packages/core/dist/index.js`)) as { createYoyaku: typeof Create }
  let storedSession: typeof session | null = session
  const tokenStore = {
    get: () => storedSession,
    set: (next: unknown) => {
      storedSession = next as typeof session
    },
    clear: () => {
      storedSession = null
    },
  }
  const made = createYoyaku({ baseUrl: origin, locale: 'en', tokenStore } as Parameters<typeof Create>[0])
  return { read: async () => (await made.api.GET(ME)).data !== undefined, end: () => made.dispose() }
}

const isAnswer = (request: Promise<unknown>) =>
  request.then(
    () => true,
    () => false,
  )

type Retried = InternalAxiosRequestConfig & { isRetry?: boolean }

/** The interceptor that most projects write: one refresh at a time, the others wait in a queue. */
export const axiosInterceptor: MakeClient = async ({ origin, session }) => {
  const http: AxiosInstance = axios.create({ baseURL: origin })
  let { accessToken, refreshToken } = session
  let isRefreshing = false
  let queue: ((token: string) => void)[] = []
  http.interceptors.request.use((config) => {
    config.headers.Authorization = `Bearer ${accessToken}`
    return config
  })
  http.interceptors.response.use(undefined, async (error) => {
    const config = error.config as Retried | undefined
    if (error.response?.status !== 401 || config === undefined || config.isRetry) throw error
    config.isRetry = true
    if (isRefreshing) {
      await new Promise<string>((resolve) => queue.push(resolve))
      return http(config)
    }
    isRefreshing = true
    try {
      const { data } = await axios.post(`${origin}${REFRESH}`, { refreshToken })
      accessToken = data.data.accessToken
      refreshToken = data.data.refreshToken
      for (const go of queue) go(accessToken)
    } finally {
      queue = []
      isRefreshing = false
    }
    return http(config)
  })
  return { read: () => isAnswer(http.get(ME)), end: () => undefined }
}

export const axiosAuthRefresh: MakeClient = async ({ origin, session }) => {
  const http = axios.create({ baseURL: origin })
  let { accessToken, refreshToken } = session
  http.interceptors.request.use((config) => {
    config.headers.Authorization = `Bearer ${accessToken}`
    return config
  })
  createAuthRefresh(http, async (failed) => {
    const { data } = await axios.post(`${origin}${REFRESH}`, { refreshToken })
    accessToken = data.data.accessToken
    refreshToken = data.data.refreshToken
    failed.response.config.headers.Authorization = `Bearer ${accessToken}`
  })
  return { read: () => isAnswer(http.get(ME)), end: () => undefined }
}

/** A middleware with one promise that everybody awaits. */
export const openapiMiddleware: MakeClient = async ({ origin, session }) => {
  const client = createOpenApiClient<{
    [ME]: { get: { responses: { 200: { content: { 'application/json': object } } } } }
  }>({
    baseUrl: origin,
  })
  let { accessToken, refreshToken } = session
  let refreshing: Promise<void> | null = null
  async function refresh() {
    const body = JSON.stringify({ refreshToken })
    const answer = await fetch(`${origin}${REFRESH}`, { method: 'POST', body })
    const { data } = (await answer.json()) as { data: TokenServer['session'] }
    accessToken = data.accessToken
    refreshToken = data.refreshToken
  }
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('Authorization', `Bearer ${accessToken}`)
    },
    onResponse: async ({ request, response }) => {
      if (response.status !== 401) return undefined
      refreshing ??= refresh().finally(() => {
        refreshing = null
      })
      await refreshing
      const again = new Request(request)
      again.headers.set('Authorization', `Bearer ${accessToken}`)
      return fetch(again)
    },
  })
  return { read: () => isAnswer(client.GET(ME).then(({ data }) => data ?? Promise.reject())), end: () => undefined }
}
