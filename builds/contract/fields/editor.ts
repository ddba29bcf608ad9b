// Over 250 lines: a line for every field of the editors' calls.
import type { ManualDomain } from '../../../src/api/contract/manual-domains.ts'
import type {
  ArticleHead,
  Attachment,
  EditorArticle,
  EditorRow,
  Lock,
  Revision,
  RevisionText,
} from '../../../src/api/contract/editor.ts'
import type { contract } from '../../../src/api/contract/index.ts'
import { articleLimits, articleStatuses } from '../../../src/api/contract/editor.ts'
import { domainActions } from '../../../src/api/contract/manual-domains.ts'
import { basedOn, closed, gone, refused, version, wantedPage } from './phrases.ts'
import { bytes, count, link, minutes, pixels, time, uri, oneOf, ordered, orderBy } from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const stale = {
  ERROR_STALE_VERSION:
    'Somebody changed it since: the editor shows both versions and asks which counts.',
} as const

const head: FieldLines<ArticleHead> = {
  id: 'Identifies the article.',
  slug: 'The last part of its address.',
  title: 'The title as plain text.',
  language: 'The language of the text.',
  status: oneOf('The state', articleStatuses),
}
const translation = {
  language: 'The language.',
  id: 'Identifies the article in that language.',
  slug: 'Its slug.',
  status: 'Its state.',
} as const
const author = {
  id: 'Identifies the author.',
  name: 'The name.',
  position: 'What the person does.',
  avatarUrl: link('A square picture; null for none.'),
} as const
const row: FieldLines<EditorRow> = {
  ...head,
  translations: ['The same article in other languages.', translation],
  excerpt: 'One or two plain sentences.',
  author: ['Who wrote it; null for nobody.', author],
  category: 'Its category.',
  tags: 'Its tags.',
  readingMinutes: minutes('How long a reader takes.'),
  views: count('How often it was read.'),
  publishAt: time('When it will be published; null if that is not planned.'),
  publishedAt: time('When it was published first; null before.'),
  createdAt: time('When it was begun.'),
  updatedAt: version,
  updatedBy: 'Who changed it last.',
  lockedBy: 'The person who is editing the article, if any.',
  deletedAt: time('When the article was deleted; null if it was not.'),
  restorableUntil: time('Until when a deleted article can be restored.'),
  returned: [
    'Why a moderator sent it back to its writer; null if nobody did. Without the field the site does not offer to return an article.',
    { comment: 'What has to change.', by: 'Who sent it back.', at: time('When.') },
  ],
}
const attachment: FieldLines<Attachment> = {
  id: 'Identifies the file.',
  url: link('The file.'),
  name: 'Its name.',
  alt: 'What a picture shows, for those who do not see it.',
  width: pixels('Of a picture.'),
  height: pixels('Of a picture.'),
  size: bytes('Its size.'),
  mime: 'Its media type.',
}
const cover = {
  url: link('The file.'),
  alt: 'What the picture shows, for those who do not see it.',
  caption: 'What stands under the picture.',
  width: pixels('The width.'),
  height: pixels('The height.'),
} as const
const seo = {
  title: 'The title of the document.',
  description: 'The description of the document.',
  canonical: uri('The address that counts, if it is another one.'),
  noindex: 'Whether search engines leave the page out.',
  ogTitle: 'The title of its card.',
  ogDescription: 'The text of its card.',
  ogImage: uri('The picture of its card.'),
} as const
const step = {
  title: 'What is done.',
  anchor: 'The id of the heading in the text.',
} as const
/** What an editor writes, besides the title. */
const text = {
  h1: 'The heading of the page, if it is not the title.',
  bodyHtml: 'The text as HTML. Backends remove scripts too.',
  bodyJson: "The editor's own document; null if the article was not written in this editor.",
  cover: ['The picture; null for none.', cover],
  seo: ['What search engines and messengers are told.', seo],
  hostnames: 'The hosts of the sites that show it. An empty list means every site.',
  showToc: 'Whether the page shows a table of contents.',
  related: 'The ids of related articles.',
  steps: ['Of a tutorial: its steps.', step],
  difficulty: 'Of a tutorial: how hard it is.',
  captchaTypes: 'The slugs of the types that it is about.',
  formerSlugs:
    'The slugs under which it was published before. They lead to it for good. Without the field the site warns that the old address will stop working.',
} as const
const article: FieldLines<EditorArticle> = {
  ...row,
  ...text,
  coAuthors: ['Who wrote with the author.', author],
  attachments: ['The files of the article.', attachment],
}
const entries = {
  ...text,
  title: 'The title as plain text.',
  slug: 'The last part of its address.',
  excerpt: 'One or two plain sentences.',
  category: 'Its category.',
  tags: 'Its tags.',
  authorId: 'Who wrote it. Only admins may name somebody else.',
  note: 'What changed, for the list of revisions.',
} as const

const revision: FieldLines<Revision> = {
  id: 'Identifies the revision.',
  at: time('When it was saved.'),
  by: 'Who saved it.',
  note: 'What changed, in their words; null for nothing.',
  sizeDelta: 'By how many characters the text grew; negative if it shrank.',
}
const revisionText: FieldLines<RevisionText> = {
  ...revision,
  title: 'The title then.',
  excerpt: 'The excerpt then.',
  bodyHtml: 'The text then, as HTML.',
}
const lock: FieldLines<Lock> = {
  lockedBy: [
    'Who holds the article; null for nobody.',
    {
      id: 'Identifies the person.',
      name: 'The name.',
      own: 'Whether it is this page load.',
      since: time('Since when.'),
    },
  ],
}

const where = {
  page: 'The number of the page, from 0.',
  language: 'Only articles in this language.',
  hostname: 'The host of the site.',
  currency: 'The currency of the page. Answers need not depend on it.',
  text: 'A part of the title.',
} as const

/** The calls of one kind of article: all three kinds have the same. */
const calls = {
  index: {
    about: 'Gives the light list of all articles, for links between them.',
    arg: where,
    res: { articles: ['The articles.', head] },
  },
  list: {
    about: 'Lists articles in every state.',
    arg: {
      ...where,
      perPage: wantedPage.perPage,
      category: 'Only this category.',
      difficulty: 'Only tutorials of this difficulty.',
      status: 'Only articles in this state.',
      sort: orderBy('The order; with a minus the largest or latest first.'),
    },
    res: {
      articles: ['One page.', row],
      totalCount: count('Articles on all pages.'),
      perPage: 'The size of a page, which the backend decides.',
    },
  },
  bySlug: {
    about: 'Gives an article to its editor.',
    errors: gone,
    arg: { slug: 'The last part of its address.' },
    res: article,
  },
  authors: {
    about: 'Lists who can be an author.',
    res: { records: ['The people.', author] },
  },
  create: {
    about: 'Makes an article. It is a draft.',
    errors: {
      ...refused,
      ERROR_CONFLICT: 'The article has a translation in this language: the page offers to open it.',
    },
    arg: {
      ...entries,
      language: 'The language of the text.',
      translationOf: 'The article that the new one translates.',
    },
    res: article,
  },
  update: {
    about: 'Changes the named fields of an article.',
    errors: { ...refused, ...gone, ...stale },
    arg: {
      ...entries,
      id: 'The article.',
      updatedAt: basedOn,
      autosave: 'Whether the editor saves by itself: no revision is made.',
    },
    res: article,
  },
  remove: {
    about: `Deletes an article. It can be restored for ${articleLimits.keptDays} days.`,
    errors: gone,
    arg: { id: 'The article.' },
  },
  attach: {
    about: 'Uploads a file of an article.',
    errors: {
      ERROR_FILE_TOO_BIG: 'The file is too large.',
      ERROR_FILE_TYPE: 'Files of this type are not taken.',
    },
    arg: {
      file: 'The file.',
      articleId: 'The article.',
      alt: 'What a picture shows, for those who do not see it.',
    },
    res: attachment,
  },
  detach: {
    about: 'Deletes a file of an article.',
    errors: gone,
    arg: { id: 'The file.' },
  },
  act: {
    about: 'Moves an article to another state.',
    errors: { ...refused, ...gone, ...stale, ...closed },
    arg: {
      id: 'The article.',
      updatedAt: basedOn,
      action: 'What is done.',
      publishAt: time('Of `schedule`: when it is published.'),
      comment: 'Of `return`, where it is required: what has to change. The writer reads it.',
      note: 'What changed, for the list of revisions.',
    },
    res: article,
  },
  revisions: {
    about: 'Lists the revisions of an article, the newest first.',
    errors: gone,
    arg: { id: 'The article.' },
    res: { records: [ordered('The revisions.', '-at'), revision] },
  },
  revision: {
    about: 'Gives the text of a revision.',
    errors: gone,
    arg: { id: 'The revision.' },
    res: revisionText,
  },
  restoreRevision: {
    about: 'Makes a revision the draft of its article.',
    errors: gone,
    arg: { id: 'The revision.' },
    res: article,
  },
  previewToken: {
    about: 'Gives a token by which people without a permission see the draft.',
    errors: gone,
    arg: { id: 'The article.' },
    res: {
      token: 'The value of `preview` in the address.',
      expiresAt: time('When it stops working.'),
    },
  },
  slugCheck: {
    about: 'Says whether a slug is free.',
    arg: {
      slug: 'The slug.',
      language: 'The language of the article.',
      id: 'The article, if it exists.',
    },
    res: { free: 'Whether it is.', suggestion: 'A free one that is like it; null if it is free.' },
  },
  lock: {
    about: `Says that a page load edits the article, again every ${articleLimits.beatSeconds} s; or gives it up. A lock ends ${articleLimits.lockSeconds} s after the last call.`,
    errors: gone,
    arg: {
      id: 'The article.',
      tab: 'Identifies this page load: a reload gets another id.',
      takeOver: 'Takes it from who holds it.',
      release: 'Gives it up.',
    },
    res: lock,
  },
} as const

const domainEntries = {
  domain: 'The host name; `*.` before it includes its subdomains.',
  captchaType: 'The slug of the type that it concerns; null for all.',
  action: oneOf('What happens to its tasks', domainActions),
  note: 'Why, for staff.',
} as const
const domain: FieldLines<ManualDomain> = {
  ...domainEntries,
  id: 'Identifies the entry.',
  createdBy: [
    'Who added it; null where that is not known.',
    { id: 'The person.', name: 'The name.' },
  ],
  createdAt: time('When it was added.'),
  updatedAt: version,
}
const domainFilter = {
  text: 'A part of the domain or the note.',
  captchaType: 'Only entries of this type.',
  action: 'Only entries with this action.',
} as const

export const editorFields: AreaLines<typeof contract.editor> = {
  editorBlogIndex: calls.index,
  editorBlogList: calls.list,
  editorBlogBySlug: calls.bySlug,
  editorBlogAuthors: calls.authors,
  editorBlogCreate: calls.create,
  editorBlogUpdate: calls.update,
  editorBlogRemove: calls.remove,
  editorBlogAttach: calls.attach,
  editorBlogDetach: calls.detach,
  editorBlogAct: calls.act,
  editorBlogRevisions: calls.revisions,
  editorBlogRevision: calls.revision,
  editorBlogRestoreRevision: calls.restoreRevision,
  editorBlogPreviewToken: calls.previewToken,
  editorBlogSlugCheck: calls.slugCheck,
  editorBlogLock: calls.lock,
  editorTutorialIndex: calls.index,
  editorTutorialList: calls.list,
  editorTutorialBySlug: calls.bySlug,
  editorTutorialAuthors: calls.authors,
  editorTutorialCreate: calls.create,
  editorTutorialUpdate: calls.update,
  editorTutorialRemove: calls.remove,
  editorTutorialAttach: calls.attach,
  editorTutorialDetach: calls.detach,
  editorTutorialAct: calls.act,
  editorTutorialRevisions: calls.revisions,
  editorTutorialRevision: calls.revision,
  editorTutorialRestoreRevision: calls.restoreRevision,
  editorTutorialPreviewToken: calls.previewToken,
  editorTutorialSlugCheck: calls.slugCheck,
  editorTutorialLock: calls.lock,
  editorSoftwareIndex: calls.index,
  editorSoftwareList: calls.list,
  editorSoftwareBySlug: calls.bySlug,
  editorSoftwareAuthors: calls.authors,
  editorSoftwareCreate: calls.create,
  editorSoftwareUpdate: calls.update,
  editorSoftwareRemove: calls.remove,
  editorSoftwareAttach: calls.attach,
  editorSoftwareDetach: calls.detach,
  editorSoftwareAct: calls.act,
  editorSoftwareRevisions: calls.revisions,
  editorSoftwareRevision: calls.revision,
  editorSoftwareRestoreRevision: calls.restoreRevision,
  editorSoftwarePreviewToken: calls.previewToken,
  editorSoftwareSlugCheck: calls.slugCheck,
  editorSoftwareLock: calls.lock,
  manualDomains: {
    about: 'Lists the domains whose tasks are treated apart.',
    arg: { ...domainFilter, ...wantedPage, sort: orderBy('The order; with a minus from the end.') },
    res: {
      records: ['One page.', domain],
      totalCount: count('Entries on all pages.'),
      page: 'The number of the page, from 0.',
      perPage: 'The size of a page, which the backend decides.',
    },
  },
  allManualDomains: {
    about: 'Gives every domain of a choice, for a file.',
    arg: domainFilter,
    res: {
      records: ['The entries.', domain],
      limits: ['The bounds of an import.', { importRows: count('Rows at most.') }],
    },
  },
  createManualDomain: {
    about: 'Adds a domain.',
    errors: refused,
    arg: domainEntries,
    res: domain,
  },
  importManualDomains: {
    about: 'Adds or changes many domains. Rows succeed or fail by themselves.',
    errors: { ...refused, ERROR_LIMIT_EXCEEDED: 'The file has too many rows.' },
    arg: { rows: ['The rows.', domainEntries] },
    res: {
      created: count('Added entries.'),
      updated: count('Changed entries.'),
      refused: [
        'The refused rows.',
        {
          row: 'The number of the row, from 0.',
          fields: ['Why, by field.', { code: 'The rule that the value broke.' }],
        },
      ],
    },
  },
  updateManualDomain: {
    about: 'Changes a domain.',
    errors: { ...refused, ...gone, ...stale },
    arg: { ...domainEntries, id: 'The entry.', updatedAt: basedOn },
    res: domain,
  },
  deleteManualDomain: {
    about: 'Deletes a domain. It can be restored for a while.',
    errors: gone,
    arg: { id: 'The entry.' },
  },
  restoreManualDomain: {
    about: 'Restores a deleted domain.',
    errors: { ...gone, ERROR_CONFLICT: 'The domain has a rule again.' },
    arg: { id: 'The entry.' },
    res: domain,
  },
}
