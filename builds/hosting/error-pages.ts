import { localise } from '../../src/routes/language.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { escapeText, wordsOf } from '../plugins/lost.ts'

// What a host shows in place of its own bare pages, where the app cannot start: a request that
// nobody can read, a fault of the host, maintenance. Each is whole in itself: it loads no file.

/** The words of each kind: a request that nobody can read, a fault, maintenance. */
const words = {
  '400': { title: 'host:badRequest.title', text: 'host:badRequest.text' },
  '500': { title: 'problem.ERROR_INTERNAL.title', text: 'problem.ERROR_INTERNAL.text' },
  '503': { title: 'problem.ERROR_MAINTENANCE.title', text: 'problem.ERROR_MAINTENANCE.text' },
} as const

const style =
  ':root{color-scheme:light dark}body{max-width:36rem;margin:15vh auto 0;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;margin-right:1.5rem}'

/** The pages by their file: one for each kind and language. */
export function errorPages(site: Site): Record<string, string> {
  const page = (language: Language, code: keyof typeof words): string => {
    const t = wordsOf(language)
    const title = t(words[code].title)
    const brand = escapeText(site.brand)
    const home = localise('/', language, site.prefixPolicy)
    // An address that nobody could read is not worth another try.
    const again = code === '400' ? '' : `<a href="">${t('action.reload')}</a>`
    return `<!doctype html>
<html lang="${languages[language].tag}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${brand}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>${style}</style>
  </head>
  <body>
    <p translate="no">${brand}</p>
    <h1>${title}</h1>
    <p>${t(words[code].text)}</p>
    <p>${again}<a href="${home}">${t('notFound.home')}</a></p>
  </body>
</html>
`
  }
  return Object.fromEntries(
    (['400', '500', '503'] as const).flatMap((code) =>
      contentLanguages.map((language) => [`error/${code}.${language}.html`, page(language, code)]),
    ),
  )
}
