export const mockArticleKinds = ['blog', 'tutorial', 'software'] as const

export type MockArticleKind = (typeof mockArticleKinds)[number]

export const mockArticleLanguages = ['en', 'ru'] as const

export type MockArticleLanguage = (typeof mockArticleLanguages)[number]

export type MockArticleStatus =
  | 'draft'
  | 'in_review'
  | 'scheduled'
  | 'published'
  | 'modified'
  | 'archived'

// A type, not an interface: answers are loose objects.
export type ArticleAuthor = { id: number; name: string; position: string; avatarUrl: string | null }

/** The edited version of an article (contract.md 4.12). */
export interface ArticleText {
  slug: string
  title: string
  /** Null stands for the title. */
  h1: string | null
  excerpt: string
  /**
   * Null stands for the seed's text, which `bodyHtmlOf()` returns. A hundred texts would fill a
   * browser's storage.
   */
  bodyHtml: string | null
  /** The saved document of the editor, if there is one. */
  bodyJson: unknown
  cover: { url: string; alt: string; caption: string | null; width: number; height: number } | null
  author: ArticleAuthor
  coAuthors: ArticleAuthor[]
  category: string | null
  tags: string[]
  seo: {
    title: string
    description: string
    canonical: string | null
    noindex: boolean
    ogTitle: string | null
    ogDescription: string | null
    ogImage: string | null
  }
  /** An empty list stands for every site. */
  hostnames: string[]
  showToc: boolean
  /** Ids of articles of the same kind and language. */
  related: number[]
  /** Only tutorials have these. */
  difficulty: 'beginner' | 'intermediate' | 'advanced' | null
  captchaTypes: string[]
}

/**
 * An article in one language. Its own fields are what editors see. Readers see them too, unless
 * `live` exists. A change to a published article copies the text to `live` and sets the status to
 * `modified`; publishing removes `live`.
 */
export interface MockArticle extends ArticleText {
  id: number
  kind: MockArticleKind
  language: MockArticleLanguage
  /** The same in the article's other languages. */
  group: number
  /** The key of the seed's text; null for an article that was written since. */
  topic: string | null
  status: MockArticleStatus
  live: ArticleText | null
  views: number
  helpful: { yes: number; no: number }
  publishAt: string | null
  publishedAt: string | null
  createdAt: string
  /** The time with milliseconds, different at each save: a save sends it back. */
  updatedAt: string
  updatedBy: string
  /** Why a moderator sent it back. */
  returned: { comment: string; by: string; at: string } | null
  /** The slugs under which it was published before. */
  formerSlugs: string[]
  /** The slug under which it was published last; null before. */
  publicSlug: string | null
}

/** The mocks of the editor store these. */
export interface ArticleRevision {
  id: number
  articleId: number
  at: string
  by: string
  note: string
  title: string
  excerpt: string
  bodyHtml: string
}

/**
 * `url` is `/api/v1/articles/media/<id>`: the frame answers it with `data`, in base64
 * (lib/media.ts).
 */
export interface ArticleAttachment {
  id: number
  articleId: number | null
  url: string
  alt: string
  width: number | null
  height: number | null
  size: number
  mime: string
  data: string
}

export interface ArticlesData {
  /** The last id of an article, a revision or an attachment. */
  counter: number
  list: MockArticle[]
  revisions: ArticleRevision[]
  attachments: ArticleAttachment[]
  /** Votes for "helpful": `voter` is an account's id or a visitor's token. */
  votes: { articleId: number; voter: string; helpful: boolean }[]
}

/** Who has an article open for editing. */
export interface ArticleLock {
  articleId: number
  accountId: number
  name: string
  tab: string
  since: number
  until: number
}

export interface EditorData {
  /** Deleted articles that can still be restored. */
  trash: { article: MockArticle; deletedAt: number; by: string }[]
  locks: ArticleLock[]
}
