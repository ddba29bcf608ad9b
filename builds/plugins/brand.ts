import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Site } from '../../src/site/sites.ts'
import type { Brand } from '../brands/brand.ts'

const root = join(import.meta.dirname, '..', '..')

/** The web manifests of a brand by their file: the site's, and that of a worker's cabinet. */
export function manifestsOf({ name, colours }: Brand): Record<string, string> {
  const common = {
    scope: '/',
    background_color: colours.background,
    theme_color: colours.theme,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  }
  const site = { name, short_name: name, id: '/', start_url: '/', display: 'browser', ...common }
  const worker = {
    name: `${name}: work`,
    short_name: name,
    id: '/cabinet',
    start_url: '/cabinet',
    display: 'standalone',
    orientation: 'portrait',
    ...common,
  }
  return {
    'manifest.webmanifest': `${JSON.stringify(site, null, 2)}\n`,
    'worker.webmanifest': `${JSON.stringify(worker, null, 2)}\n`,
  }
}

const tokensFile = join(root, 'src', 'styles', 'tokens.css')

/**
 * The rule of a brand's colours, which follows tokens.css in its layer. A person's own colours come
 * first.
 * @throws Error that names a token which does not exist
 */
export function tokenRule({ name, tokens }: Pick<Brand, 'name' | 'tokens'>): string {
  const known = readFileSync(tokensFile, 'utf8')
  const lines = Object.entries(tokens).map(([token, value]) => {
    if (!known.includes(`${token}:`))
      throw new Error(
        `The brand ${name} sets ${token}, which is no token of src/styles/tokens.css.`,
      )
    return `${token}:${value};`
  })
  return lines.length === 0
    ? ''
    : `@layer tokens{@media not (forced-colors: active){:root{${lines.join('')}}}}\n`
}

/** Gives a site its brand's manifests and colours, and its style sheet the address that paper needs. */
export function brandFiles(brand: Brand, { canonicalHost }: Pick<Site, 'canonicalHost'>): Plugin {
  const manifests = manifestsOf(brand)
  const rule = `${tokenRule(brand)}@layer tokens{:root{--site:'https://${canonicalHost}'}}\n`
  return {
    name: 'brand',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/index\.css$/ },
      handler: (code) => ({ code: `${code}${rule}`, map: null }),
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = manifests[(request.url ?? '').slice(1)]
        if (text === undefined) return next()
        response.setHeader('content-type', 'application/manifest+json')
        response.end(text)
      })
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(manifests))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
