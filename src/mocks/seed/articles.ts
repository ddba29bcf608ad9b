import { authors, blog, software, tutorials } from './articles/topics.ts'
import type { ArticleTopic } from './articles/topics.ts'
import { bodyOf, typographic } from './articles/body.ts'
import { coverAlt } from './articles/covers.ts'
import { noise } from '../lib/random.ts'
import { iso, graphSpans } from './statistics.ts'
import { mockArticleKinds, mockArticleLanguages } from '../data/articles.ts'
import type {
  MockArticleKind,
  MockArticleLanguage,
  ArticleText,
  MockArticle,
  ArticlesData,
} from '../data/articles.ts'
import type { MockAccount } from '../data/accounts.ts'

/** The body of an article or of its live version, as HTML. */
export const bodyHtmlOf = (
  { topic, language }: Pick<MockArticle, 'topic' | 'language'>,
  { bodyHtml }: Pick<ArticleText, 'bodyHtml'>,
): string => bodyHtml ?? (topic === null ? '' : bodyOf(topic, language))

/** The version that readers see. */
export const liveText = (article: MockArticle): ArticleText => article.live ?? article

/** When readers could first see the article; null where they cannot. */
export function shownSince(
  { status, publishAt, publishedAt }: MockArticle,
  now: number,
): string | null {
  if (status === 'published' || status === 'modified') return publishedAt ?? publishAt
  // The mock has no timer: an article whose time has come is published when it is read.
  return status === 'scheduled' && publishAt !== null && Date.parse(publishAt) <= now
    ? publishAt
    : null
}

export const isOnHost = (
  { hostnames }: Pick<ArticleText, 'hostnames'>,
  hostname: string | undefined,
): boolean => hostnames.length === 0 || hostname === undefined || hostnames.includes(hostname)

export const nextArticleId = (data: ArticlesData): number => {
  data.counter += 1
  return data.counter
}

const lists: Readonly<Record<MockArticleKind, readonly ArticleTopic[]>> = {
  blog,
  tutorial: tutorials,
  software,
}
/** The interval between the articles of a kind. */
const gaps: Readonly<Record<MockArticleKind, number>> = { blog: 6, tutorial: 9, software: 13 }

function one(
  topic: ArticleTopic,
  kind: MockArticleKind,
  language: MockArticleLanguage,
  index: number,
  group: number,
  now: number,
): MockArticle | null {
  const words = topic[language]
  if (!words) return null
  const slug = words[0]
  const title = typographic(words[1])
  const excerpt = typographic(words[2])
  const key = `${kind}-${topic.id}`
  const age = (index * gaps[kind] + 1 + noise('age', key)) * graphSpans.day
  const since = Math.floor((now - age) / graphSpans.minute) * graphSpans.minute
  const status = topic.status?.[language] ?? 'published'
  const shown = status === 'published' || status === 'modified' || status === 'archived'
  const author = authors[index % authors.length] ?? unreachable()
  const name = language === 'ru' ? author.nameRu : author.name
  const views = Math.round(240 + 5200 * noise('views', key, language) + age / graphSpans.day)
  const yes = Math.round(views * (0.01 + 0.02 * noise('yes', key, language)))
  return {
    id: group * 10 + mockArticleLanguages.indexOf(language),
    kind,
    language,
    group,
    topic: topic.id,
    slug,
    title,
    h1: null,
    excerpt,
    bodyHtml: null,
    bodyJson: null,
    cover: topic.cover
      ? {
          url: `/api/v1/articles/media/${topic.cover}.svg`,
          alt: coverAlt[topic.cover][language],
          caption: null,
          width: 1200,
          height: 630,
        }
      : null,
    author: { id: author.id, name, position: author[language], avatarUrl: null },
    coAuthors: [],
    category: topic.category,
    tags: [...topic.tags[language]],
    seo: {
      title,
      description: excerpt,
      canonical: null,
      noindex: false,
      ogTitle: null,
      ogDescription: null,
      ogImage: null,
    },
    hostnames: topic.hostnames ? [...topic.hostnames] : [],
    showToc: true,
    related: [],
    difficulty: topic.difficulty ?? null,
    captchaTypes: topic.types ? [...topic.types] : [],
    status,
    live: null,
    views: shown ? views : 0,
    helpful: shown ? { yes, no: Math.round(yes * 0.14) } : { yes: 0, no: 0 },
    publishAt: status === 'scheduled' ? iso(now + 3 * graphSpans.day) : null,
    publishedAt: shown ? iso(since) : null,
    createdAt: iso(since - 4 * graphSpans.day),
    updatedAt: iso(shown && noise('edited', key) > 0.6 ? since + age / 3 : since),
    updatedBy: name,
    returned: null,
    publicSlug: shown ? slug : null,
    formerSlugs: [],
  }
}

function unreachable(): never {
  throw new Error('There are no authors.')
}

export function seedArticles(_accounts: readonly MockAccount[], now: number): ArticlesData {
  let group = 100
  const list = mockArticleKinds.flatMap((kind) =>
    lists[kind].flatMap((topic, index) => {
      group += 1
      return mockArticleLanguages.flatMap(
        (language) => one(topic, kind, language, index, group, now) ?? [],
      )
    }),
  )
  // The first article that shares a tag.
  for (const article of list) {
    article.related = list
      .filter(
        ({ id, kind, language, status }) =>
          id !== article.id &&
          kind === article.kind &&
          language === article.language &&
          status === 'published',
      )
      .filter(({ tags }) => tags.some((tag) => article.tags.includes(tag)))
      .slice(0, 3)
      .map(({ id }) => id)
  }
  return { counter: 10_000, list, revisions: [], attachments: [], votes: [] }
}
