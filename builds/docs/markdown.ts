import { curl as writeCurl } from '../../src/task-api/curl.ts'
import { requestOf } from '../../src/task-api/request-of.ts'
import { NodeHtmlMarkdown } from 'node-html-markdown'
import type { DocsArticle, DocsMethod, DocsParam } from '../../src/api/contract/docs.ts'
import { wordsOf } from '../../src/mocks/seed/docs/words.ts'
import type { DocsWord } from '../../src/mocks/seed/docs/words.ts'
import { apiFilePath, apiFiles, markdownPath } from '../../src/routes/docs.ts'
import { canonicalUrl } from '../../src/routes/language.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { docsPath, docsVersionPath } from './pages.ts'
import { isCurrent } from './source.ts'
import type { KnownDocs } from './source.ts'

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')

interface Words {
  /** The texts of the articles. */
  own: DocsWord
  common: DocsWord
}

function table(params: readonly DocsParam[], { own, common }: Words): string {
  if (params.length === 0) return own('noFields')
  const rows = params.map(({ name, type, required, default: value, description }) => {
    const mark = required ? ` (${common('table.required')})` : ''
    const fallback =
      value === null ? '' : `. ${common('table.default').replace('{{value}}', value)}`
    return `| \`${cell(name)}\`${mark} | ${cell(type)} | ${cell(description)}${cell(fallback)} |`
  })
  return [
    `| ${common('table.field')} | ${common('label.type')} | ${own('field.note')} |`,
    '| --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function method(
  { http, url, request, response, sample, samples, responses, errors }: DocsMethod,
  words: Words,
): string {
  const word = words.own
  const { curl, python } = sample ? { ...samples, curl: writeCurl(requestOf(sample)) } : samples
  const [fence, code] = curl === undefined ? ['python', python] : ['sh', curl]
  return [
    `\`${http} ${url}\``,
    `## ${word('request')}`,
    table(request, words),
    ...(code === undefined
      ? []
      : [`## ${word('code')}`, `\`\`\`${fence}\n${code.trimEnd()}\n\`\`\``]),
    ...(response.length + responses.length > 0 ? [`## ${word('response')}`] : []),
    ...(response.length > 0 ? [table(response, words)] : []),
    ...responses.map(({ title, json }) => `${title}:\n\n\`\`\`json\n${json}\n\`\`\``),
    ...(errors.length > 0
      ? [`## ${word('errors')}`, errors.map((code) => `- \`${code}\``).join('\n')]
      : []),
  ].join('\n\n')
}

/** Returns an article as Markdown, for programs that read it. */
function articleMarkdown(article: DocsArticle, language: Language, site: Site): string {
  const word = wordsOf(language, 'apiDocs')
  const words = { own: word, common: wordsOf(language, 'common') }
  const { title, description, slug, version, bodyHtml } = article
  const path = isCurrent(article) ? docsPath(slug) : docsVersionPath(slug, version)
  return `${[
    `# ${title}`,
    description,
    `<${canonicalUrl(path, language, site.hosts)}>`,
    NodeHtmlMarkdown.translate(bodyHtml),
    ...(article.method ? [method(article.method, words)] : []),
    ...(article.changelog.length > 0
      ? [
          `## ${word('changes')}`,
          article.changelog.map(({ date, text }) => `- ${date.slice(0, 10)}: ${text}`).join('\n'),
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

/**
 * The Markdown of all articles, older versions included, by file path, and llms.txt, which lists
 * the current ones (llmstxt.org).
 */
export function markdownFiles(site: Site, docs: readonly KnownDocs[]): Record<string, string> {
  const files: Record<string, string> = {}
  for (const { language, articles, older } of docs)
    for (const article of [...articles, ...older]) {
      const version = isCurrent(article) ? '' : article.version
      files[markdownPath(article.slug, language, version)] = articleMarkdown(
        article,
        language,
        site,
      )
    }
  const own = docs.find(({ language }) => language === site.defaultLanguage) ?? docs[0]
  if (!own) return files
  const word = wordsOf(own.language, 'apiDocs')
  const described = new Map(own.articles.map((article) => [article.slug, article.description]))
  const lists = own.index.groups.map(
    ({ title, items }) =>
      `## ${title}\n\n${items
        .map(
          (item) =>
            `- [${item.title}](https://${site.canonicalHost}${markdownPath(item.slug, own.language)}): ${described.get(item.slug) ?? ''}`,
        )
        .join('\n')}`,
  )
  const api = apiFiles.map(
    (file) =>
      `- [${word(`files.${file}`)}](https://${site.canonicalHost}${apiFilePath(file, own.language)}): ${word(`files.${file}Text`)}`,
  )
  files['llms.txt'] =
    `# ${site.brand}: ${word('index.title')}\n\n> ${word('index.description')}\n\n## ${word('files.title')}\n\n${api.join('\n')}\n\n${lists.join('\n\n')}\n`
  return files
}
