import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { articleActions, articleStatuses, EditorArticle } from '@/api/contract/editor.ts'
import { countOf, lengthOf } from './counters.ts'
import { draftChanges, articleDraft, rebased, sameValue } from '../article/document.ts'
import { judgeFile } from './files.ts'
import { actionsFor, isPublished } from '../article/machine.ts'
import { blocking, missingChecks } from '../article/ready.ts'
import { slugOf } from './slug.ts'
import { stepsOf } from './steps.ts'
import { addTags } from './tags.ts'

const draft = articleDraft(
  parse(EditorArticle, {
    id: 1,
    slug: 'a',
    title: 'Title',
    excerpt: 'Short',
    bodyHtml: '<p>a</p>',
    language: 'en',
    status: 'draft',
    category: null,
    tags: [],
    h1: null,
    cover: null,
    seo: {
      title: '',
      description: '',
      canonical: null,
      noindex: false,
      ogTitle: null,
      ogDescription: null,
      ogImage: null,
    },
    hostnames: [],
    showToc: true,
    related: [],
    updatedAt: 'v1',
  }),
)

describe('addresses', () => {
  it.each([
    ['How polling works, and why', 'how-polling-works-and-why'],
    ['Как работает опрос: щётка и подъезд', 'kak-rabotaet-opros-schyotka-i-podyezd'],
    ['Ärger & Grüße', 'aerger-and-gruesse'],
    ['  reCAPTCHA v3 / GeeTest v4  ', 'recaptcha-v3-geetest-v4'],
    ['!!!', ''],
  ])('%s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('are cut between words', () => {
    const slug = slugOf('A very long title '.repeat(20))
    expect(slug.length).toBeLessThanOrEqual(120)
    expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(
      slug.endsWith('-title') ||
        slug.endsWith('-long') ||
        slug.endsWith('-very') ||
        slug.endsWith('-a'),
    ).toBe(true)
  })
})

describe('counters', () => {
  it.each([
    [70, 'ok'],
    [71, 'long'],
    [300, 'long'],
    [301, 'over'],
  ] as const)('%i characters of a search title are %s', (length, tone) => {
    expect(countOf('x'.repeat(length), { soft: 70, hard: 300 })).toEqual({
      used: length,
      advised: 70,
      tone,
    })
  })

  it.each([
    ['', 0, 0],
    ['One two', 2, 7],
    ['don’t stop — twenty-one', 3, 23],
    ['Слова по-русски, 2 раза', 4, 23],
    ['👩‍💻 ok', 1, 6],
  ])('%j has %i words and %i characters', (text, words, characters) => {
    expect(lengthOf(text)).toEqual({ words, characters })
  })
})

describe('the states of an article', () => {
  it('allow what contract.md 4.12 says', () => {
    expect(
      Object.fromEntries(
        articleStatuses.map((status) => [status, actionsFor({ status, returned: null })]),
      ),
    ).toEqual({
      draft: ['submit', 'publish', 'schedule'],
      in_review: ['publish', 'return', 'schedule', 'unpublish'],
      scheduled: ['publish', 'schedule', 'unpublish'],
      published: ['unpublish', 'archive'],
      modified: ['publish', 'unpublish', 'archive'],
      archived: ['restore'],
    })
    expect(
      new Set(articleStatuses.flatMap((status) => actionsFor({ status, returned: null }))),
    ).toEqual(new Set(articleActions))
  })

  it('allow no return where the backend names no reason of one', () => {
    expect(actionsFor({ status: 'in_review' })).toEqual(['publish', 'schedule', 'unpublish'])
  })

  it('allow nothing with one that is newer than this page', () => {
    expect(actionsFor({ status: 'embargoed', returned: null })).toEqual([])
    expect(isPublished('embargoed')).toBe(false)
  })
})

describe('what is missing', () => {
  const cover = { url: '/x.png', alt: '', caption: null, width: null, height: null }
  it.each([
    ['nothing of a whole one', { cover: { ...cover, alt: 'A dot' } }, [], false],
    ['a cover is only advised', {}, ['cover'], false],
    ['its description is not', { cover }, ['coverAlt'], true],
    ['a text of empty lines', { bodyHtml: '<p> </p><p></p>' }, ['body', 'cover'], true],
    [
      'a picture without words',
      { bodyHtml: '<p>a</p><figure><img src="/x" alt=""></figure>' },
      ['imageAlts', 'cover'],
      true,
    ],
    [
      'a long search title',
      { seo: { ...draft.seo, title: 'x'.repeat(71) } },
      ['cover', 'seoTitle'],
      false,
    ],
    ['title and summary', { title: ' a ', excerpt: ' ' }, ['title', 'excerpt', 'cover'], true],
  ] as const)('%s', (_, patch, expected, blocks) => {
    const found = missingChecks({ ...draft, ...patch })
    expect(found).toEqual(expected)
    expect(blocking(found)).toBe(blocks)
  })
})

describe('changes', () => {
  it('are told apart by value, in whatever order a server sends names', () => {
    expect(sameValue({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
    expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false)
    expect(draftChanges(draft, { ...draft, tags: ['a'] })).toEqual({ tags: ['a'] })
  })

  it('go over another version only where they are', () => {
    const theirs = { ...draft, title: 'Theirs', excerpt: 'Theirs' }
    expect(rebased(theirs, draft, { ...draft, title: 'Mine' })).toMatchObject({
      title: 'Mine',
      excerpt: 'Theirs',
    })
  })
})

describe('small things', () => {
  it('tags: trimmed, none twice, ten at most', () => {
    expect(addTags(['API'], ' api, #new ,, two  words')).toEqual({
      tags: ['API', 'new', 'two words'],
      rest: '',
    })
    expect(addTags([], '验证码，接口、new；two').tags).toEqual(['验证码', '接口', 'new', 'two'])
  })

  it('tags: what the limits leave over is kept', () => {
    const { tags, rest } = addTags([], 'a,b,c,d,e,f,g,h,i,j,k,l')
    expect([tags.length, rest]).toEqual([10, 'k, l'])
    expect(addTags([], `ok,${'x'.repeat(80)}`)).toEqual({ tags: ['ok'], rest: 'x'.repeat(80) })
  })

  it('steps are the headings of a tutorial', () => {
    expect(
      stepsOf(
        '<h2 id="one">First <b>step</b></h2><p>x</p><h3 id="no">No</h3><h2>Second &amp; last</h2>',
      ),
    ).toEqual([
      { title: 'First step', anchor: 'one' },
      { title: 'Second & last', anchor: '' },
    ])
  })

  it.each([
    ['image/png', 100, null],
    ['image/png', 6_000_000, 'pictureSize'],
    ['application/pdf', 6_000_000, null],
    ['application/pdf', 22_000_000, 'fileSize'],
    ['text/plain', 0, 'empty'],
    ['text/html', 10, 'type'],
    ['', 10, 'type'],
  ] as const)('a file of %s with %i bytes: %s', (type, size, fault) => {
    expect(judgeFile({ type, size })).toBe(fault)
  })
})
