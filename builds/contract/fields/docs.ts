import type { contract } from '../../../src/api/contract/index.ts'
import type { DocsParam } from '../../../src/api/contract/docs.ts'
import { changeKinds } from '../../../src/task-api/releases.ts'
import { products } from '../../../src/task-api/methods.ts'
import { day, oneOf, time, ordered } from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const place = {
  language: 'The language of the page.',
  hostname: 'The host of the site, which decides the domain in samples and links.',
} as const

const param: FieldLines<DocsParam> = {
  name: 'The name in the JSON body, with the path of its parents, such as `task.type`.',
  type: 'The type in words, such as `string` or `array of strings`.',
  required: 'Whether a request without it is refused.',
  default: 'The value that counts if it is missing, as text.',
  description: 'HTML: what it does.',
}

const neighbour = { slug: 'The slug of the article.', title: 'Its title.' } as const

export const docsFields: AreaLines<typeof contract.docs> = {
  docsIndex: {
    about: 'Gives the tree of the API documentation in the language of the page.',
    arg: place,
    res: {
      groups: [
        'The groups in their order.',
        {
          id: 'Identifies the group.',
          title: 'Its title.',
          items: ['Its articles in their order.', neighbour],
        },
      ],
    },
  },
  searchDocs: {
    about: 'Searches the documentation for a word, an error code or a pasted answer of the API.',
    arg: { ...place, text: 'What was typed or pasted.' },
    res: {
      records: [
        'What was found, the best first.',
        {
          slug: 'The slug of the article.',
          title: 'Its title.',
          group: "The title of the article's group in the tree.",
          excerpt: 'The place of the find as plain text.',
          anchor: 'The id of the heading or the parameter to go to; null for the whole article.',
        },
      ],
    },
  },
  docsArticle: {
    about:
      'Gives an article. If it does not exist in the language of the page, the answer is in another one and says in which.',
    errors: { ERROR_NOT_FOUND: 'There is no such article or version: the page offers the tree.' },
    arg: {
      ...place,
      slug: 'The slug of the article.',
      version: 'A version of `versions`; by default the newest.',
    },
    res: {
      slug: 'The slug of the article.',
      language: 'The language of this text.',
      languages: 'The languages in which the article exists.',
      version: 'The version of this text.',
      versions: 'Every version, the newest first; empty if there is only one.',
      title: 'The heading.',
      description: 'One or two plain sentences, for search engines too.',
      bodyHtml: 'The text as HTML. The site removes scripts and unknown elements.',
      toc: [
        'The headings of the text.',
        {
          id: 'The id of the heading in the text.',
          title: 'The heading as plain text.',
          level: 'The level of the heading, 2 or 3.',
        },
      ],
      method: [
        'The method that the article describes; null for other articles.',
        {
          name: 'The name of the method, such as `createTask`.',
          url: 'Its address.',
          http: 'The HTTP method.',
          request: ['The parameters of the request.', param],
          response: ['The fields of the answer.', param],
          sample: [
            'The request of the example, which the page writes as code; null where there is none.',
            {
              http: 'The HTTP method.',
              url: 'The full address without a query.',
              as: 'How the fields are sent: a JSON body, a form or query parameters.',
              fields: 'The fields with their example values.',
              bearer: 'Whether the key is sent in the Authorization header.',
              once: 'Whether it carries an Idempotency-Key.',
            },
          ],
          samples:
            'Code samples by language id. The page leaves out languages that it does not know.',
          responses: [
            'Examples of answers.',
            { title: 'What the example shows.', json: 'The body as text.' },
          ],
          errors: 'The error codes that the method answers with.',
        },
      ],
      captchaType:
        'The captcha type that the article describes. Its price, speed and examples are shown beside the article.',
      prev: ['The article before in the tree.', neighbour],
      next: ['The article after in the tree.', neighbour],
      updatedAt: time('When the text was changed last.'),
      changelog: [
        ordered('What changed, the newest first.', '-date'),
        { date: day('The day of the change.'), text: 'The change as plain text.' },
      ],
      changes: [
        ordered(
          'Of the article `changelog`: the changes of the API, the newest first. Without them its text is shown alone.',
          '-date',
        ),
        {
          id: 'Identifies the change.',
          version: 'The version of the API that brought it.',
          date: day('The day of the change.'),
          kind: oneOf('The kind', changeKinds),
          text: 'The change as plain text.',
          products: `The products that it concerns (${products.map((one) => `\`${one}\``).join(', ')}); empty for all.`,
          types: 'The task types that it concerns, as in `captchaType`; empty for all.',
          retiresOn: day('From when something is refused; null where nothing ends.'),
          replacement: [
            'The article about what replaces it; null for none.',
            { title: 'Its title.', slug: 'Its slug.' },
          ],
        },
      ],
    },
  },
  askDocs: {
    about:
      'Answers a question about the public documentation, from anybody. It keeps no conversation: each question is one of its own.',
    errors: {
      ERROR_TOO_MANY_REQUESTS: 'Too many questions: the page says so and keeps the text.',
    },
    arg: {
      language: 'The language of the answer.',
      slug: 'The article that is read, which the question is probably about.',
      text: 'The question.',
    },
    res: {
      answerHtml: 'The answer as HTML; null where the documentation says nothing about it.',
      sources: [
        'Where the answer comes from, the most important first.',
        { title: 'The title of the place.', url: 'Its path on the site.' },
      ],
    },
  },
  sendDocsFeedback: {
    about: 'Takes an opinion on an article from anybody.',
    errors: {
      ERROR_TOO_MANY_REQUESTS: 'Too many opinions: the page says so and keeps the text.',
    },
    arg: {
      slug: 'The slug of the article.',
      language: 'The language of the text that was read.',
      version: 'The version that was read.',
      helpful: 'Whether the article helped.',
      text: 'What was missing.',
    },
  },
}
