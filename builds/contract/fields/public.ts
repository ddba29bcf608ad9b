import type { contract } from '../../../src/api/contract/index.ts'
import { count, link, minutes, percent, seconds, time } from './types.ts'
import type { AreaLines } from './types.ts'

const currency = {
  currency: 'The ISO 4217 code in which prices are wanted. Without it the backend decides.',
} as const
const asOf = time(
  "When the build read its source. Only prerendered files have it: a backend doesn't send it.",
)
const per1000 = 'The price of 1,000 tasks.'
const rate = {
  type: 'The type of captcha by its slug.',
  per1000,
  min: 'The lowest price of 1,000 tasks in the period.',
  max: 'The highest price of 1,000 tasks in the period.',
} as const
const example = {
  slug: 'The slug of the type.',
  title: 'The name of the example in the language of the answer.',
  imageUrl: link(
    'The picture: a path on this site, an https address or a `data:` address; null for recordings and text questions.',
  ),
  question: 'What was asked.',
  answer: 'What was answered.',
  seconds: seconds('How long the answer took.'),
  kind: 'The group of the type: `image`, `token` or `cookie`.',
} as const

export const publicFields: AreaLines<typeof contract.public> = {
  customerPrices: {
    about: 'Gives the price list of the recognition service by groups of types.',
    arg: currency,
    res: {
      asOf,
      currency: 'The ISO 4217 code of every price of the answer.',
      updatedAt: time('When prices changed last.'),
      groups: [
        'The groups in the order in which the page shows them.',
        {
          id: 'Identifies the group, such as `image`.',
          title: 'Its name in the language of the answer.',
          items: [
            'Its types.',
            {
              type: 'The type as tasks name it.',
              slug: "The slug of the type's page; null if it has none.",
              title: 'The name of the type.',
              per1000,
              min: 'The lowest price that the load of the hour may lead to.',
              max: 'The highest price that the load of the hour may lead to.',
              surcharge: [
                'What raises the price; empty for types without a surcharge.',
                { code: 'The reason, such as `long_text`.', text: 'The reason in words.' },
              ],
              avgSeconds: seconds('The mean time from the upload to the answer.'),
              successRate: percent('Answered tasks of the last day.'),
              resultType:
                'What the answer is: `text`, `coordinates`, `token`, `cookie` or `other`.',
              availability:
                'Whether tasks are taken: `available`, `limited`, `unavailable` or `deprecated`.',
            },
          ],
        },
      ],
    },
  },
  proxyPrices: {
    about: 'Gives the price list of the proxies.',
    arg: {
      ...currency,
      utm_campaign: 'The campaign of the visit, for its discount.',
    },
    res: {
      asOf,
      products: [
        'The products in the order in which the page shows them.',
        {
          id: 'Identifies the product, such as `residential`.',
          title: 'Its name in the language of the answer.',
          unit: 'What is counted: `gb`, or `ip_month` for an address of a month.',
          tiers: [
            'The steps of the price, from small to large orders.',
            {
              from: count('The smallest order of the step, in units.'),
              to: count('The largest order of the step; null for the last one.'),
              price: 'The price of the smallest order; null if it is quoted by hand.',
              perUnit: 'The price of one unit.',
              discountPercent: percent('The discount against the first step.'),
            },
          ],
          minUnits: count('The smallest order.'),
          countriesCount: count('Countries with addresses.'),
          features: 'Short selling points in the language of the answer.',
        },
      ],
    },
  },
  publicStatistics: {
    about: 'Gives the figures of the service that anybody may see.',
    arg: currency,
    res: {
      asOf,
      updatedAt: time('When the figures were counted.'),
      rates: ['What customers pay by type.', rate],
      speed: [
        'How long answers take by type.',
        {
          type: 'The type of captcha by its slug.',
          seconds: seconds('The mean time.'),
          p90: seconds('Nine of ten answers come within.'),
        },
      ],
      load: [
        'How busy the workers are.',
        { percent: percent('Busy workers.'), level: '`low`, `normal`, `high` or `overload`.' },
      ],
      workersOnline: count('Workers who are at their desks.'),
      waitingSeconds: seconds('How long a task waits for a worker.'),
      solvedToday: count('Answered tasks of the day in UTC.'),
      accuracyToday: percent('Right answers of the day in UTC.'),
      employeeRate: [
        'What workers earn by type.',
        {
          ...rate,
          perHour: 'What an hour with it paid workers in the middle, over the last day.',
          floor: 'The least that an hour should pay, as the operator sets it; null without one.',
        },
      ],
      payoutMinutes: minutes("How long a worker's payout takes in the middle, from the request."),
    },
  },
  statisticsGraph: {
    about: 'Gives the points of one public graph.',
    arg: {
      name: 'The graph.',
      range: 'The period; without it the last day.',
    },
    res: {
      name: 'The graph of the request.',
      unit: 'What the values are: `seconds`, `usd`, `percent` or `count`.',
      currency: 'The ISO 4217 code of values that are money.',
      granularity: 'How far apart the points are: `hour` or `day`.',
      series: [
        'The lines of the graph.',
        {
          key: 'Identifies the line.',
          title: 'Its name in the language of the answer.',
          points:
            'Pairs of a moment (RFC 3339) and a value. Money is a decimal string, other values are numbers, and null leaves a gap.',
        },
      ],
      updatedAt: time('When the figures were counted.'),
    },
  },
  trackEvent: {
    about:
      'Takes an event of attribution. The site never waits for the answer and shows no failure.',
    arg: {
      type: 'The kind of event.',
      data: [
        'Of `referral`: who sent the visitor. Of `utm`: the parameters of the campaign.',
        {
          from: 'The id of the partner in the link.',
          source: 'Where the partner placed the link; null if it does not say.',
          unique: 'Whether it is the first visit of this browser by this partner.',
          utm_source: 'Where the visit came from.',
          utm_medium: 'The kind of source.',
          utm_campaign: 'The name of the campaign.',
          utm_id: 'The id of the campaign.',
          utm_content: 'Which of several links was followed.',
        },
      ],
    },
  },
  captchaExamples: {
    about: 'Gives solved examples of several types.',
    arg: {
      language: 'The language of the page.',
      hostname: 'The host of the site.',
      ids: 'The slugs of types, joined by commas; without it all types.',
    },
    res: { records: ['The examples.', example] },
  },
  captchaExample: {
    about: 'Gives solved examples of one type.',
    errors: { ERROR_NOT_FOUND: 'There are no examples of this type: the page leaves them out.' },
    arg: { slug: 'The slug of the type.' },
    res: { records: ['The examples.', example] },
  },
  search: {
    about: 'Searches the whole site for a text of three characters or more.',
    arg: {
      text: 'What was typed.',
      language: 'The language of the page.',
      hostname: 'The host of the site.',
    },
    res: {
      groups: [
        'What was found, by part of the site.',
        {
          id: 'The part of the site. The palette leaves out parts that it does not know.',
          items: [
            'The finds, the best first.',
            {
              slug: "The slug of the result's page. An answer of support has its id here.",
              title: 'The title in the language of the text.',
              language: 'The language of the text, if it is not the requested one.',
            },
          ],
        },
      ],
    },
  },
}
