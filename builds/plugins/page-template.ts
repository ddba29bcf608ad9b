import type { Plugin } from 'vite'
import { supportTest } from '../../src/site/browsers.ts'
import { languages } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { lostMessage } from './lost.ts'

/**
 * Fills index.html with the site's language, the host that the page is served from (empty: any) and
 * the build, for which a lost script loads the page anew once (src/lib/chunk.ts). Its inline script
 * is ES5, because it tells old browsers that they are old.
 */
export function pageTemplate(site: Site, hostname: string, build: string): Plugin {
  return {
    name: 'page-template',
    transformIndexHtml: (html, { bundle }) => {
      const state = JSON.stringify({ hostname, proxyHeaders: {} }).replaceAll('<', '\\u003c')
      const latin = Object.keys(bundle ?? {}).find((file) =>
        /onest-latin-wght-normal-.*\.woff2$/.test(file),
      )
      return html
        .replace('<html lang="en">', `<html lang="${languages[site.defaultLanguage].tag}">`)
        .replace('__BUILD_ID__', build)
        .replace('__SUPPORTED__', supportTest)
        .replace('<!--lost-->', () => lostMessage(site.defaultLanguage, site))
        .replace('{"hostname":"","proxyHeaders":{}}', state)
        .replace(
          '    <!--head-->\n',
          latin
            ? `    <link rel="preload" href="/${latin}" as="font" type="font/woff2" crossorigin />\n`
            : '',
        )
    },
  }
}
