import { join } from 'node:path'
import * as v from 'valibot'
import { faqCalls, faqSections } from '../../src/api/contract/faq.ts'
import type { FaqAnswer, FaqList, FaqSection, FaqSections } from '../../src/api/contract/faq.ts'
import { answerIn, answersIn, sectionsIn } from '../../src/routes/faq.ts'
import type { FaqSource } from '../../src/routes/faq.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import { fillFacts } from '../../src/task-api/facts.ts'
import { askJson, isOrigin, parseFrom, readJson } from '../settings/source.ts'
import { root } from '../shared-config.ts'

/** The questions and answers of one language, as the backend answers its calls. */
export interface KnownFaq {
  language: Language
  sections: FaqSections
  lists: readonly { section: FaqSection; list: FaqList }[]
  /** The answers that are written in this language. */
  answers: readonly FaqAnswer[]
}

const Words = v.record(v.string(), v.string())
const Text = v.optional(v.object({ q: v.string(), a: v.string() }))
const Source = v.object({
  updatedAt: v.string(),
  sections: v.array(
    v.object({ id: v.string(), title: Words, description: Words, top: v.array(v.string()) }),
  ),
  topics: v.array(v.object({ id: v.string(), section: v.string(), title: Words })),
  answers: v.array(
    v.object({
      id: v.string(),
      topic: v.string(),
      related: v.array(v.string()),
      links: v.array(v.object({ url: v.string(), title: Words })),
      en: Text,
      ru: Text,
      zh: Text,
    }),
  ),
})

const setting = 'FAQ_SOURCE'

const parse = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  from: string,
): v.InferOutput<Schema> => parseFrom(setting, schema, value, from)

async function fromFile(file: string): Promise<KnownFaq[]> {
  const source: FaqSource = parse(
    Source,
    JSON.parse(fillFacts(JSON.stringify(await readJson(setting, file)))),
    file,
  )
  return contentLanguages.map((language) => ({
    language,
    sections: parse(faqCalls.faqSections.res, { records: sectionsIn(source, language) }, file),
    lists: faqSections.map((section) => ({
      section,
      list: parse(faqCalls.faq.res, { records: answersIn(source, section, language) }, file),
    })),
    answers: source.answers.flatMap(({ id }) => {
      const one = answerIn(source, id, language)
      return one?.language === language ? [parse(faqCalls.faqAnswer.res, one, file)] : []
    }),
  }))
}

async function fromBackend(origin: string): Promise<KnownFaq[]> {
  const get = async <C extends { path: string; res: v.GenericSchema }>(
    { path, res }: C,
    query: Record<string, string>,
  ): Promise<v.InferOutput<C['res']>> => {
    const { id, ...rest } = query
    const url = new URL(path.replace('{id}', encodeURIComponent(id ?? '')), origin)
    url.search = new URLSearchParams(rest).toString()
    return parse(res, await askJson(setting, url), url.href)
  }
  const found: KnownFaq[] = []
  for (const language of contentLanguages) {
    const lists: { section: FaqSection; list: FaqList }[] = []
    const answers: FaqAnswer[] = []
    for (const section of faqSections) {
      const list = await get(faqCalls.faq, { language, section })
      lists.push({ section, list })
      for (const { id } of list.records) {
        const one = await get(faqCalls.faqAnswer, { id, language })
        if (one.language === language) answers.push(one)
      }
    }
    found.push({
      language,
      sections: await get(faqCalls.faqSections, { language }),
      lists,
      answers,
    })
  }
  return found
}

/**
 * The questions and answers that a build knows.
 * @param from a file of the shape of src/mocks/seed/faq.json, or the origin of a backend
 */
export async function readFaq(
  from = process.env['FAQ_SOURCE'] || join(root, 'src', 'mocks', 'seed', 'faq.json'),
): Promise<KnownFaq[]> {
  const known = await (isOrigin(setting, from) ? fromBackend(from) : fromFile(from))
  // An id becomes a folder, so it must be a safe name.
  const wrong = known
    .flatMap(({ answers }) => answers)
    .find(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id))
  if (wrong) throw new Error(`FAQ_SOURCE: the id ${JSON.stringify(wrong.id)} is no part of a path.`)
  return known
}
