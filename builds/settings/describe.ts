import { canonicalUrl, localise } from '../../src/routes/language.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { readBrand } from '../brands/brand.ts'
import { commitOf, readContent } from '../shared-config.ts'
import type { Sources } from './sources.ts'

const names: Record<Language, string> = { en: 'English', ru: 'Russian', zh: 'Chinese' }
const day = 86_400_000

/** What a site will be, one line per property, as `npm run check:env` prints it. */
export function describeSite(site: Site, sources: Sources, now = new Date()): string[] {
  const brand = readBrand(site.brand)
  const { affiliate, company, vacancies } = readContent(site.id, brand)
  const from = (name: string): string => process.env[name] ?? ''
  const given = (name: string, found: string, without: string): string =>
    from(name) ? `${found} from ${from(name)}` : `${without} (${name} is not set)`
  const until = Date.parse(site.securityExpires)
  const lines: [name: string, value: string][] = [
    ['address', `https://${site.canonicalHost}/`],
    ['brand', site.brand],
    [
      'languages',
      site.prefixPolicy === 'prefixed'
        ? contentLanguages
            .map((one) => `${names[one]} at ${localise('/pricing', one, 'prefixed')}`)
            .join(', ')
        : `no language in addresses; the visitor's choice, ${names[site.defaultLanguage]} by default and in the files`,
    ],
    ...contentLanguages.map((one): [string, string] => [
      `canonical, ${names[one]}`,
      canonicalUrl('/pricing', one, site.hosts),
    ]),
    [
      'notice of another site',
      site.languageNoticeHost ? `at ${site.languageNoticeHost}` : 'at no host',
    ],
    ['API', site.apiOrigin || `https://${site.canonicalHost}/api/ (the site's own origin)`],
    ['pictures', site.mediaHost ? `also from ${site.mediaHost}` : 'from the site alone'],
    [
      'reports',
      site.reportUrl
        ? `${site.reportUrl}, web vitals of ${site.reportSample * 100} % of documents`
        : 'none (VITE_REPORT_URL is empty)',
    ],
    ['status page', site.statusUrl ? `${site.statusUrl}/` : 'none (VITE_STATUS_URL is empty)'],
    [
      'security.txt',
      site.securityExpires
        ? `mailto:${brand.mails.security}, to be confirmed by ${site.securityExpires} (${Math.floor((until - now.getTime()) / day)} days)`
        : 'none (VITE_SECURITY_EXPIRES is empty)',
    ],
    [
      'articles',
      given(
        'ARTICLES_SOURCE',
        `${sources.articles.length} articles, ${sources.catalogue.programs.length} programs`,
        'none in the build, loaded at run time',
      ),
    ],
    [
      'prices',
      given(
        'PRICES_SOURCE',
        `as of ${sources.prices?.customerPrices.updatedAt ?? ''}`,
        'none in the build, loaded at run time',
      ),
    ],
    [
      'service status',
      given(
        'STATUS_SOURCE',
        `feeds as of ${sources.status?.en.updatedAt ?? ''}`,
        'no feed in the build',
      ),
    ],
    [
      'API documentation',
      given(
        'DOCS_SOURCE',
        `${sources.docs.reduce((sum, { articles }) => sum + articles.length, 0)} articles`,
        `${sources.docs.reduce((sum, { articles }) => sum + articles.length, 0)} articles of the repository`,
      ),
    ],
    [
      'questions and answers',
      given(
        'FAQ_SOURCE',
        `${sources.faq.reduce((sum, { answers }) => sum + answers.length, 0)} answers`,
        `${sources.faq.reduce((sum, { answers }) => sum + answers.length, 0)} answers of the repository`,
      ),
    ],
    ['company', company?.name ?? 'none named (no company.json)'],
    ['vacancies', `${vacancies.length}`],
    ['affiliate rates', affiliate ? 'named' : 'none named (no affiliate.json)'],
    ['commit', commitOf() ?? 'unknown (no repository and no GIT_COMMIT)'],
  ]
  const width = Math.max(...lines.map(([name]) => name.length))
  return [site.id, ...lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)]
}
