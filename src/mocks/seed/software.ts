import {
  platforms as allPlatforms,
  pricings,
  softwareLanguages,
} from '../../api/contract/software-terms.ts'
import type { SoftwareStatus } from '../../api/contract/software-terms.ts'
import { asciiSlug } from '../../lib/encode-part.ts'
import { noise } from '../lib/random.ts'
import { programCategories, opinions, people, programs } from './software/programs.ts'
import { iso } from './statistics.ts'
import type {
  ProgramText,
  MockProgram,
  ReviewStatus,
  MockReview,
  SoftwareData,
} from '../data/software.ts'
import type { MockAccount } from '../data/accounts.ts'

const day = 24 * 60 * 60 * 1000

const words = (list: string): string[] => list.split(' ')
const place = '/api/v1/articles/media'

function textOf(line: (typeof programs)[number], index: number): ProgramText {
  const [title, category, platforms, languages, pricing, types, tagline] = line
  const slug = asciiSlug(title)
  const second = programCategories[(index * 3) % programCategories.length]?.[0] ?? category
  return {
    title,
    tagline,
    description: `<p>${tagline}</p><h2>What it does</h2><ul><li>Sends tasks through the documented API and waits for their answers.</li><li>Shows the code of every error and how to fix it.</li><li>Keeps your API key out of logs.</li></ul><h2>Before you begin</h2><p>You need an account with a balance and an API key. ${title} never sees your password.</p>`,
    logoUrl: `${place}/software-logo-${slug}.svg`,
    screenshots: ['overview', 'settings', 'report'].slice(0, 1 + (index % 3)).map((name) => ({
      url: `${place}/software-${name}-${slug}.svg`,
      alt: `${title}: ${name}`,
    })),
    website: `https://${slug}.example.com/`,
    downloadUrl: index % 3 === 0 ? `https://${slug}.example.com/download` : null,
    repositoryUrl: pricing === 'free' ? `https://code.example.org/${slug}` : null,
    docsUrl: index % 2 === 0 ? `https://${slug}.example.com/docs` : null,
    categories: second === category ? [category] : [category, second].slice(0, 1 + (index % 2)),
    languages: softwareLanguages.filter((one) => words(languages).includes(one)),
    platforms: allPlatforms.filter((one) => words(platforms).includes(one)),
    pricing: pricings.find((one) => one === pricing) ?? 'free',
    priceFrom:
      pricing === 'free' ? null : { amount: (4 + (index % 5) * 3).toFixed(2), currency: 'USD' },
    license: pricing === 'free' ? 'MIT' : null,
    supportedTypes: words(types),
    isStatisticsPublic: index % 7 !== 6,
  }
}

/** The statuses of a persona's programs, in the order of the list. */
const ownStatuses: readonly SoftwareStatus[] = [
  'published',
  'changes_pending',
  'draft',
  'rejected',
  'pending',
  'archived',
]

export function seedSoftware(accounts: readonly MockAccount[], now: number): SoftwareData {
  const whole = Math.floor(now / 1000) * 1000
  const idOf = (persona: string): number =>
    accounts.find((account) => account.persona === persona)?.id ?? 0
  const developer = idOf('developer')
  const made = programs.map((line, index): MockProgram => {
    const text = textOf(line, index)
    // Every fifth program is the developer's, each in another status. The others are published or
    // wait.
    const own = index % 5 === 0 ? (ownStatuses[index / 5] ?? 'published') : null
    const status: SoftwareStatus = own ?? (index % 11 === 9 ? 'pending' : 'published')
    const isOut = status === 'published' || status === 'changes_pending' || status === 'archived'
    const created = whole - (20 + index * 9 + Math.floor(noise('program', index) * 5)) * day
    const changed = whole - Math.floor(1 + noise('changed', index) * 60) * 6 * 60 * 60 * 1000
    return {
      id: 300 + index,
      slug: asciiSlug(line[0]),
      ownerId: own ? developer : null,
      ownerName: own ? 'Alex Moran' : (people[index % people.length] ?? 'Dana Whitlock'),
      text:
        status === 'changes_pending'
          ? { ...text, tagline: `${text.tagline} Now with reports.`, license: 'Apache-2.0' }
          : text,
      // A copy, because an edited text is not public before a moderator has approved it.
      published: isOut ? structuredClone(text) : null,
      status,
      before:
        status === 'archived' ? { status: 'published', published: structuredClone(text) } : null,
      rejection:
        status === 'rejected'
          ? {
              reasonCode: 'description',
              comment: 'Please say what the trial includes and how long it lasts.',
              at: iso(changed),
            }
          : null,
      popularity: Math.round(noise('popular', index) * 900) + 20,
      proofs:
        index % 4 === 0
          ? [
              {
                kind: 'domain',
                target: `${asciiSlug(line[0])}.example.com`,
                token: `program-proof=${300 + index}`,
                status: 'proved',
                problem: null,
                checkedAt: iso(whole - 60 * 60 * 1000),
                provedAt: iso(created),
                until: null,
              },
            ]
          : [],
      softId: 4100 + index,
      createdAt: iso(created),
      updatedAt: iso(changed),
      claim: null,
      history: [],
      submittedAt: iso(changed),
      answer: null,
      complaints:
        index === 2
          ? [
              {
                at: iso(whole - 5 * 60 * 60 * 1000),
                reason: 'misleading',
                text: 'The page says it’s free, but it asks for a card when you first start it.',
              },
            ]
          : [],
    }
  })
  const published = made.filter((program) => program.published)
  // A person reviews a program once, so the names of its reviewers follow one another.
  const reviewers = new Map<number, number>()
  const reviews = Array.from({ length: 120 }, (_, index): MockReview => {
    // The first program has so many reviews that its list needs more than one page.
    const program = published[index < 30 ? 0 : index % published.length]
    const [rating, title, text, pros, cons] = opinions[
      Math.floor(noise('op', index) * opinions.length)
    ] ?? [5, '', '', '', '']
    const status: ReviewStatus = index % 13 === 7 ? 'pending' : 'published'
    // An entry that waits was submitted recently.
    const hours = status === 'pending' ? index * 1.5 : Math.floor((1 + index * 2.4) * 21)
    const at = iso(whole - hours * 60 * 60 * 1000)
    // Nobody judges their own program.
    const names = people.filter((name) => name !== program?.ownerName)
    const nth = reviewers.get(program?.id ?? 0) ?? program?.id ?? 0
    reviewers.set(program?.id ?? 0, nth + 1)
    return {
      id: 7000 + index,
      programId: program?.id ?? 300,
      accountId: null,
      name: names[nth % names.length] ?? 'Dana Whitlock',
      rating,
      title: title || null,
      pros: pros || null,
      cons: cons || null,
      text,
      language: index % 6 === 5 ? 'ru' : 'en',
      helpful: Math.floor(noise('help', index) * 24),
      votes: [],
      reports: index % 29 === 3 ? 2 : 0,
      reply:
        index % 9 === 2 && rating < 5
          ? {
              author: program?.ownerName ?? '',
              text: 'Thank you. We’ll take care of it in the next release. Write to us if you want to try it early.',
              at,
            }
          : null,
      status,
      before: null,
      rejection: null,
      createdAt: at,
      editedAt: null,
      claim: null,
      // The decisions of the last days, which the figures of the staff count.
      history:
        status === 'published' && index < 24
          ? [
              {
                at: iso(whole - Math.round((0.4 + index * 1.9) * 60) * 60 * 1000),
                by: index % 3 === 0 ? 'Max Linden' : 'Jo Hartley',
                action: 'approved',
                reasonCode: null,
                comment: null,
              },
            ]
          : [],
      submittedAt: at,
      answer: null,
      complaints:
        index % 29 === 3
          ? (['spam', 'off_topic'] as const).map((reason, order) => ({
              at: iso(whole - (3 + order * 20) * 60 * 60 * 1000),
              reason,
              text: null,
            }))
          : [],
    }
  })
  return {
    counter: 9000,
    programs: made,
    reviews,
    images: [],
    replies: [
      { id: 1, text: 'Please say what the program costs after the trial.' },
      { id: 2, text: 'A link on the page leads to an error. Please correct it and submit again.' },
    ],
  }
}

const ink = '#0f1f33'
/** A picture of a program by its name: `software-logo-<slug>` or `software-<screen>-<slug>`. */
export function softwarePicture(name: string): string | null {
  const found = /^software-(logo|overview|settings|report)-([\w-]+)$/.exec(name)
  if (!found) return null
  const [, kind = '', slug = ''] = found
  const hue = Math.floor(noise('hue', slug) * 360)
  if (kind === 'logo')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><rect width="128" height="128" rx="20" fill="hsl(${hue} 45% 32%)"/><rect x="26" y="26" width="76" height="76" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><text x="64" y="82" font-family="system-ui,sans-serif" font-weight="600" font-size="52" text-anchor="middle" fill="#fff">${slug.slice(0, 1).toUpperCase()}</text></svg>`
  const bars = Array.from({ length: 12 }, (_, at) => {
    const height = 40 + Math.round(noise(slug, kind, at) * 220)
    return `<rect x="${300 + at * 50}" y="${470 - height}" width="30" height="${height}" fill="hsl(${hue} 45% 42%)" fill-opacity="${at === 11 ? 1 : 0.45}"/>`
  }).join('')
  const lines = Array.from(
    { length: 6 },
    (_, at) =>
      `<rect x="40" y="${130 + at * 52}" width="${90 + Math.round(noise(slug, 'l', at) * 80)}" height="12" rx="3" fill="${ink}" fill-opacity=".25"/>`,
  ).join('')
  const form = Array.from(
    { length: 4 },
    (_, at) =>
      `<rect x="300" y="${140 + at * 84}" width="560" height="48" rx="6" fill="#fff" stroke="${ink}" stroke-opacity=".25"/><rect x="316" y="${158 + at * 84}" width="${120 + Math.round(noise(slug, 'f', at) * 200)}" height="12" rx="3" fill="${ink}" fill-opacity=".45"/>`,
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540"><rect width="960" height="540" fill="#f0f8ff"/><rect width="960" height="64" fill="hsl(${hue} 45% 32%)"/><rect x="40" y="26" width="160" height="14" rx="3" fill="#fff" fill-opacity=".85"/><rect x="0" y="64" width="240" height="476" fill="#fff"/>${lines}${kind === 'settings' ? form : bars}</svg>`
}
