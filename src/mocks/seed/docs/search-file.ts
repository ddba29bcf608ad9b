import type { DocsArticle, DocsIndex } from '../../../api/contract/docs.ts'
import type { DocsPlace, DocsSearchFile } from '../../../api/contract/docs-search.ts'
import { findApiError } from '../../../task-api/errors.ts'

/** The text of HTML. */
const plain = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h\d|li|td|th|caption|pre)>/g, '. ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&lt;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&#39;/g, "'")
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*\.(?:\s*\.)+/g, '.')
    .replaceAll(/([。！？：!?:])\s*\./g, '$1')
    .trim()

type Searched = Pick<DocsArticle, 'slug' | 'title' | 'description' | 'bodyHtml'> & {
  method: Pick<NonNullable<DocsArticle['method']>, 'name' | 'request' | 'response'> | null
}

function placesOf(article: Searched, group: string): DocsPlace[] {
  const { slug, title, description, bodyHtml, method } = article
  const base = { slug, group, article: title }
  const [first = '', ...sections] = bodyHtml.split(/(?=<h[23] id=")/)
  return [
    {
      ...base,
      kind: 'article',
      anchor: null,
      title: method ? `${title} ${title.includes(method.name) ? '' : method.name}`.trim() : title,
      text: plain(`${description} ${first}`),
    },
    ...sections.map((html): DocsPlace => {
      const [, anchor = null, heading = ''] = /<h[23] id="([^"]+)">(.*?)<\/h[23]>/.exec(html) ?? []
      const name = plain(heading)
      return {
        ...base,
        kind: findApiError(name) ? 'error' : 'section',
        anchor,
        title: name,
        text: plain(html.replace(/<h[23].*?<\/h[23]>/, '')),
      }
    }),
    ...(method?.request ?? []).map(({ name, description: text }): DocsPlace => ({
      ...base,
      kind: 'field',
      anchor: `param-${name}`,
      title: name,
      text,
    })),
    ...(method?.response ?? []).map(({ name, description: text }): DocsPlace => ({
      ...base,
      kind: 'field',
      anchor: `answer-${name}`,
      title: name,
      text,
    })),
  ]
}

/** What the search of the documentation searches, from the articles of a language. */
export function makeSearchFile(
  { groups }: Pick<DocsIndex, 'groups'>,
  articles: readonly Searched[],
): DocsSearchFile {
  const groupOf = (slug: string): string =>
    groups.find(({ items }) => items.some((item) => item.slug === slug))?.title ?? ''
  return { places: articles.flatMap((article) => placesOf(article, groupOf(article.slug))) }
}
