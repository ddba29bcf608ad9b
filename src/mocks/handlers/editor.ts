// Over 250 lines: the calls of one document share its checks and follow the contract's order.
import {
  articleLimits,
  articleTransitions,
  imageMimes,
  reservedSlugs,
} from '../../api/contract/editor.ts'
import type {
  EditorArticle,
  editorCalls,
  EditorKind,
  EditorRow,
  EditorRows,
} from '../../api/contract/editor.ts'
import type { ParsedArgOf } from '../../api/contract/types.ts'
import type { InferInput } from 'valibot'
import { pick, prefixed } from '../../lib/object.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { imageInfo } from '../lib/image-info.ts'
import { languageOf } from '../lib/language.ts'
import { token } from '../lib/random.ts'
import { bytesOf } from '../lib/uploads.ts'
import { bodyHtmlOf, nextArticleId } from '../seed/articles.ts'
import { authors } from '../seed/articles/topics.ts'
import { seededRevisions } from '../seed/editor.ts'
import { iso, graphSpans } from '../seed/statistics.ts'
import type { Handlers } from './types.ts'
import type { MockAccount, MockPermission } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockArticle, ArticleRevision, ArticleText } from '../data/articles.ts'

type Id = string | number
type Written = Partial<ParsedArgOf<EditorRows['update']>>

const rights: Readonly<Record<EditorKind, MockPermission>> = {
  blog: 'editor.articles',
  tutorial: 'editor.tutorials',
  software: 'editor.catalog_articles',
}
const files: readonly string[] = [
  'application/pdf',
  'application/zip',
  'text/plain',
  'text/csv',
  'application/json',
]
/** Autosaves of one person within this time form one revision. */
const span = 10 * graphSpans.minute
const maxRevisions = 30

const same = (id: Id) => (known: { id: Id }) => String(known.id) === String(id)
const nameOf = ({ name, email }: MockAccount): string => name ?? email

function find(db: Data, kind: EditorKind, id: Id): MockArticle {
  const found = db.articles.list.find((article) => article.kind === kind && same(id)(article))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

/** Publishes articles whose scheduled time has come. */
function settle(db: Data, now: number): void {
  for (const article of db.articles.list) {
    if (
      article.status !== 'scheduled' ||
      article.publishAt === null ||
      Date.parse(article.publishAt) > now
    )
      continue
    keepSlug(article)
    Object.assign(article, { status: 'published', publishedAt: article.publishAt, publishAt: null })
  }
}

const wordsIn = (html: string): number =>
  html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0

const rowFields = [
  'id',
  'slug',
  'title',
  'language',
  'status',
  'excerpt',
  'category',
  'tags',
  'views',
  'publishAt',
  'publishedAt',
  'createdAt',
] as const
const fullFields = [
  'h1',
  'cover',
  'seo',
  'hostnames',
  'showToc',
  'related',
  'difficulty',
  'captchaTypes',
] as const

function rowOf(db: Data, article: MockArticle, now: number, deletedAt: number | null = null) {
  const translations = db.articles.list.filter(
    (other) =>
      other.kind === article.kind &&
      other.group === article.group &&
      other.language !== article.language,
  )
  const lock = db.editor.locks.find(
    ({ articleId, until }) => articleId === article.id && until > now,
  )
  return {
    ...pick(article, ...rowFields, 'updatedAt', 'updatedBy'),
    author: { ...article.author },
    translations: translations.map((twin) => pick(twin, 'language', 'id', 'slug', 'status')),
    readingMinutes: Math.max(1, Math.round(wordsIn(bodyHtmlOf(article, article)) / 200)),
    lockedBy: lock?.name ?? null,
    deletedAt: deletedAt === null ? null : iso(deletedAt),
    restorableUntil:
      deletedAt === null ? null : iso(deletedAt + articleLimits.keptDays * graphSpans.day),
    returned: article.returned && { ...article.returned },
  } satisfies InferInput<typeof EditorRow>
}

/** The full article; a tutorial's steps are its h2 headings. */
function fullOf(db: Data, article: MockArticle, now: number): InferInput<typeof EditorArticle> {
  const bodyHtml = bodyHtmlOf(article, article)
  const steps = [...bodyHtml.matchAll(/<h2(?: id="([^"]*)")?>(.*?)<\/h2>/g)].map(
    ([, anchor = '', title = '']) => ({
      title: title.replace(/<[^>]*>/g, ''),
      anchor,
    }),
  )
  const attachments = db.articles.attachments.filter(({ articleId }) => articleId === article.id)
  return {
    ...rowOf(db, article, now),
    ...pick(article, ...fullFields),
    bodyHtml,
    coAuthors: article.coAuthors.map((author) => ({ ...author })),
    bodyJson:
      typeof article.bodyJson === 'object' && article.bodyJson !== null
        ? { ...article.bodyJson }
        : null,
    steps,
    formerSlugs: [...article.formerSlugs],
    attachments: attachments.map(({ data: _, articleId: __, ...attachment }) => attachment),
  }
}

function checkVersion(
  db: Data,
  article: MockArticle,
  updatedAt: string | undefined,
  now: number,
): void {
  if (updatedAt !== undefined && updatedAt !== article.updatedAt)
    throw failure('ERROR_STALE_VERSION', { extra: { current: fullOf(db, article, now) } })
}

function slugTaken(db: Data, kind: EditorKind, slug: string, id?: Id): boolean {
  const other = (article: MockArticle): boolean =>
    article.kind === kind &&
    (article.slug === slug || article.formerSlugs.includes(slug)) &&
    (id === undefined || !same(id)(article))
  return reservedSlugs.includes(slug) || db.articles.list.some(other)
}

function freeSlug(db: Data, kind: EditorKind, slug: string, id?: Id): string {
  for (let count = 2; ; count += 1) {
    const tail = `-${count}`
    const next = slug.slice(0, articleLimits.slug.max - tail.length).replace(/-+$/, '') + tail
    if (!slugTaken(db, kind, next, id)) return next
  }
}

/** Keeps versions unique even when the clock is fixed. */
function touch(article: MockArticle, user: MockAccount, now: number): void {
  article.updatedAt = iso(Math.max(now, Date.parse(article.updatedAt) + 1))
  article.updatedBy = nameOf(user)
}

const revisionsOf = (db: Data, article: MockArticle): ArticleRevision[] =>
  [
    ...seededRevisions(article),
    ...db.articles.revisions.filter(({ articleId }) => articleId === article.id),
  ].toReversed()

function keepRevision(db: Data, article: MockArticle, user: MockAccount, note: string): void {
  const { id, title, excerpt, updatedAt } = article
  const by = nameOf(user)
  const text = { at: updatedAt, by, note, title, excerpt, bodyHtml: bodyHtmlOf(article, article) }
  const own = db.articles.revisions.filter(({ articleId }) => articleId === id)
  const last = own.at(-1)
  const goesOn =
    note === 'autosave' &&
    last?.note === 'autosave' &&
    last.by === by &&
    Date.parse(updatedAt) - Date.parse(last.at) < span
  if (goesOn && last) Object.assign(last, { ...text, at: last.at })
  else db.articles.revisions.push({ id: nextArticleId(db.articles), articleId: id, ...text })
  const gone = new Set(
    own.slice(0, Math.max(0, own.length + 1 - maxRevisions)).map((revision) => revision.id),
  )
  db.articles.revisions = db.articles.revisions.filter((revision) => !gone.has(revision.id))
}

const textFields = [
  ...fullFields,
  'slug',
  'title',
  'excerpt',
  'bodyJson',
  'author',
  'coAuthors',
  'category',
  'tags',
] as const

/** The edited text, without the fields of the article as a whole. */
const textOf = (article: MockArticle): ArticleText =>
  structuredClone({ ...pick(article, ...textFields), bodyHtml: bodyHtmlOf(article, article) })

function write(db: Data, article: MockArticle, given: Written, user: MockAccount): void {
  const {
    slug,
    related,
    authorId,
    note: _,
    id: __,
    updatedAt: ___,
    autosave: ____,
    steps: _____,
    ...rest
  } = given
  if (slug !== undefined && slugTaken(db, article.kind, slug, article.id))
    throw invalid({ slug: { code: 'not_unique' } })
  const author = authorId === undefined ? undefined : authors.find(same(authorId))
  if (authorId !== undefined && (!author || user.permissions.admin !== true))
    throw invalid({ authorId: { code: 'not_allowed' } })
  Object.assign(
    article,
    Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  )
  if (slug !== undefined) article.slug = slug
  if (related) article.related = related.map(Number).filter((id) => id !== article.id)
  if (author)
    article.author = {
      id: author.id,
      name: author.name,
      position: author[article.language],
      avatarUrl: null,
    }
}

/** Checks the fields that a published article needs. */
function checkReady(article: MockArticle): void {
  const body = bodyHtmlOf(article, article)
  const fields: FieldFaults = {
    ...(article.excerpt.trim() === '' && { excerpt: { code: 'required' } }),
    ...(wordsIn(body) === 0 && { bodyHtml: { code: 'required' } }),
    ...(article.cover && article.cover.alt.trim() === '' && { 'cover.alt': { code: 'required' } }),
    ...(/<img(?![^>]*\salt="[^"]+")/.test(body) && { images: { code: 'required' } }),
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

/** A published address is kept: it leads to the article under its new one. */
function keepSlug(article: MockArticle): void {
  const { slug, publicSlug, formerSlugs } = article
  const known =
    publicSlug !== null && publicSlug !== slug ? [...formerSlugs, publicSlug] : formerSlugs
  article.formerSlugs = [...new Set(known)].filter((one) => one !== slug)
  article.publicSlug = slug
}

const orders: Readonly<Record<string, (a: MockArticle, b: MockArticle) => number>> = {
  '-updatedAt': (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  updatedAt: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
  title: (a, b) => a.title.localeCompare(b.title),
  '-title': (a, b) => b.title.localeCompare(a.title),
  '-publishedAt': (a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''),
  '-views': (a, b) => b.views - a.views,
}

function matches(
  article: MockArticle,
  {
    language,
    text,
    hostname,
    category,
    difficulty,
  }: Partial<
    Record<'language' | 'text' | 'hostname' | 'category' | 'difficulty', string | undefined>
  >,
): boolean {
  const { title, slug, excerpt, tags, author } = article
  if (language && article.language !== language) return false
  if (category && article.category !== category) return false
  if (difficulty && article.difficulty !== difficulty) return false
  if (hostname && article.hostnames.length > 0 && !article.hostnames.includes(hostname))
    return false
  return (
    !text ||
    [title, slug, excerpt, author.name, ...tags].some((part) =>
      part.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase()),
    )
  )
}

const live = (db: Data, now: number) => db.editor.locks.filter(({ until }) => until > now)

function handlersOf(kind: EditorKind): Handlers<EditorRows> {
  const access = rights[kind]
  const mine = (db: Data, now: number): MockArticle[] => {
    settle(db, now)
    return db.articles.list.filter((article) => article.kind === kind)
  }
  return {
    index: {
      access,
      samples: [{ language: 'ru', text: 'капча', hostname: 'glyphwork.example' }],
      run: ({ arg, db, now }) => ({
        articles: mine(db, now)
          .filter((article) => matches(article, arg))
          .map(({ id, slug, title, language, status }) => ({ id, slug, title, language, status })),
      }),
    },
    list: {
      access,
      samples: [
        {},
        {
          page: 0,
          perPage: 10,
          language: 'en',
          text: 'polling',
          status: 'published',
          sort: '-views',
        },
      ],
      run: ({
        arg: { page = 0, perPage = 10, status, sort = '-updatedAt', ...filter },
        db,
        now,
      }) => {
        const kept = articleLimits.keptDays * graphSpans.day
        const trash = db.editor.trash.filter(
          ({ article, deletedAt }) => article.kind === kind && deletedAt + kept > now,
        )
        const from =
          status === 'deleted'
            ? trash.map(({ article }) => article)
            : mine(db, now).filter((one) => !status || one.status === status)
        const found = from
          .filter((article) => matches(article, filter))
          .toSorted((a, b) => (orders[sort]?.(a, b) ?? 0) || b.id - a.id)
        const deletedAt = (article: MockArticle) =>
          status === 'deleted'
            ? (trash.find((one) => one.article === article)?.deletedAt ?? null)
            : null
        return {
          articles: found
            .slice(page * perPage, (page + 1) * perPage)
            .map((article) => rowOf(db, article, now, deletedAt(article))),
          totalCount: found.length,
          perPage,
        }
      },
    },
    bySlug: {
      access,
      samples: [{ slug: 'how-polling-works' }],
      run: ({ arg: { slug }, request, db, now }) => {
        const named = mine(db, now).filter((article) => article.slug === slug)
        const asked = languageOf(request.headers)
        const found = named.find(({ language }) => language === asked) ?? named[0]
        if (!found) throw failure('ERROR_NOT_FOUND')
        return fullOf(db, found, now)
      },
    },
    authors: {
      access,
      samples: [{}],
      run: () => ({ records: authors.map(({ id, name, en }) => ({ id, name, position: en })) }),
    },
    create: {
      access,
      status: 201,
      samples: [{ title: 'Новая', slug: 'novaya', language: 'ru', tags: ['API'] }],
      run: ({ arg: { title, language, translationOf, ...given }, db, user, now }) => {
        const twin = translationOf === undefined ? undefined : find(db, kind, translationOf)
        const group = twin?.group ?? nextArticleId(db.articles)
        const known =
          twin &&
          db.articles.list.find(
            (one) => one.kind === kind && one.group === group && one.language === language,
          )
        if (known) throw failure('ERROR_CONFLICT', { extra: { current: fullOf(db, known, now) } })
        if (slugTaken(db, kind, given.slug)) throw invalid({ slug: { code: 'not_unique' } })
        const own = authors.find(({ name }) => name === user.name)
        const article: MockArticle = {
          id: nextArticleId(db.articles),
          kind,
          language,
          group,
          topic: null,
          status: 'draft',
          live: null,
          slug: given.slug,
          title,
          h1: null,
          excerpt: '',
          bodyHtml: '',
          bodyJson: null,
          cover: twin?.cover ? { ...twin.cover, alt: '', caption: null } : null,
          author: twin?.author ?? {
            id: own?.id ?? user.id,
            name: nameOf(user),
            position: own?.[language] ?? '',
            avatarUrl: user.avatarUrl,
          },
          coAuthors: [],
          category: twin?.category ?? null,
          tags: [],
          seo: {
            title: '',
            description: '',
            canonical: null,
            noindex: false,
            ogTitle: null,
            ogDescription: null,
            ogImage: null,
          },
          hostnames: [...(twin?.hostnames ?? [])],
          showToc: true,
          related: [],
          difficulty: twin?.difficulty ?? null,
          captchaTypes: [...(twin?.captchaTypes ?? [])],
          views: 0,
          helpful: { yes: 0, no: 0 },
          publishAt: null,
          publishedAt: null,
          createdAt: iso(now),
          updatedAt: iso(now),
          updatedBy: nameOf(user),
          returned: null,
          publicSlug: null,
          formerSlugs: [],
        }
        write(db, article, { ...given, slug: undefined }, user)
        db.articles.list.push(article)
        keepRevision(db, article, user, 'created')
        return fullOf(db, article, now)
      },
    },
    update: {
      access,
      samples: [{ id: 1010, title: 'Another title', autosave: true }],
      run: ({ arg, db, user, now }) => {
        settle(db, now)
        const article = find(db, kind, arg.id)
        checkVersion(db, article, arg.updatedAt, now)
        // Checked before the save, so that a refused one leaves the article unchanged.
        const before = textOf(article)
        write(db, article, arg, user)
        if (article.status === 'published')
          Object.assign(article, { status: 'modified', live: before })
        touch(article, user, now)
        keepRevision(db, article, user, arg.autosave ? 'autosave' : arg.note || 'saved')
        return fullOf(db, article, now)
      },
    },
    remove: {
      access: 'editor.delete',
      samples: [{ id: 1010 }],
      run: ({ arg, db, user, now }) => {
        const article = find(db, kind, arg.id)
        db.articles.list = db.articles.list.filter((one) => one !== article)
        db.editor.trash.push({ article, deletedAt: now, by: nameOf(user) })
      },
    },
    attach: {
      access,
      status: 201,
      samples: [
        {
          file: new File(['GIF89a\u0001\u0000\u0001\u0000'], 'dot.gif', {
            type: 'image/gif',
            lastModified: 0,
          }),
          articleId: 1010,
          alt: 'A dot',
        },
      ],
      run: ({ arg: { file, articleId, alt }, db }) => {
        const bytes = bytesOf(file)
        const picture = imageInfo(bytes)
        const mime = picture?.type ?? file.type.split(';')[0] ?? ''
        const claims = imageMimes.some((known) => known === file.type)
        if (!picture && (claims || !files.includes(mime)))
          throw failure('ERROR_FILE_TYPE', { fields: { file: { code: 'not_allowed' } } })
        const max = picture ? articleLimits.imageBytes : articleLimits.fileBytes
        if (bytes.length > max)
          throw failure('ERROR_FILE_TOO_BIG', {
            fields: { file: { code: 'limit_exceeded', params: { max } } },
          })
        const owner = articleId === undefined ? null : find(db, kind, articleId).id
        const id = nextArticleId(db.articles)
        let data = ''
        for (const byte of bytes) data += String.fromCharCode(byte)
        const shown = {
          id,
          url: `/api/v1/articles/media/${id}`,
          alt: alt ?? '',
          width: picture?.width ?? null,
          height: picture?.height ?? null,
          size: bytes.length,
          mime,
        }
        db.articles.attachments.push({ ...shown, articleId: owner, data: btoa(data) })
        return { ...shown, name: 'name' in file && typeof file.name === 'string' ? file.name : '' }
      },
    },
    detach: {
      access,
      samples: [{ id: 'unknown' }],
      run: ({ arg, db }) => {
        if (!db.articles.attachments.some(same(arg.id))) throw failure('ERROR_NOT_FOUND')
        db.articles.attachments = db.articles.attachments.filter((known) => !same(arg.id)(known))
      },
    },
    act: {
      access,
      samples: [{ id: 1010, action: 'archive', note: 'No longer true' }],
      run: ({ arg: { id, action, updatedAt, publishAt, note, comment }, db, user, now }) => {
        settle(db, now)
        const lost = db.editor.trash.find(
          ({ article }) => article.kind === kind && same(id)(article),
        )
        if (action === 'restore' && lost) {
          if (lost.deletedAt + articleLimits.keptDays * graphSpans.day <= now)
            throw failure('ERROR_NOT_FOUND')
          db.editor.trash = db.editor.trash.filter((one) => one !== lost)
          if (slugTaken(db, kind, lost.article.slug))
            lost.article.slug = freeSlug(db, kind, lost.article.slug)
          db.articles.list.push(lost.article)
          touch(lost.article, user, now)
          return fullOf(db, lost.article, now)
        }
        const article = find(db, kind, id)
        checkVersion(db, article, updatedAt, now)
        const to = articleTransitions[action][article.status]
        if (!to)
          throw failure('ERROR_CONFLICT', {
            description: `An article that is ${article.status} can't be told to ${action}.`,
          })
        if (action === 'submit' || action === 'publish' || action === 'schedule')
          checkReady(article)
        if (action === 'schedule') {
          const at = Date.parse(publishAt ?? '')
          if (Number.isNaN(at))
            throw invalid({ publishAt: { code: publishAt ? 'bad_format' : 'required' } })
          if (at <= now) throw invalid({ publishAt: { code: 'out_of_range' } })
        }
        if (action === 'return' && !comment) throw invalid({ comment: { code: 'required' } })
        article.returned =
          action === 'return' && comment
            ? { comment, by: nameOf(user), at: iso(now) }
            : action === 'submit' || action === 'publish' || action === 'schedule'
              ? null
              : article.returned
        if (action === 'publish') keepSlug(article)
        article.status = to
        article.live = null
        article.publishAt = action === 'schedule' ? iso(Date.parse(publishAt ?? '')) : null
        if (action === 'publish') article.publishedAt ??= iso(now)
        touch(article, user, now)
        keepRevision(db, article, user, note || action)
        return fullOf(db, article, now)
      },
    },
    revisions: {
      access,
      samples: [{ id: 1010 }],
      run: ({ arg, db }) => {
        const all = revisionsOf(db, find(db, kind, arg.id))
        return {
          records: all.map((revision, index) => ({
            ...pick(revision, 'id', 'at', 'by', 'note'),
            sizeDelta: revision.bodyHtml.length - (all[index + 1]?.bodyHtml.length ?? 0),
          })),
        }
      },
    },
    revision: {
      access,
      samples: [{ id: 1_010_000 }],
      run: ({ arg, db, now }) => {
        const found = mine(db, now)
          .flatMap((article) => revisionsOf(db, article))
          .find(same(arg.id))
        if (!found) throw failure('ERROR_NOT_FOUND')
        const { articleId: _, ...revision } = found
        return revision
      },
    },
    restoreRevision: {
      access,
      samples: [{ id: 1_010_000 }],
      run: ({ arg, db, user, now }) => {
        const article = mine(db, now).find((one) => revisionsOf(db, one).some(same(arg.id)))
        const revision = article && revisionsOf(db, article).find(same(arg.id))
        if (!article || !revision) throw failure('ERROR_NOT_FOUND')
        if (article.status === 'published')
          Object.assign(article, { status: 'modified', live: textOf(article) })
        Object.assign(article, {
          title: revision.title,
          excerpt: revision.excerpt,
          bodyHtml: revision.bodyHtml,
          bodyJson: null,
        })
        touch(article, user, now)
        keepRevision(db, article, user, 'restored')
        return fullOf(db, article, now)
      },
    },
    previewToken: {
      access,
      samples: [{ id: 1010 }],
      run: ({ arg, db, now }) => ({
        token: token(db.seed, 'preview', find(db, kind, arg.id).id, now),
        expiresAt: iso(now + 15 * graphSpans.minute),
      }),
    },
    slugCheck: {
      access,
      samples: [{ slug: 'how-polling-works', language: 'en', id: 1010 }],
      run: ({ arg: { slug, id }, db }) => {
        const taken = slugTaken(db, kind, slug, id)
        return { free: !taken, suggestion: taken ? freeSlug(db, kind, slug, id) : null }
      },
    },
    lock: {
      access,
      samples: [{ id: 1010, tab: 'two', takeOver: true }],
      run: ({ arg: { id, tab, takeOver, release }, db, user, now }) => {
        const article = find(db, kind, id)
        const held = live(db, now).find(({ articleId }) => articleId === article.id)
        const isOwn = held?.tab === tab && held.accountId === user.id
        const rest = live(db, now).filter(({ articleId }) => articleId !== article.id)
        if (release) {
          if (isOwn) db.editor.locks = rest
          return { lockedBy: null }
        }
        if (held && !isOwn && !takeOver)
          return {
            lockedBy: {
              id: held.accountId,
              name: held.name,
              own: held.accountId === user.id,
              since: iso(held.since),
            },
          }
        const until = now + articleLimits.lockSeconds * 1000
        const since = isOwn ? held.since : now
        db.editor.locks = [
          ...rest,
          { articleId: article.id, accountId: user.id, name: nameOf(user), tab, since, until },
        ]
        return { lockedBy: null }
      },
    },
  }
}

export const editorHandlers: Handlers<typeof editorCalls> = {
  ...prefixed('editorBlog', handlersOf('blog')),
  ...prefixed('editorTutorial', handlersOf('tutorial')),
  ...prefixed('editorSoftware', handlersOf('software')),
}
