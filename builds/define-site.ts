import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import type { UserConfig, UserConfigFnPromise } from 'vite'
import { buildTarget } from '../src/site/browsers.ts'
import type { SiteId } from '../src/site/sites.ts'
import { readBrand } from './brands/brand.ts'
import { chunks } from './chunks.ts'
import { devProxy } from './dev-proxy.ts'
import { brandFiles } from './plugins/brand.ts'
import { pushWorker } from './plugins/push-worker.ts'
import { demoFrames } from './plugins/demo-frames.ts'
import { devBanner } from './plugins/dev-banner.ts'
import { docsSource } from './plugins/docs-source.ts'
import { icons } from './plugins/icons.ts'
import { highlighted } from './plugins/highlighted.ts'
import { pageChunks } from './plugins/page-assets.ts'
import { pageTemplate } from './plugins/page-template.ts'
import { prerender } from './plugins/prerender.ts'
import { facts, wordsPlugin } from './plugins/words.ts'
import { readSettings } from './settings/settings.ts'
import { readSources } from './settings/sources.ts'
import { buildId, root, sharedConfig } from './shared-config.ts'

/**
 * The Vite config of every site.
 * @throws for every wrong setting and source, before Vite empties the output folder
 */
export function defineSite(id: SiteId): UserConfigFnPromise {
  return defineConfig(async ({ command, mode }): Promise<UserConfig> => {
    const site = readSettings(id, { mode })
    const brand = readBrand(site.brand)
    const base = sharedConfig(site, brand)
    const api = process.env['API']
    if (command === 'serve') {
      return {
        ...base,
        plugins: [
          react(),
          highlighted(),
          facts(),
          brandFiles(brand, site),
          pushWorker(),
          msw(),
          pageTemplate(site, '', buildId(id)),
          demoFrames(site),
          docsSource(),
          devBanner(site),
        ],
        // Only the app: Vite would crawl every HTML file of the project, those of old builds too.
        optimizeDeps: { entries: ['index.html'], include: ['msw/browser'] },
        server: {
          // What builds and tests write is many times what the site is made of.
          watch: { ignored: ['**/dist/**', '**/dist-maps/**', '**/releases/**', '**/.cache/**'] },
          ...(api && { proxy: devProxy(api) }),
        },
        ...(api && { define: { ...base.define, 'import.meta.env.VITE_MOCKS': '"off"' } }),
      }
    }
    // React would be that of development, five times as large.
    const env = process.env['NODE_ENV']
    if (env !== undefined && env !== 'production')
      throw new Error(`NODE_ENV is "${env}"; allowed for a build: production, or none.`)
    return {
      ...base,
      plugins: [
        react(),
        icons(),
        highlighted(),
        facts(),
        brandFiles(brand, site),
        pushWorker(),
        pageTemplate(site, site.canonicalHost, buildId(id)),
        wordsPlugin(),
        pageChunks(root),
        prerender(site, await readSources(site)),
      ],
      build: {
        outDir: `dist/${id}`,
        emptyOutDir: true,
        manifest: true,
        // The files do not name their source maps, which prerender.ts moves next to dist.
        sourcemap: 'hidden',
        target: buildTarget,
        assetsInlineLimit: 0,
        // Only styles are preloaded. A document names its page's chunks, a link loads its chunk
        // when pointed at, and a list of every chunk's imports would add to every first load.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
        },
        reportCompressedSize: false,
        rolldownOptions: { output: { codeSplitting: chunks } },
      },
    }
  })
}
