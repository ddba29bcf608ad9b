import type { ProxyOptions } from 'vite'

/**
 * A cookie as a browser keeps it on http://localhost: without the attributes that bind it to https
 * or to the backend's own domain.
 */
export const localCookie = (cookie: string): string =>
  cookie
    .split(/;\s*/)
    .filter((part) => !/^(?:secure|partitioned|domain=.*)$/i.test(part))
    .map((part) => (/^samesite=none$/i.test(part) ? 'SameSite=Lax' : part))
    .join('; ')

/**
 * Sends the calls of the contract to a real backend, and nothing else: `/api-docs` and `/api-data`
 * are pages. The backend sees its own origin, as it would behind the hosting.
 * @param api the origin of the backend
 */
export const devProxy = (api: string): Record<string, ProxyOptions> => ({
  '^/api/v\\d+/': {
    target: api,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('proxyReq', (request) => {
        if (request.hasHeader('origin')) request.setHeader('origin', api)
      })
      proxy.on('proxyRes', ({ headers }) => {
        const cookies = headers['set-cookie']
        if (cookies) headers['set-cookie'] = cookies.map(localCookie)
      })
    },
  },
})
