import type { DomainAction } from '../../api/contract/manual-domains.ts'
import { toDomain } from '../../lib/domain.ts'
import { noise, pickRandom } from '../lib/random.ts'
import type { ManualDomainRule, ManualDomainsData } from '../data/staff.ts'
import type { MockAccount } from '../data/accounts.ts'

const day = 24 * 60 * 60 * 1000

/** Reserved domain names for examples, and the rule for each. */
const written: readonly (readonly [
  domain: string,
  type: string,
  action: DomainAction,
  note: string,
])[] = [
  ['login.bank.example', 'any', 'block', 'Bank sign-in: refuse all tasks, whatever the key.'],
  [
    'signup.mail.example',
    'recaptcha_v2',
    'manual',
    'Changes its widget weekly; check it before it goes to workers.',
  ],
  [
    'checkout.tickets.example',
    'hcaptcha',
    'limit',
    'At most 200 tasks an hour, at their support’s request.',
  ],
  ['forms.gov.example', 'any', 'block', 'Government services: not allowed by our terms.'],
  [
    'research.university.example',
    'image-picture-captcha-solver',
    'allow',
    'Accessibility study, agreed until the end of the year.',
  ],
  [
    'пример.example',
    'text-captcha',
    'manual',
    'Cyrillic answers only: send to workers who read Russian.',
  ],
  ['münchen.example', 'any', 'allow', ''],
  ['例子.example', 'clickcaptcha', 'manual', 'Asks for Chinese characters by name.'],
  ['аррӏе.example', 'any', 'block', 'Poses as another company. Reported by a customer.'],
]
const words: [string, ...string[]] = [
  'forum',
  'shop',
  'games',
  'travel',
  'auction',
  'jobs',
  'market',
  'tickets',
  'social',
  'parcel',
]
const zones: [string, ...string[]] = ['example.com', 'example.net', 'example.org']
const types: [string, ...string[]] = [
  'any',
  'recaptcha_v2',
  'recaptcha_v3',
  'hcaptcha',
  'cloudflare-turnstile',
  'funcaptcha',
  'geetest-v4',
  'rotatecaptcha',
]
const actions: [DomainAction, ...DomainAction[]] = ['manual', 'limit', 'block', 'allow', 'manual']
const notes: [string, ...string[]] = [
  '',
  'Too many reports last week.',
  'Test page of a customer.',
  'Answers expire in 30 seconds.',
  '',
]

export function seedManualDomains(
  accounts: readonly MockAccount[],
  now: number,
): ManualDomainsData {
  const by = accounts.find(({ persona }) => persona === 'admin')?.id ?? 0
  const made = Array.from({ length: 38 }, (_, index) => {
    const word = pickRandom(words, 'word', index)
    return [
      `${word}${index + 1}.${pickRandom(zones, 'zone', index)}`,
      pickRandom(types, 'type', index),
      pickRandom(actions, 'do', index),
      pickRandom(notes, 'note', index),
    ] as const
  })
  const rules = [...written, ...made].map(
    ([name, captchaType, action, note], index): ManualDomainRule => {
      const at = new Date(
        Math.floor((now - (index * 5 + 1 + noise('domain', index) * 3) * day) / 1000) * 1000,
      ).toISOString()
      return {
        id: index + 1,
        domain: toDomain(name) ?? name,
        captchaType,
        action,
        note,
        createdBy: by,
        createdAt: at,
        updatedAt: at,
        deletedAt: null,
      }
    },
  )
  return { counter: rules.length, rules }
}
