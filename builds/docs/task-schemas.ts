import { captchaCatalogue, typeSlugs } from '../../src/task-api/captcha-types.ts'
import type { TaskForm, TypeSlug } from '../../src/task-api/captcha-types.ts'
import { choicesOf } from '../../src/task-api/build-request.ts'
import type { Param } from '../../src/task-api/methods.ts'
import { apiFieldName, fieldOf, fieldSample } from '../../src/task-api/requests/fields.ts'
import type { FieldKey } from '../../src/task-api/requests/fields.ts'
import type { DocsWord } from '../../src/mocks/seed/docs/words.ts'

export type Schema = Record<string, unknown>

/** A type of the tables as a schema: `string`, `object[]`, `date`, `file`, `any`. */
export function typeSchema(type: string): Schema {
  if (type.endsWith('[]')) return { type: 'array', items: typeSchema(type.slice(0, -2)) }
  if (type === 'date') return { type: 'string', format: 'date' }
  if (type === 'file') return { type: 'string', contentMediaType: 'application/octet-stream' }
  if (type === 'any') return {}
  // The numbers of tasks are beyond 32 bits.
  return type === 'integer' ? { type, format: 'int64' } : { type }
}

/** A default or a choice of the tables, which are texts. */
function typed(value: string, type: string): string | number | boolean {
  if (type === 'integer' || type === 'number') return Number(value)
  return type === 'boolean' ? value === 'true' : value
}

export const paramSchema = ({ type, note, default: value }: Param, word: DocsWord): Schema => ({
  ...typeSchema(type),
  description: word(`param.${note}`),
  ...(value !== undefined && { default: typed(value, type) }),
})

/** The fields of a body. A dotted name is a field of the object before the dot; `*` is any field. */
export function bodySchema(params: readonly Param[], word: DocsWord): Schema {
  const named = params.filter(({ name }) => name !== '*' && !name.includes('.'))
  const required = named.filter((param) => param.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(named.map((param) => [param.name, paramSchema(param, word)])),
    ...(required.length > 0 && { required }),
  }
}

function fieldSchema(key: FieldKey, landing: DocsWord, isGiven: boolean): Schema {
  const { type, default: value } = fieldOf(key)
  const choices = isGiven || type === 'boolean' ? undefined : choicesOf(key)
  return {
    ...typeSchema(type),
    description: landing(`field.${key}`),
    ...(choices && { enum: choices.map((one) => typed(one, type)) }),
    ...(value !== undefined && !isGiven && { default: typed(value, type) }),
    examples: [fieldSample(key)],
  }
}

const proxyNeeds: readonly FieldKey[] = ['proxyType', 'proxyAddress', 'proxyPort']
const isProxy = (key: FieldKey): boolean => key.startsWith('proxy')

interface Use {
  slug: TypeSlug
  form: TaskForm
  needs: readonly FieldKey[]
  takes: readonly FieldKey[]
}

/** What each task name takes. Where a form has two names, the first takes no proxy of the customer. */
function uses(): Map<string, Use[]> {
  const all = typeSlugs.flatMap((slug) =>
    captchaCatalogue[slug].forms.flatMap((form) =>
      form.tasks.map((task, at): [string, Use] => {
        const isPair = form.tasks.length > 1
        const own = (keys: readonly FieldKey[]): FieldKey[] =>
          keys.filter((key) => !fieldOf(key).beside && !(isPair && at === 0 && isProxy(key)))
        const extra = isPair && at > 0 ? proxyNeeds.filter((key) => form.takes.includes(key)) : []
        return [
          task,
          {
            slug,
            form,
            needs: [...own(form.needs), ...extra],
            takes: own(form.takes).filter((key) => !extra.includes(key)),
          },
        ]
      }),
    ),
  )
  const byTask = Map.groupBy(all, ([task]) => task)
  return new Map([...byTask].map(([task, list]) => [task, list.map(([, use]) => use)]))
}

/**
 * The schemas of the tasks and of their solutions by the task's name. Types that share a name share
 * a schema: it has the fields of all of them, and requires what each of them requires.
 */
export function taskSchemas(
  landing: DocsWord,
  names: DocsWord,
): { tasks: Record<string, Schema>; solutions: Record<string, Schema> } {
  const tasks: Record<string, Schema> = {}
  const solutions: Record<string, Schema> = {}
  for (const [task, all] of uses()) {
    const keys = [...new Set(all.flatMap(({ needs, takes }) => [...needs, ...takes]))]
    const needed = keys.filter((key) => all.every(({ needs }) => needs.includes(key)))
    const about = [...new Set(all.map(({ slug }) => names(slug)))].join(', ')
    tasks[task] = {
      type: 'object',
      title: task,
      description: about,
      properties: {
        type: { type: 'string', const: task },
        ...Object.fromEntries(
          keys.map((key) => [apiFieldName(key), fieldSchema(key, landing, false)]),
        ),
      },
      required: ['type', ...new Set(needed.map(apiFieldName))],
    }
    const given = [...new Set(all.flatMap(({ form }) => form.gives))]
    solutions[`${task}Solution`] = {
      type: 'object',
      title: `${task}Solution`,
      description: about,
      properties: Object.fromEntries(
        given.map((key) => [apiFieldName(key), fieldSchema(key, landing, true)]),
      ),
    }
  }
  return { tasks, solutions }
}
