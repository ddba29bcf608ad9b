import { useTranslation } from '@/i18n/use-translation.ts'
import { scopeLevels, scopeProducts } from '@/api/contract/key-scopes.ts'
import type { Key, KeyList } from '@/api/contract/keys.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useValue, useValues } from '@/shared/form/use-value.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field, FieldNotes } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { accesses } from './key-form.ts'
import type { KeyFieldsForm } from './key-form.ts'
import { KeyUse } from './KeyUse.tsx'
import s from '../setting.module.css'

interface ScopeFieldsProps {
  form: KeyFieldsForm
  /** Null for a new key. */
  record: Key | null
  projects: KeyList['projects']
}

/** What a key may do: everything, chosen levels by product, or one right alone. */
export function ScopeFields({ form, record, projects }: ScopeFieldsProps) {
  const { t } = useTranslation('keys')
  const access = useValue(form, 'access')
  return (
    <>
      <RadioCards
        {...form.control('access')}
        legend={t('scope.legend')}
        columns={2}
        options={accesses.map((value) => ({
          value,
          label: t(`scope.access.${value}.label`),
          text: t(`scope.access.${value}.text`),
        }))}
      />
      {access === 'some' && <ChosenScope form={form} projects={projects} />}
      {record && <KeyUse form={form} id={record.id} />}
    </>
  )
}

function ChosenScope({ form, projects }: Pick<ScopeFieldsProps, 'form' | 'projects'>) {
  const { t } = useTranslation('keys')
  const labelling = useValue(form, 'labelling')
  return (
    <>
      <div className={`grid align-start gap-4 ${s.levels}`}>
        {scopeProducts.map((product) => (
          <Field key={product} {...form.field(product)} label={t(`scope.area.${product}`)}>
            <Select {...form.input(product)}>
              {scopeLevels.map((level) => (
                <option key={level} value={level}>
                  {t(`scope.level.${level}`)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <Checkbox {...form.control('statistics')} label={t('scope.area.statistics')} />
      <Checkbox {...form.control('balance')} label={t('scope.area.balance')} />
      {labelling !== 'none' && <Projects form={form} projects={projects} />}
    </>
  )
}

/** The labelling projects that the key may use. One that is gone stays in the list while chosen. */
function Projects({ form, projects }: Pick<ScopeFieldsProps, 'form' | 'projects'>) {
  const { t } = useTranslation('keys')
  const { reach, projects: chosen } = useValues(form)
  const { id, error } = form.field('projects')
  const known = projects.map((project) => ({ id: String(project.id), title: project.title }))
  const all = [
    ...known,
    ...chosen.flatMap((one) =>
      known.some((project) => project.id === one) ? [] : [{ id: one, title: one }],
    ),
  ]
  if (all.length === 0) return null
  return (
    <>
      <RadioCards
        {...form.control('reach')}
        legend={t('scope.projects.legend')}
        columns={2}
        options={(['all', 'some'] as const).map((value) => ({
          value,
          label: t(`scope.projects.${value}.label`),
          text: t(`scope.projects.${value}.text`),
        }))}
      />
      {reach === 'some' && (
        <fieldset className="stack gap-2" aria-describedby={error && `${id}-error`}>
          <legend>{t('scope.projects.which')}</legend>
          <div className={`box pad-y-2 pad-x-3 round-2 scroll ${s.projects}`}>
            <PartedList as="ul" rows={all} className="bare grid gap-1">
              {(project, index) => (
                <li key={project.id}>
                  <Checkbox
                    id={index === 0 ? id : `${id}-${project.id}`}
                    label={cutText(project.title) || project.id}
                    checked={chosen.includes(project.id)}
                    onChange={({ currentTarget }) =>
                      form.choose(
                        'projects',
                        currentTarget.checked
                          ? [...chosen, project.id]
                          : chosen.filter((other) => other !== project.id),
                      )
                    }
                  />
                </li>
              )}
            </PartedList>
          </div>
          <FieldNotes id={id} error={error} />
        </fieldset>
      )}
    </>
  )
}
