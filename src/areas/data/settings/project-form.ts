// Over 250 lines: the fields of a project, from the document to the form and back.
import * as v from 'valibot'
import { hasShapes, joinWays, projectKinds, projectLimits } from '@/api/contract/label-projects.ts'
import type { attributeTypes } from '@/api/contract/label-classes.ts'
import type { LabelProject, labelProjectCalls } from '@/api/contract/label-projects.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { known } from '@/lib/known.ts'
import { decimalOf, digitsOf, isAmount, shownAmount } from '@/lib/typed-amount.ts'
import { isUnseen, seenText } from '@/lib/unseen.ts'

export interface ClassValues {
  id: string
  name: string
  color: string
  key: string
  /** One a line or by semicolons: `side: left, right; hidden`. */
  attributes: string
}
export interface ExampleValues {
  verdict: 'good' | 'bad'
  text: string
  /** The item that it comes from; empty for none. */
  itemId: string
  /** The uploaded picture; empty for none. */
  pictureId: string
  /** The picture that is shown. */
  pictureUrl: string
}
export interface ProjectValues {
  title: string
  kind: (typeof projectKinds)[number]
  labels: ClassValues[]
  instructions: string
  examples: ExampleValues[]
  languages: string[]
  where: 'any' | 'some'
  countries: string[]
  overlap: string
  join: (typeof joinWays)[number]
  /** The expected number of units, which only the quote uses. */
  units: string
  budget: string
  callbackUrl: string
}

export const classColours = [
  '#1f5eff',
  '#c2410c',
  '#15803d',
  '#a21caf',
  '#b45309',
  '#0e7490',
  '#be123c',
  '#4d7c0f',
] as const
export const mostOverlap = 5
/** The languages that workers can be asked to know. */
export const workerLanguages = [
  'en',
  'ru',
  'zh',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'pl',
  'tr',
  'ar',
  'hi',
  'id',
  'vi',
  'ja',
] as const

export const freshClass = (labels: readonly ClassValues[]): ClassValues => {
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  return {
    id: '',
    name: '',
    color:
      classColours.find((colour) => labels.every(({ color }) => color !== colour)) ??
      classColours[0],
    key: keys.find((key) => labels.every((label) => label.key !== key)) ?? '',
    attributes: '',
  }
}

export const projectDefaults: ProjectValues = {
  title: '',
  kind: 'bounding_box',
  labels: [freshClass([])],
  instructions: '',
  examples: [],
  languages: [],
  where: 'any',
  countries: [],
  overlap: '1',
  join: 'majority',
  units: '1000',
  budget: '',
  callbackUrl: '',
}

const typedKinds = ['text', 'number'] as const
interface TypedAttribute {
  name: string
  type: (typeof attributeTypes)[number]
  options?: string[]
}
/**
 * Reads `side: left, right; hidden; plate: text`: an attribute with values is chosen from, one with
 * `text` or `number` is typed, another is ticked.
 */
export function parseAttributes(text: string): TypedAttribute[] {
  return text
    .split(/[;；؛\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...rest] = part.split(/[:：]/)
      const options = rest
        .join(':')
        .split(/[,，、،]/)
        .map((one) => one.trim())
        .filter((one) => one !== '')
      const typed = options.length === 1 ? known(typedKinds, options[0] ?? '') : undefined
      if (typed) return { name: name.trim(), type: typed }
      return options.length > 0
        ? { name: name.trim(), type: 'select', options }
        : { name: name.trim(), type: 'checkbox' }
    })
}
const attributeText = (attributes: LabelProject['labels'][number]['attributes']): string =>
  attributes
    .map(({ name, type, options }) => {
      const values = known(typedKinds, type) ?? options.join(', ')
      return values === '' ? name : `${name}: ${values}`
    })
    .join('; ')

const fitsAttributes = (text: string): boolean => {
  const all = parseAttributes(text)
  return (
    all.length <= projectLimits.attributes &&
    all.every(
      ({ name, options = [] }) =>
        !isUnseen(name) &&
        name.length <= projectLimits.labelName &&
        options.length <= projectLimits.options &&
        options.every((one) => !isUnseen(one) && one.length <= 60),
    )
  )
}

const Examples = v.pipe(
  v.array(
    v.object({
      verdict: v.picklist(['good', 'bad']),
      text: v.pipe(v.string(), v.transform(seenText)),
      itemId: v.string(),
      pictureId: v.string(),
      pictureUrl: v.string(),
    }),
  ),
  v.check((all) => all.every(({ text }) => text !== ''), 'required'),
  v.check((all) => all.every(({ text }) => text.length <= projectLimits.example), 'out_of_range'),
)
const isWhole = (text: string, most: number): boolean =>
  /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most
const unique = (all: readonly string[]): boolean => new Set(all).size === all.length

export const ProjectForm: v.GenericSchema<ProjectValues, ProjectValues> = v.object({
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(projectLimits.title.min),
    v.maxLength(projectLimits.title.max),
  ),
  kind: v.picklist(projectKinds),
  labels: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        name: v.pipe(v.string(), v.transform(seenText)),
        color: v.string(),
        key: v.pipe(v.string(), v.trim(), v.toLowerCase()),
        attributes: v.string(),
      }),
    ),
    v.check((all) => all.every(({ name }) => name !== ''), 'required'),
    v.check((all) => unique(all.map(({ name }) => name.toLowerCase())), 'not_unique'),
    v.check((all) => unique(all.flatMap(({ key }) => (key === '' ? [] : [key]))), 'mismatch'),
    v.check((all) => all.every(({ key }) => /^[0-9a-z]?$/.test(key)), 'out_of_range'),
    v.check((all) => all.every(({ attributes }) => fitsAttributes(attributes)), 'limit_exceeded'),
  ),
  instructions: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(projectLimits.instructions.min),
    v.maxLength(projectLimits.instructions.max),
  ),
  examples: Examples,
  languages: v.array(v.string()),
  where: v.picklist(['any', 'some']),
  countries: v.array(v.string()),
  overlap: v.string(),
  join: v.picklist(joinWays),
  units: v.pipe(
    v.string(),
    v.trim(),
    v.transform(digitsOf),
    v.check((text) => isWhole(text, projectLimits.units), 'out_of_range'),
  ),
  budget: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || isAmount(text), 'bad_format'),
  ),
  callbackUrl: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || (URL.canParse(text) && text.startsWith('https:')),
      'bad_format',
    ),
  ),
})

type Settings = ArgOf<(typeof labelProjectCalls)['createLabelProject']>

export function projectArg(values: ProjectValues, currency: string): Settings {
  return {
    title: values.title,
    kind: values.kind,
    instructionsMd: values.instructions,
    examples: values.examples.map(({ verdict, text, itemId, pictureId }) => ({
      good: verdict === 'good',
      text,
      itemId: itemId === '' ? null : itemId,
      pictureId: pictureId === '' ? null : pictureId,
    })),
    labels: values.labels.map(({ id, name, color, key, attributes }) => ({
      ...(id !== '' && { id }),
      name,
      color,
      hotkey: key === '' ? null : key,
      attributes: hasShapes(values.kind) ? parseAttributes(attributes) : [],
    })),
    overlap: Number(values.overlap),
    join: values.join,
    languages: values.languages,
    countries: values.where === 'any' || values.countries.length === 0 ? null : values.countries,
    budget: values.budget === '' ? null : { amount: decimalOf(values.budget), currency },
    callbackUrl: values.callbackUrl === '' ? null : values.callbackUrl,
  }
}

export function projectValues(project: LabelProject, locale: string): ProjectValues {
  return {
    title: project.title,
    kind: known(projectKinds, project.kind) ?? 'bounding_box',
    labels: project.labels.map(({ id, name, color, hotkey, attributes }) => ({
      id,
      name,
      color: /^#[0-9a-f]{6}$/.test(color) ? color : classColours[0],
      key: hotkey ?? '',
      attributes: attributeText(attributes),
    })),
    instructions: project.instructionsMd,
    examples: project.examples.map(({ good, text, itemId, pictureId, pictureUrl }) => ({
      verdict: good ? 'good' : 'bad',
      text,
      itemId: itemId === null ? '' : String(itemId),
      pictureId: pictureId === null ? '' : String(pictureId),
      pictureUrl: pictureUrl ?? '',
    })),
    languages: project.languages,
    where: project.countries === null ? 'any' : 'some',
    countries: project.countries ?? [],
    overlap: String(project.overlap),
    join: known(joinWays, project.join) ?? 'majority',
    units: String(Math.max(1, project.totals.items || 1000)),
    budget: project.budget === null ? '' : shownAmount(project.budget.amount, locale),
    callbackUrl: project.callbackUrl ?? '',
  }
}

export const keptProjectFields = [
  'title',
  'kind',
  'labels',
  'instructions',
  'examples',
  'languages',
  'where',
  'countries',
  'overlap',
  'join',
  'units',
  'budget',
  'callbackUrl',
] as const
