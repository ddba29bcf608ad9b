import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv } from 'vite'
import type { UserConfigFnObject } from 'vite'
import { parseSite } from '../src/site/env.ts'
import type { SiteId } from '../src/site/sites.ts'
import { devBanner } from './plugins/dev-banner.ts'
import { pageTemplate } from './plugins/page-template.ts'
import { prerender } from './plugins/prerender.ts'
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
    const shared = sharedConfig(site)
    const api = process.env['API']
    if (command === 'serve') {
      return {
        ...shared,
        plugins: [react(), msw(), pageTemplate(site, ''), devBanner(site)],
        optimizeDeps: { include: ['msw/browser'] },
        ...(api && {
          define: { ...shared.define, 'import.meta.env.VITE_MOCKS': '"off"' },
          server: { proxy: { '/api': { target: api, changeOrigin: true } } },
        }),
      }
    }
    return {
      ...shared,
      plugins: [react(), pageTemplate(site, site.canonicalHost), prerender(site)],
      build: {
        outDir: `dist/${id}`,
        emptyOutDir: true,
        manifest: true,
        target: ['chrome123', 'firefox128', 'safari17.5'],
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', tags: ['$initial'], test: /node_modules|rolldown/, priority: 6 },
                { name: 'app', tags: ['$initial'], priority: 5 },
                // What is needed together comes in one file: the first load has few of them.
                {
                  name: 'data',
                  test: /@reduxjs|\/src\/api\/(?:api|load)\.ts|\/src\/api\/endpoints\/user|\/src\/session\/(?:person|take-up|enter|sign-out)/,
                  priority: 3,
                },
                { name: 'schema', test: /valibot|\/src\/session\/drafts|\/src\/api\/(?:ask|call|person-id)\.ts|\/src\/api\/contract\//, priority: 4 },
                {
                  name: 'ui',
                  test: /lucide|\/src\/head\/PageHead|\/src\/ui\/(?:Button|Spinner|Field|field-|TextInput|Notice|CopyButton|copy-text|Checkbox|RadioCards|Progress|cx|link)/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  name: 'forms',
                  test: /react-hook-form|\/src\/shared\/form\/|\/src\/areas\/auth\/(?:parts\/(?:AuthCard|CredentialFields|use-signed-in|roles)|model\/(?:forms|arrival|after-sign-in))/,
                  priority: 1,
                },
                {
                  name: 'page',
                  test: /\/src\/ui\/(?:illustrations\/(?:GlyphBoard|glyph-paths|Art|EmptyBox|BrokenSignal)|CodeBlock|Tabs|Section|Container|Layout|Disclosure|Badge|Money|Skeleton|Card|DataTable|Sparkline|Empty|ErrorState|Figure|use-scrollable)|\/src\/shared\/Problem|\/src\/i18n\/format|\/src\/lib\/decimal/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    }
  })
}
