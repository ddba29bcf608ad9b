import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { captchaTypes } from '@/routes/slugs/captcha-types.ts'
import { plainCodeLines } from '@/ui/CodeBlock.tsx'
import { taskTypes } from '../../../mocks/seed/types.ts'
import { aliases } from '../captcha-types/aliases.ts'
import { captchaCatalogue, typeTasks, typeSlugs } from '@/task-api/captcha-types.ts'
import { fieldOf, fields } from '@/task-api/requests/fields.ts'
import type { FieldKey } from '@/task-api/requests/fields.ts'
import { jsonText } from '@/task-api/json-text.ts'
import { jsonLines } from '@/shared/captcha-type/json-lines.ts'
import { vendorDocs } from '@/shared/captcha-type/vendor-docs.ts'
import {
  createTaskBody,
  shownFormFields,
  taskResult,
  valueOf,
} from '@/task-api/requests/request.ts'

const root = join(import.meta.dirname, '../../../../locales')
const words = (language: string, file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, language, `${file}.json`), 'utf8'))
const names = (language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words(language, 'captchaNames')).map(([slug, name]) => [slug, String(name)]),
  )

describe('the headings', () => {
  it.each(['en', 'ru', 'zh'])('are sentences in %s, and no two are the same', (language) => {
    const all = typeSlugs.map((slug) => words(language, `type/${slug}`))
    expect(new Set(all.map(({ title }) => title)).size).toBe(typeSlugs.length)
    for (const { title, mark } of all) {
      expect(title).toMatch(/^[^{:：]{8,60}$/)
      expect(mark).toMatch(/\S/)
      // The page highlights the end of the sentence.
      expect(String(title).slice(1).endsWith(String(mark)), String(title)).toBe(true)
    }
  })
})

describe('the sources', () => {
  it('every captcha of a vendor has its documentation, or the page says that there is none', () => {
    const unknown = typeSlugs.filter(
      (slug) => captchaCatalogue[slug].kind !== 'image' && !vendorDocs[slug],
    )
    expect(unknown).toEqual([])
  })
})

describe('the catalogue', () => {
  it('has a row for every slug and for boxes, in the order of the slugs', () => {
    expect(typeSlugs.filter((slug) => slug !== 'bounding-box').toSorted()).toEqual(
      [...captchaTypes].toSorted(),
    )
    expect(typeSlugs).toContain('bounding-box')
  })

  it('agrees with the price list on kinds and task names', () => {
    for (const { slug, group, type } of taskTypes) {
      const known = typeSlugs.find((one) => one === slug)
      if (!known) throw new Error(`${slug} is in no row.`)
      expect(captchaCatalogue[known].kind, slug).toBe(group)
      expect(typeTasks(known), slug).toContain(type.replace(/:.*/, ''))
    }
  })

  it.each(typeSlugs)('%s: 3 to 6 related types, none of them itself, no field twice', (slug) => {
    const { related, forms } = captchaCatalogue[slug]
    expect(related.length).toBeGreaterThanOrEqual(3)
    expect(related.length).toBeLessThanOrEqual(6)
    expect(new Set(related).size).toBe(related.length)
    expect(related).not.toContain(slug)
    for (const { needs, takes, gives, show = [] } of forms) {
      expect(new Set([...needs, ...takes]).size).toBe(needs.length + takes.length)
      expect(gives.length).toBeGreaterThan(0)
      for (const key of show) expect([...needs, ...takes]).toContain(key)
    }
  })

  it.each(typeSlugs)(
    '%s: its example has every required field, of the type that its table names',
    (slug) => {
      for (const form of captchaCatalogue[slug].forms) {
        const body = createTaskBody(form)
        expect(body['task']).toMatchObject({ type: form.tasks[0] })
        for (const key of [...shownFormFields(form), ...form.gives]) {
          const { type } = fieldOf(key)
          const value = valueOf(form, key)
          const found = Array.isArray(value)
            ? `${typeof value[0]}[]`
            : typeof value === 'number'
              ? 'number'
              : typeof value
          expect(found, `${slug} ${key}`).toBe(type === 'integer' ? 'number' : type)
        }
        expect(Object.keys(taskResult(form)['solution'] ?? {})).toHaveLength(form.gives.length)
      }
    },
  )

  it('uses every field of the dictionary, and the dictionary has words for each in every language', () => {
    const used = new Set<FieldKey>(
      typeSlugs.flatMap((slug) =>
        captchaCatalogue[slug].forms.flatMap(({ needs, takes, gives }) => [
          ...needs,
          ...takes,
          ...gives,
        ]),
      ),
    )
    expect([...used].toSorted()).toEqual(Object.keys(fields).toSorted())
    for (const language of ['en', 'ru', 'zh'])
      expect(Object.keys(words(language, 'landing')['field'] ?? {}).toSorted(), language).toEqual(
        [...used].toSorted(),
      )
  })

  it('finds the names of every language that differ', () => {
    for (const slug of typeSlugs) {
      const own = ['en', 'ru', 'zh'].map((language) => names(language)[slug] ?? '')
      expect(own, slug).not.toContain('')
      if (new Set(own).size > 1) for (const name of own) expect(aliases[slug], slug).toContain(name)
    }
  })
})

describe('what the texts of tokens and cookies say', () => {
  const media = /worker|исполнител|打码员/i
  it.each(
    typeSlugs.filter(
      (slug) =>
        captchaCatalogue[slug].kind !== 'image' && captchaCatalogue[slug].forms.length === 1,
    ),
  )('%s: nothing of workers, who handle media alone', (slug) => {
    for (const language of ['en', 'ru', 'zh']) {
      for (const [key, text] of Object.entries(words(language, `type/${slug}`)))
        expect(String(text), `${language} ${key}`).not.toMatch(media)
    }
  })
})

describe('the JSON of the examples', () => {
  it('is JSON, with points on one line', () => {
    const [form] = captchaCatalogue.clickcaptcha.forms
    const text = jsonText(taskResult(form))
    expect(JSON.parse(text)).toEqual(taskResult(form))
    expect(text).toContain('{ "x": 118, "y": 64 },')
    expect(plainCodeLines(jsonLines(taskResult(form)))).toBe(text)
  })

  it('names fields, texts and numbers apart', () => {
    expect(jsonLines({ type: 'RotateTask', angle: 15 })[1]).toEqual([
      { text: '  ' },
      { text: '"type"', kind: 'name' },
      { text: ': ' },
      { text: '"RotateTask"', kind: 'string' },
      { text: ',' },
    ])
  })
})
