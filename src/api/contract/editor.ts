// Over 250 lines: the calls of one editor, whose schemas build on each other.
import * as v from 'valibot'
import { prefixed } from '../../lib/object.ts'
import {
  flag,
  Id,
  Nothing,
  textOrNull,
  Upload,
  Finite,
  shortList,
  longList,
  keptList,
  Side,
  titled,
} from './common.ts'
import { defineCalls } from './types.ts'
import type { CacheTag } from './types.ts'

// The writers' side of articles (specification, section 7; contract.md 4.12). Three kinds of
// article share one set of calls. The rows are built once per base path, so that the list of
// endpoints has every address and the types stay exact.

export const editorKinds = ['blog', 'tutorial', 'software'] as const
export type EditorKind = (typeof editorKinds)[number]
export const editorLanguages = ['en', 'ru'] as const
export type EditorLanguage = (typeof editorLanguages)[number]

export const articleStatuses = [
  'draft',
  'in_review',
  'scheduled',
  'published',
  'modified',
  'archived',
] as const
export type ArticleStatus = (typeof articleStatuses)[number]
/**
 * `return` (proposed): sends an article in review back to its writer, with a comment. `restore`:
 * undoes archiving or deletion.
 */
export const articleActions = [
  'submit',
  'publish',
  'return',
  'schedule',
  'unpublish',
  'archive',
  'restore',
] as const
export type ArticleAction = (typeof articleActions)[number]
/**
 * Which role may move an article to which state (contract.md 4.12). A person who may publish
 * publishes a draft directly, without a review.
 */
export const articleTransitions: Readonly<
  Record<ArticleAction, Partial<Record<ArticleStatus, ArticleStatus>>>
> = {
  submit: { draft: 'in_review' },
  publish: {
    draft: 'published',
    in_review: 'published',
    scheduled: 'published',
    modified: 'published',
  },
  return: { in_review: 'draft' },
  schedule: { draft: 'scheduled', in_review: 'scheduled', scheduled: 'scheduled' },
  unpublish: { in_review: 'draft', scheduled: 'draft', published: 'draft', modified: 'draft' },
  archive: { published: 'archived', modified: 'archived' },
  restore: { archived: 'draft' },
}
/** Revision notes that the backend writes; any other note is a person's own text. */
export const revisionNotes = [
  'created',
  'saved',
  'autosave',
  'restored',
  'submit',
  'publish',
  'return',
  'schedule',
  'unpublish',
  'archive',
  'restore',
] as const
/** Slugs that are not allowed, because pages of the site use these addresses. */
export const reservedSlugs: readonly string[] = ['new', 'index', 'feed']
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const

/** contract.md 4.12. The SEO limits are hard; the recommended lengths stand with the counters. */
export const articleLimits = {
  title: { min: 3, max: 150 },
  h1: 150,
  slug: { min: 2, max: 120 },
  excerpt: 300,
  alt: 150,
  caption: 300,
  category: 60,
  tags: 10,
  tag: 40,
  seoTitle: { soft: 70, hard: 300 },
  seoDescription: { soft: 160, hard: 500 },
  url: 2048,
  note: 200,
  /** Of a moderator to the writer. */
  comment: 1000,
  related: 6,
  body: 400_000,
  imageBytes: 5 * 1024 * 1024,
  fileBytes: 20 * 1024 * 1024,
  /** Days in which a deleted article can be restored. */
  keptDays: 30,
  /** Seconds between two heartbeats of an edit lock, and seconds that a lock is valid. */
  beatSeconds: 30,
  lockSeconds: 90,
} as const

export const imageMimes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const

const words = v.optional(v.string(), '')
const count = v.optional(Finite, 0)
const list = v.optional(shortList(v.string(), 20), [])

export const Slug = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.minLength(articleLimits.slug.min),
  v.maxLength(articleLimits.slug.max),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
)

const Writer = v.looseObject({ id: Id, name: words, position: words, avatarUrl: textOrNull })
export type Writer = v.InferOutput<typeof Writer>

const Cover = v.looseObject({
  url: v.string(),
  alt: words,
  caption: textOrNull,
  width: Side,
  height: Side,
})

const Seo = v.looseObject({
  title: v.string(),
  description: v.string(),
  canonical: v.nullable(v.string()),
  noindex: v.boolean(),
  ogTitle: v.nullable(v.string()),
  ogDescription: v.nullable(v.string()),
  ogImage: v.nullable(v.string()),
})

export const Attachment = v.looseObject({
  id: Id,
  url: v.string(),
  name: words,
  alt: words,
  width: Side,
  height: Side,
  size: count,
  mime: words,
})
export type Attachment = v.InferOutput<typeof Attachment>

const Twin = v.looseObject({
  language: v.string(),
  id: Id,
  slug: v.string(),
  status: v.optional(v.string(), ''),
})

const head = {
  id: Id,
  slug: v.string(),
  title: words,
  /** A newer backend may send a language unknown here: it is shown as it is. */
  language: v.optional(v.string(), 'en'),
  status: v.optional(v.string(), 'draft'),
}

export const ArticleHead = v.looseObject(head)
export type ArticleHead = v.InferOutput<typeof ArticleHead>

export const Returned = v.looseObject({
  comment: v.string(),
  by: words,
  at: v.optional(v.string(), ''),
})
export type Returned = v.InferOutput<typeof Returned>

const row = {
  ...head,
  translations: v.optional(shortList(Twin, 20), []),
  excerpt: words,
  author: v.optional(v.nullable(Writer), null),
  category: textOrNull,
  tags: list,
  readingMinutes: count,
  views: count,
  publishAt: textOrNull,
  publishedAt: textOrNull,
  createdAt: textOrNull,
  updatedAt: v.optional(v.string(), ''),
  updatedBy: words,
  /** The person who is editing the article, if any. */
  lockedBy: textOrNull,
  /** When the article was deleted, and until when it can be restored. */
  deletedAt: textOrNull,
  restorableUntil: textOrNull,
  /**
   * Proposed: why a moderator sent it back; null if nobody did. A backend without the action sends
   * nothing, and then the action is not offered.
   */
  returned: v.optional(v.nullable(Returned)),
}

/** A row of a list: an article without its body. */
export const EditorRow = titled(v.looseObject(row))
export type EditorRow = v.InferOutput<typeof EditorRow>

export const EditorArticle = v.looseObject({
  ...row,
  // The form sends all of these back, so a missing one would be erased.
  title: v.string(),
  language: v.string(),
  status: v.string(),
  excerpt: v.string(),
  category: v.nullable(v.string()),
  tags: keptList(v.string()),
  updatedAt: v.string(),
  h1: v.nullable(v.string()),
  bodyHtml: v.string(),
  /** The editor's own document; null if the article was not written in this editor. */
  bodyJson: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  cover: v.nullable(Cover),
  coAuthors: v.optional(shortList(Writer), []),
  seo: Seo,
  /** An empty list means every site. */
  hostnames: keptList(v.string()),
  attachments: v.optional(longList(Attachment), []),
  showToc: v.boolean(),
  related: keptList(Id),
  /** Only tutorials have steps. */
  steps: v.optional(keptList(v.looseObject({ title: words, anchor: words })), []),
  difficulty: textOrNull,
  captchaTypes: v.optional(keptList(v.string()), []),
  /**
   * Proposed: the slugs under which it was published before. They lead to it for good. Undefined
   * where the backend forgets them.
   */
  formerSlugs: v.optional(shortList(v.string(), 50)),
})
export type EditorArticle = v.InferOutput<typeof EditorArticle>

export const Revision = v.looseObject({
  id: Id,
  at: v.optional(v.string(), ''),
  by: words,
  note: words,
  sizeDelta: count,
})
export type Revision = v.InferOutput<typeof Revision>
export const RevisionText = v.looseObject({
  ...Revision.entries,
  title: words,
  excerpt: words,
  bodyHtml: v.string(),
})
export type RevisionText = v.InferOutput<typeof RevisionText>

/** `own`: the same person holds the lock in another tab. */
export const Lock = v.looseObject({
  lockedBy: v.nullable(v.looseObject({ id: Id, name: words, own: flag, since: textOrNull })),
})
export type Lock = v.InferOutput<typeof Lock>

const upTo = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const Link = v.pipe(
  v.string(),
  v.maxLength(articleLimits.url),
  v.check((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), 'bad_format'),
)

const written = {
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(articleLimits.title.min),
    v.maxLength(articleLimits.title.max),
  ),
  slug: Slug,
  h1: v.nullable(upTo(articleLimits.h1)),
  excerpt: upTo(articleLimits.excerpt),
  bodyHtml: v.pipe(v.string(), v.maxLength(articleLimits.body)),
  bodyJson: v.nullable(v.record(v.string(), v.unknown())),
  cover: v.nullable(
    v.strictObject({
      url: v.pipe(v.string(), v.maxLength(articleLimits.url)),
      alt: upTo(articleLimits.alt),
      caption: v.nullable(upTo(articleLimits.caption)),
      width: v.nullable(Finite),
      height: v.nullable(Finite),
    }),
  ),
  category: v.nullable(upTo(articleLimits.category)),
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(articleLimits.tag))),
    v.maxLength(articleLimits.tags),
  ),
  seo: v.strictObject({
    title: upTo(articleLimits.seoTitle.hard),
    description: upTo(articleLimits.seoDescription.hard),
    canonical: v.nullable(Link),
    noindex: v.boolean(),
    ogTitle: v.nullable(upTo(articleLimits.seoTitle.hard)),
    ogDescription: v.nullable(upTo(articleLimits.seoDescription.hard)),
    ogImage: v.nullable(v.pipe(v.string(), v.maxLength(articleLimits.url))),
  }),
  hostnames: v.array(v.string()),
  showToc: v.boolean(),
  related: v.pipe(v.array(Id), v.maxLength(articleLimits.related)),
  steps: v.array(
    v.strictObject({
      title: upTo(articleLimits.title.max),
      anchor: v.pipe(v.string(), v.maxLength(articleLimits.slug.max)),
    }),
  ),
  difficulty: v.nullable(v.picklist(difficulties)),
  captchaTypes: v.array(v.string()),
  /** Admins may list another author's articles. */
  authorId: Id,
  note: upTo(articleLimits.note),
}
const { title, slug, ...others } = written
const optional = v.partial(v.strictObject({ title, slug, ...others })).entries

const changed: readonly CacheTag[] = ['Articles', 'EditorArticles', 'Revisions']
const read: readonly CacheTag[] = ['EditorArticles']

/** Builds every call of one kind of article. */
function rowsOf(base: string) {
  const version = { id: Id, updatedAt: v.optional(v.string()) }
  return defineCalls({
    index: {
      method: 'GET',
      path: `${base}/index`,
      arg: v.strictObject({
        page: v.optional(Finite),
        language: v.optional(v.string()),
        text: v.optional(v.string()),
        hostname: v.optional(v.string()),
        currency: v.optional(v.string()),
      }),
      res: v.looseObject({ articles: longList(ArticleHead) }),
      provides: read,
    },
    list: {
      method: 'GET',
      path: base,
      arg: v.strictObject({
        page: v.optional(Finite),
        perPage: v.optional(Finite),
        language: v.optional(v.string()),
        hostname: v.optional(v.string()),
        currency: v.optional(v.string()),
        text: v.optional(v.string()),
        category: v.optional(v.string()),
        /** Only tutorials have a difficulty. */
        difficulty: v.optional(v.picklist(difficulties)),
        status: v.optional(v.picklist([...articleStatuses, 'deleted'])),
        sort: v.optional(
          v.picklist(['-updatedAt', 'updatedAt', 'title', '-title', '-publishedAt', '-views']),
        ),
      }),
      res: v.looseObject({
        articles: longList(EditorRow),
        totalCount: v.optional(Finite, 0),
        /** The size of a page, which the backend decides. */
        perPage: v.optional(Finite),
      }),
      provides: read,
    },
    bySlug: {
      method: 'GET',
      path: `${base}/by-slug/{slug}`,
      arg: v.strictObject({ slug: v.string() }),
      inLanguage: true,
      res: EditorArticle,
      provides: read,
    },
    authors: {
      method: 'GET',
      path: `${base}/authors`,
      arg: v.strictObject({}),
      res: v.looseObject({ records: shortList(Writer) }),
      provides: read,
    },
    create: {
      method: 'POST',
      path: `${base}/new`,
      arg: v.strictObject({
        ...optional,
        title: written.title,
        slug: written.slug,
        language: v.picklist(editorLanguages),
        /** The article that the new one translates. */
        translationOf: v.optional(Id),
      }),
      res: EditorArticle,
      invalidates: changed,
      repeatable: true,
    },
    update: {
      method: 'PUT',
      path: `${base}/{id}`,
      arg: v.strictObject({
        ...optional,
        ...version,
        /** An autosave creates no revision. */ autosave: v.optional(v.boolean()),
      }),
      res: EditorArticle,
      invalidates: changed,
    },
    remove: {
      method: 'DELETE',
      path: `${base}/{id}`,
      arg: v.strictObject({ id: Id }),
      res: Nothing,
      invalidates: changed,
    },
    attach: {
      method: 'PUT',
      path: `${base}/attachments`,
      endpoint: 'none',
      upload: true,
      repeatable: true,
      arg: v.strictObject({
        file: Upload,
        articleId: v.optional(Id),
        alt: v.optional(upTo(articleLimits.alt)),
      }),
      res: Attachment,
    },
    detach: {
      method: 'DELETE',
      path: `${base}/attachments/{id}`,
      arg: v.strictObject({ id: Id }),
      res: Nothing,
    },
    act: {
      method: 'POST',
      path: `${base}/{id}/{action}`,
      arg: v.strictObject({
        ...version,
        action: v.picklist(articleActions),
        publishAt: v.optional(v.string()),
        /** Of `return`. */
        comment: v.optional(upTo(articleLimits.comment)),
        note: v.optional(written.note),
      }),
      res: EditorArticle,
      invalidates: changed,
    },
    revisions: {
      method: 'GET',
      path: `${base}/{id}/revisions`,
      arg: v.strictObject({ id: Id }),
      res: v.looseObject({ records: longList(Revision) }),
      provides: ['Revisions'],
    },
    revision: {
      method: 'GET',
      path: `${base}/revisions/{id}`,
      arg: v.strictObject({ id: Id }),
      res: RevisionText,
      provides: ['Revisions'],
    },
    restoreRevision: {
      method: 'POST',
      path: `${base}/revisions/{id}/restore`,
      arg: v.strictObject({ id: Id }),
      res: EditorArticle,
      invalidates: changed,
    },
    previewToken: {
      method: 'GET',
      path: `${base}/{id}/preview_token`,
      arg: v.strictObject({ id: Id }),
      res: v.looseObject({ token: v.string(), expiresAt: textOrNull }),
    },
    slugCheck: {
      method: 'POST',
      path: `${base}/slug_check`,
      arg: v.strictObject({
        slug: Slug,
        language: v.picklist(editorLanguages),
        id: v.optional(Id),
      }),
      res: v.looseObject({ free: v.boolean(), suggestion: textOrNull }),
    },
    lock: {
      method: 'POST',
      path: `${base}/{id}/lock`,
      arg: v.strictObject({
        id: Id,
        /** Identifies this page load: a reload gets another id. */
        tab: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
        takeOver: v.optional(v.boolean()),
        release: v.optional(v.boolean()),
      }),
      res: Lock,
    },
  })
}

export type EditorRows = ReturnType<typeof rowsOf>

export const editorRowsOf: Readonly<Record<EditorKind, EditorRows>> = {
  blog: rowsOf('/api/v1/editor/articles'),
  tutorial: rowsOf('/api/v1/editor/tutorials'),
  software: rowsOf('/api/v1/editor/catalog/articles'),
}

export const editorCalls = {
  ...prefixed('editorBlog', editorRowsOf.blog),
  ...prefixed('editorTutorial', editorRowsOf.tutorial),
  ...prefixed('editorSoftware', editorRowsOf.software),
}
