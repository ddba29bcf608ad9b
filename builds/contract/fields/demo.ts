import type { contract } from '../../../src/api/contract/index.ts'
import { degrees, link, pixels } from './types.ts'
import type { AreaLines } from './types.ts'

export const demoFields: AreaLines<typeof contract.demo> = {
  captchaDemo: {
    about: 'Gives what the page of a captcha demo shows: the widget or the picture, and its texts.',
    errors: { ERROR_NOT_FOUND: 'There is no demo of this type: the page says so.' },
    arg: { slug: 'The type as its address names it, such as `recaptcha-v2`.' },
    res: {
      slug: 'The slug of the request.',
      title: 'The name of the type in the language of the answer.',
      widget: [
        'What the visitor solves.',
        {
          kind: 'The page draws `image`, `text`, `rotate` and `clicks` itself. Any other value names the widget of a vendor.',
          siteKey: 'The public key of the widget, from its vendor.',
          action: 'The action that the widget reports to its vendor.',
          options: [
            'The options of a widget, or the task, size and instruction of a picture.',
            {
              id: 'Identifies the shown task in the verification.',
              imageUrl: link(
                'The picture: a path on this site, an https address or a `data:` address.',
              ),
              width: pixels('The width of the picture.'),
              height: pixels('The height of the picture.'),
              question: 'What the visitor is asked to do, in the language of the answer.',
              step: degrees('The angle by which one press turns the picture.'),
              maxClicks: 'How many places of the picture may be pressed.',
              challenge: 'The one-time value of GeeTest v3.',
              data: 'The customer data and page data of a Cloudflare challenge.',
              enterprise: 'Whether the widget is of the enterprise edition.',
              invisible: 'Whether the widget works without a checkbox.',
            },
          ],
        },
      ],
      instructions: 'HTML: how to solve this type through the API.',
      related: 'The slugs of similar demos.',
    },
  },
  verifyDemo: {
    about: 'Verifies what the visitor solved, with the vendor of the widget or with the task.',
    errors: {
      ERROR_NOT_FOUND: 'There is no demo of this type.',
      ERROR_TOO_MANY_REQUESTS: 'The visitor tries too often: the page counts down `retryAfter`.',
    },
    arg: {
      slug: 'The type as its address names it.',
      response: 'What the widget or the picture returned, under the names that its vendor uses.',
    },
    res: {
      success: 'Whether the answer is right.',
      score: 'The score of the vendor, 0 to 1, where it gives one.',
      raw: 'The verbatim answer of the verification.',
      errors: 'The error codes of the vendor.',
    },
  },
}
