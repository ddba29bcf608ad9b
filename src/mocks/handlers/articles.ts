// Over 250 lines: the calls of one contract, which share how articles are found.
import type { InferInput } from 'valibot'
import type {
  Article as ArticleSchema,
  ArticleItem,
  articlesCalls,
} from '../../api/contract/articles.ts'
import { failure } from '../errors.ts'
import { token } from '../lib/random.ts'
import { bodyHtmlOf, isOnHost, liveText, shownSince } from '../seed/articles.ts'
import type { Context, Handlers } from './types.ts'
import type { Data } from '../data/data.ts'
import type {
  MockArticle,
  MockArticleKind,
  MockArticleLanguage,
  ArticleText,
} from '../data/articles.ts'

const perPage = 20
const wordsAMinute = 190

type RawItem = InferInput<typeof ArticleItem>
type RawArticle = InferInput<typeof ArticleSchema>
interface Shown {
  article: MockArticle
  text: ArticleText
  since: string
}

/** The articles that readers may see, newest first. */
function shown({ articles }: Data, kind: MockArticleKind, now: number): Shown[] {
  return articles.list
    .flatMap((article): Shown[] => {
      const since = article.kind === kind ? shownSince(article, now) : null
      return since === null ? [] : [{ article, text: liveText(article), since }]
    })
    .toSorted((a, b) => b.since.localeCompare(a.since) || b.article.id - a.article.id)
}

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ')

export const minutesOf = (html: string): number =>
  Math.max(1, Math.round(plain(html).split(/\s+/).length / wordsAMinute))

const itemOf = ({ article, text, since }: Shown): RawItem => ({
  id: article.id,
  slug: text.slug,
  language: article.language,
  title: text.title,
  excerpt: text.excerpt,
  cover: text.cover,
  author: text.author,
  category: text.category,
  tags: text.tags,
  readingMinutes: minutesOf(bodyHtmlOf(article, text)),
  views: article.views,
  publishedAt: since,
  updatedAt: article.updatedAt,
  difficulty: text.difficulty,
})

interface Query {
  page?: number | undefined
  language?: MockArticleLanguage | undefined
  hostname?: string | undefined
  text?: string | undefined
  sorting?: 'new' | 'popular' | undefined
}

export function selectArticles(
  db: Data,
  kind: MockArticleKind,
  now: number,
  { language = 'en', hostname, text, sorting = 'new' }: Query,
): Shown[] {
  const wanted = text?.toLowerCase()
  const found = shown(db, kind, now)
    .filter(
      ({ article, text: words }) => article.language === language && isOnHost(words, hostname),
    )
    .filter(
      ({ text: { title, excerpt, tags } }) =>
        wanted === undefined ||
        [title, excerpt, ...tags].some((one) => one.toLowerCase().includes(wanted)),
    )
  return sorting === 'popular'
    ? found.toSorted((a, b) => b.article.views - a.article.views || b.article.id - a.article.id)
    : found
}

function list(db: Data, kind: MockArticleKind, now: number, query: Query) {
  const found = selectArticles(db, kind, now, query)
  const { page = 0 } = query
  return {
    articles: found.slice(page * perPage, (page + 1) * perPage).map((one) => itemOf(one)),
    totalCount: found.length,
    page,
    perPage,
  }
}

function index(db: Data, kind: MockArticleKind, now: number, query: Query) {
  const found = selectArticles(db, kind, now, query)
  return {
    articles: found.map(({ article: { id, language, status }, text: { slug, title } }) => ({
      id,
      slug,
      title,
      language,
      status,
    })),
    totalCount: found.length,
  }
}

/** A whole article as readers get it, also used for the editor's preview. */
export function articleOf(db: Data, one: Shown, now: number): RawArticle {
  const { article, text } = one
  const html = bodyHtmlOf(article, text)
  const siblings = shown(db, article.kind, now).filter(
    (other) => other.article.language === article.language,
  )
  const at = siblings.findIndex((other) => other.article.id === article.id)
  const neighbour = (other: Shown | undefined) =>
    other ? { slug: other.text.slug, title: other.text.title } : null
  return {
    ...itemOf(one),
    h1: text.h1,
    bodyHtml: html,
    coAuthors: text.coAuthors,
    translations: shown(db, article.kind, now)
      .filter((other) => other.article.group === article.group && other.article.id !== article.id)
      .map((other) => ({
        language: other.article.language,
        id: other.article.id,
        slug: other.text.slug,
        status: other.article.status,
      })),
    seo: text.seo,
    showToc: text.showToc,
    helpful: article.helpful,
    myVote: null,
    captchaTypes: text.captchaTypes,
    formerSlugs: [...article.formerSlugs],
    related: text.related,
    relatedArticles: text.related.flatMap((id) =>
      siblings.filter((other) => other.article.id === id).map((other) => itemOf(other)),
    ),
    // In order of time: `previous` is older, and `next` is newer.
    previous: at < 0 ? null : neighbour(siblings[at + 1]),
    next: at < 1 ? null : neighbour(siblings[at - 1]),
  }
}

type Asking = Pick<Context<(typeof articlesCalls)['article']>, 'db' | 'now' | 'user' | 'request'>

export const visitorCookie = 'reader'
const voterOf = ({ user, request }: Pick<Asking, 'user' | 'request'>): string | undefined =>
  user ? String(user.id) : request.cookies[visitorCookie]

/** Slugs are unique across both languages, because this call names no language. */
function bySlug(
  { db, now, user, request }: Asking,
  kind: MockArticleKind,
  slug: string,
): RawArticle {
  const all = shown(db, kind, now)
  const found =
    all.find(({ text }) => text.slug === slug) ??
    all.find(({ article }) => article.formerSlugs.includes(slug))
  if (!found) throw failure('ERROR_NOT_FOUND')
  const voter = voterOf({ user, request })
  const vote = db.articles.votes.find(
    (known) => known.articleId === found.article.id && known.voter === voter,
  )
  return { ...articleOf(db, found, now), myVote: vote?.helpful ?? null }
}

type Voting = Asking & Pick<Context<(typeof articlesCalls)['voteArticle']>, 'arg' | 'setCookie'>

function vote({ arg, db, now, user, request, setCookie }: Voting, kind: MockArticleKind) {
  const found = shown(db, kind, now).find(({ article }) => String(article.id) === arg.id)
  if (!found) throw failure('ERROR_NOT_FOUND')
  const { article } = found
  const known = voterOf({ user, request })
  if (db.articles.votes.some(({ articleId, voter }) => articleId === article.id && voter === known))
    throw failure('ERROR_CONFLICT')
  let voter = known
  if (voter === undefined) {
    db.counter += 1
    voter = token(db.seed, 'reader', db.counter, now)
    setCookie(visitorCookie, voter, { httpOnly: true, maxAge: 365 * 24 * 60 * 60 })
  }
  db.articles.votes.push({ articleId: article.id, voter, helpful: arg.helpful })
  article.helpful[arg.helpful ? 'yes' : 'no'] += 1
  return { helpful: article.helpful }
}

export const articlesHandlers: Handlers<typeof articlesCalls> = {
  articlesIndex: {
    access: 'public',
    samples: [{}, { language: 'ru', text: 'опрос' }],
    run: ({ arg, db, now }) => index(db, 'blog', now, arg),
  },
  articles: {
    access: 'public',
    samples: [
      {},
      {
        page: 1,
        language: 'en',
        currency: 'EUR',
        text: 'polling',
        sorting: 'popular',
      },
    ],
    run: ({ arg, db, now }) => list(db, 'blog', now, arg),
  },
  article: {
    access: 'public',
    samples: [{ slug: 'how-polling-works' }, { slug: 'balance-by-webhook' }],
    run: (context) => bySlug(context, 'blog', context.arg.slug),
  },
  voteArticle: {
    access: 'public',
    samples: [{ id: '1010', helpful: true }],
    run: (context) => vote(context, 'blog'),
  },
  tutorialsIndex: {
    access: 'public',
    samples: [{}],
    run: ({ arg, db, now }) => index(db, 'tutorial', now, arg),
  },
  tutorials: {
    access: 'public',
    samples: [{ language: 'ru', sorting: 'popular' }],
    run: ({ arg, db, now }) => list(db, 'tutorial', now, arg),
  },
  tutorial: {
    access: 'public',
    samples: [{ slug: 'first-request' }],
    run: (context) => bySlug(context, 'tutorial', context.arg.slug),
  },
  voteTutorial: {
    access: 'public',
    samples: [{ id: 'unknown', helpful: false }],
    run: (context) => vote(context, 'tutorial'),
  },
  softwareArticles: {
    access: 'public',
    samples: [{ page: 0, language: 'en', sorting: 'new' }],
    run: ({ arg, db, now }) =>
      list(db, 'software', now, { ...arg, sorting: arg.sorting ?? 'popular' }),
  },
  softwareArticle: {
    access: 'public',
    samples: [{ slug: 'earn-with-softid' }],
    run: (context) => bySlug(context, 'software', context.arg.slug),
  },
  voteSoftwareArticle: {
    access: 'public',
    samples: [{ id: 'unknown', helpful: false }],
    run: (context) => vote(context, 'software'),
  },
}
