import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv } from 'vite'
import type { UserConfigFnObject } from 'vite'
import { parseSite } from '../src/site/env.ts'
import type { SiteId } from '../src/site/sites.ts'
import { chunkGroups } from './chunks/groups.ts'
import { callAnswers } from './plugins/call-answers.ts'
import { devBanner } from './plugins/dev-banner.ts'
import { highlighted } from './plugins/highlighted.ts'
import { pageTemplate } from './plugins/page-template.ts'
import { prerender } from './plugins/prerender.ts'

import { runtimeInFramework } from './plugins/runtime-in-framework.ts'
import { unusedParts } from './plugins/unused-parts.ts'
import { words } from './plugins/words.ts'
import { root, sharedConfig } from './shared-config.ts'

/**
 * The one real Vite config, once for each site.
 * @throws where a value in builds/<site>/.env is wrong, with the file, the key and what is allowed
 */
export function defineSite(id: SiteId): UserConfigFnObject {
  return defineConfig(({ command, mode }) => {
    const file = `builds/${id}/.env`
    const site = parseSite({ VITE_SITE: id, ...loadEnv(mode, join(root, 'builds', id), 'VITE_') }, file)
    if (site.id !== id) throw new Error(`${file}: VITE_SITE is "${site.id}"; allowed: ${id}.`)
    const base = sharedConfig(site)
    const api = process.env['API']
    if (command === 'serve') {
      return {
        ...base,
        // To be read in the browser's tools; several modules may have one name.
        css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
        plugins: [react(), highlighted(), msw(), pageTemplate(site, ''), devBanner(site)],
        optimizeDeps: { include: ['msw/browser'] },
        ...(api && {
          define: { ...base.define, 'import.meta.env.VITE_MOCKS': '"off"' },
          server: { proxy: { '/api': { target: api, changeOrigin: true } } },
        }),
      }
    }
    return {
      ...base,
      plugins: [
        react(),
        highlighted(),
        pageTemplate(site, site.canonicalHost),
        words(),
        callAnswers(),
        unusedParts(),
        runtimeInFramework(),
        prerender(site),
      ],
      build: {
        outDir: `dist/${id}`,
        emptyOutDir: true,
        manifest: true,
        target: ['chrome123', 'firefox128', 'safari17.5'],
        assetsInlineLimit: 0,
        // What a page needs stands in its document; on a change of page its chunk comes when the link is pointed at. The list of what
        // each chunk imports would come with every first load: only styles are named.
        modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: chunkGroups(),
            },
          },
        },
      },
    }
  })
}
