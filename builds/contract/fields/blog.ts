import type {
  Article,
  ArticleItem,
  ArticleList,
  Author,
} from '../../../src/api/contract/articles.ts'
import type { contract } from '../../../src/api/contract/index.ts'
import { articleSortings } from '../../../src/api/contract/articles.ts'
import { count, link, minutes, pixels, time, uri, oneOf, orderBy } from './types.ts'
import type { AreaLines, Described, FieldLines } from './types.ts'

const where = {
  page: 'The number of the page, from 0.',
  language: 'The language of the articles.',
  hostname: 'The host of the site.',
  currency: 'The currency of the page. Answers need not depend on it.',
} as const
const text = 'What is searched for in titles and excerpts.'
const sorting: Described = {
  ...orderBy('', { new: '-publishedAt', popular: '-views' }),
  ...oneOf('The newest or the most read first', articleSortings),
}

const author: FieldLines<Author> = {
  name: 'The name. Plain text.',
  position: 'What the person does.',
  avatarUrl: link('A square picture.'),
}

export const articleItem: FieldLines<ArticleItem> = {
  id: 'Identifies the article.',
  slug: 'The last part of its address.',
  language: 'The language of the text.',
  title: 'The title as plain text.',
  excerpt: 'One or two plain sentences.',
  cover: [
    'The picture; null for an article without one.',
    {
      url: link('The file.'),
      alt: 'What the picture shows, for those who do not see it.',
      caption: 'What stands under the picture.',
      width: pixels('The width, so that nothing moves when it comes.'),
      height: pixels('The height, so that nothing moves when it comes.'),
    },
  ],
  author: ['Who wrote it.', author],
  category: 'Its category.',
  tags: 'Its tags.',
  readingMinutes: minutes('How long a reader takes.'),
  views: count('How often it was read.'),
  publishedAt: time('When it was published.'),
  updatedAt: time('When it was changed last.'),
  difficulty: 'Of a tutorial: how hard it is.',
}

const articleList: FieldLines<ArticleList> = {
  articles: ['One page.', articleItem],
  totalCount: count('Articles on all pages.'),
}

const neighbour = { slug: 'Its slug.', title: 'Its title.' } as const
const helpful = {
  yes: count('Readers whom it helped.'),
  no: count('Readers whom it did not help.'),
}

const article: FieldLines<Article> = {
  ...articleItem,
  h1: 'The heading of the page, if it is not the title.',
  bodyHtml: 'The text as HTML. The site removes scripts and unknown elements.',
  coAuthors: ['Who wrote with the author.', author],
  translations: [
    'The same article in other languages.',
    {
      language: 'The language.',
      slug: 'The slug in that language.',
      status: '`published`, or a state in which only editors see it.',
    },
  ],
  seo: [
    'What search engines and messengers are told.',
    {
      title: 'The title of the document.',
      description: 'The description of the document.',
      canonical: uri('The address that counts, if it is another one.'),
      noindex: 'Whether search engines leave the page out.',
      ogTitle: 'The title of its card.',
      ogDescription: 'The text of its card.',
      ogImage: uri('The picture of its card.'),
    },
  ],
  showToc: 'Whether the page shows a table of contents.',
  helpful: ['What readers said.', helpful],
  myVote: "The caller's own vote; null before it.",
  related: 'The ids of related articles.',
  relatedArticles: [
    'Related articles as items of a list. Without it the light list supplies their titles.',
    articleItem,
  ],
  previous: ['The article before in time.', neighbour],
  next: ['The article after in time.', neighbour],
  captchaTypes: 'The slugs of the types that it is about.',
  formerSlugs:
    'The slugs that it had before. The call answers the article by one of them too, with its present slug.',
}

const gone = { ERROR_NOT_FOUND: 'There is no such article: the page offers the list.' } as const
const index = {
  about: 'Gives the light list of all articles: enough to search them and to link to them.',
  arg: { ...where, text },
  res: {
    articles: [
      'Every article of the language.',
      {
        id: 'Identifies the article.',
        slug: 'The last part of its address.',
        title: 'The title as plain text.',
        language: 'The language of the text.',
        status: '`published`, or a state in which only editors see it.',
      },
    ],
    totalCount: count('Articles in all.'),
  },
} as const
const list = {
  about: 'Lists articles in pages.',
  arg: { ...where, text, sorting },
  res: articleList,
} as const
const one = {
  about: 'Gives an article.',
  errors: gone,
  arg: { slug: 'The last part of its address.' },
  res: article,
} as const
const vote = {
  about: 'Says whether an article helped. A reader votes once.',
  errors: { ERROR_CONFLICT: 'The reader has voted.' },
  arg: { id: 'The article.', helpful: 'Whether it helped.' },
  res: { helpful: ['What readers said, this vote included.', helpful] },
} as const

export const blogFields: AreaLines<typeof contract.blog> = {
  articlesIndex: index,
  articles: list,
  article: one,
  voteArticle: vote,
  tutorialsIndex: index,
  tutorials: list,
  tutorial: one,
  voteTutorial: vote,
  softwareArticles: { ...list, arg: { ...where, sorting } },
  softwareArticle: one,
  voteSoftwareArticle: vote,
}
