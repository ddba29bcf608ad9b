import { useDeferredValue } from 'react'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { digitsOf } from '@/lib/typed-amount.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { isSample } from '@/task-api/requests/fields.ts'
import type { Sample } from '@/task-api/requests/fields.ts'
import { ApiView } from '../kit/ApiView.tsx'
import type { ProjectFieldsProps } from './ClassRows.tsx'
import { projectArg } from './project-form.ts'
import type { ProjectValues } from './project-form.ts'

const createMethods = ['dataQuote', 'dataCreate'] as const
const updateMethods = ['dataUpdate'] as const

/** What a call can do without: null, and a list of nothing. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
const isNamed = ([, value]: [string, unknown]): boolean => !isEmpty(value)

/** The settings as the form would send them, without what they leave out. */
function settingsOf(values: ProjectValues, currency: string): Readonly<Record<string, Sample>> {
  const arg = projectArg(values, currency)
  const wanted = {
    ...arg,
    labels: arg.labels.map((label) => Object.fromEntries(Object.entries(label).filter(isNamed))),
    examples: arg.examples?.map((one) => Object.fromEntries(Object.entries(one).filter(isNamed))),
  }
  return Object.fromEntries(
    Object.entries(wanted)
      .filter(isNamed)
      .flatMap(([name, value]) => (isSample(value) ? [[name, value] as const] : [])),
  )
}

interface FormCallsProps extends ProjectFieldsProps {
  currency: string
  /** The project that is changed; without it, the form makes a new one. */
  project?: Pick<LabelProject, 'id' | 'updatedAt'>
}

/** The calls that do what the form does, with what is typed. */
export function FormCalls({ form, currency, project }: FormCallsProps) {
  const values = useDeferredValue(useValues(form))
  const settings = settingsOf(values, currency)
  if (project)
    return (
      <ApiView
        methods={updateMethods}
        projectId={project.id}
        fields={{
          dataUpdate: {
            ...settings,
            ...(project.updatedAt !== null && { updatedAt: project.updatedAt }),
          },
        }}
      />
    )
  const { kind, labels, overlap = 1 } = projectArg(values, currency)
  const attributes = labels.reduce((sum, label) => sum + (label.attributes?.length ?? 0), 0)
  const items = Number(digitsOf(values.units)) || 1
  const isBegun = values.labels.some(({ name }) => name.trim() !== '')
  return (
    <ApiView
      methods={createMethods}
      fields={
        isBegun
          ? {
              dataQuote: { kind, labels: labels.length, attributes, overlap, items },
              dataCreate: settings,
            }
          : {}
      }
    />
  )
}
