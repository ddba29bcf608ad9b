import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { hasShapes, projectLimits } from '@/api/contract/label-projects.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import type { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { About } from '@/ui/About.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { useFieldControl } from '@/ui/field-context.ts'
import { TextInput } from '@/ui/TextInput.tsx'
import { focusGroup, groupsAround } from '@/ui/focus-group.ts'
import { freshClass } from './project-form.ts'
import type { ProjectValues } from './project-form.ts'
import s from './settings.module.css'

export interface ProjectFieldsProps {
  form: Pick<
    ReturnType<typeof useForm<ProjectValues, ProjectValues, unknown>>,
    'field' | 'input' | 'control' | 'choose' | 'subscribe' | 'values'
  >
}

function ColourInput(props: ComponentProps<'input'>) {
  return <input type="color" {...props} {...useFieldControl(props)} className={s.colour} />
}

interface ClassRowsProps extends ProjectFieldsProps {
  /** The classes that people may have used: they can be renamed, and not removed. */
  used?: LabelProject['labels'] | undefined
}

/** The classes with their colours, keys and attributes. */
export function ClassRows({ form, used = [] }: ClassRowsProps) {
  const { t } = useTranslation('labelForm')
  const { t: common } = useTranslation()
  const labels = useValue<ProjectValues, 'labels'>(form, 'labels')
  const kind = useValue<ProjectValues, 'kind'>(form, 'kind')
  /** A name that every row has, with its row. */
  const ofRow = (name: string, at: number) => (
    <>
      {name}
      <About of={t('classes.name', { number: at + 1 })} />
    </>
  )
  const usedName = (id: string): string | undefined => used.find((one) => one.id === id)?.name
  const { id, error } = form.field('labels')
  const list = useRef<HTMLUListElement>(null)
  const isAdding = useRef(false)
  // A new class is to be named.
  useLayoutEffect(() => {
    if (isAdding.current) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    isAdding.current = false
  }, [labels.length])
  return (
    <fieldset id={id} tabIndex={-1} className={`stack gap-3 ${s.classes}`}>
      <legend className="bold">{t('classes.legend')}</legend>
      <p className="quiet text-2">{t('classes.help')}</p>
      {hasShapes(kind) && <p className="quiet text-2">{t('classes.attributesHelp')}</p>}
      {error !== undefined && (
        <p className="bad text-2" role="alert">
          {error}
        </p>
      )}
      <ul ref={list} className="stack gap-3">
        {labels.map((label, at) => (
          <li key={at} className={s.row} tabIndex={-1}>
            <Field label={t('classes.name', { number: at + 1 })} className={s.name}>
              <TextInput
                {...form.input(`labels.${at}.name`)}
                autoComplete="off"
                most={projectLimits.labelName}
              />
            </Field>
            <Field label={ofRow(t('classes.color'), at)}>
              <ColourInput {...form.input(`labels.${at}.color`)} />
            </Field>
            <Field label={ofRow(t('classes.key'), at)}>
              <TextInput
                {...form.input(`labels.${at}.key`)}
                mono
                size={2}
                autoComplete="off"
                autoCapitalize="none"
                most={1}
              />
            </Field>
            {hasShapes(kind) && (
              <Field label={ofRow(t('classes.attributes'), at)} className={s.attributes}>
                <TextInput
                  {...form.input(`labels.${at}.attributes`)}
                  autoComplete="off"
                  placeholder={t('classes.attributesExample')}
                />
              </Field>
            )}
            <Button
              variant="tertiary"
              hideText
              title={common('action.remove')}
              disabledReason={
                usedName(label.id) !== undefined
                  ? t('classes.used')
                  : labels.length === 1
                    ? t('classes.last')
                    : undefined
              }
              prepend={<Trash2 size={18} aria-hidden="true" />}
              onClick={({ currentTarget }) => {
                focusGroup(groupsAround(currentTarget))
                form.choose('labels', labels.toSpliced(at, 1))
              }}
            >
              {t('classes.remove', { number: at + 1 })}
            </Button>
            <Renamed before={usedName(label.id)} now={label.name.trim()} />
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="secondary"
          disabledReason={
            labels.length >= projectLimits.labels
              ? t('classes.full', { max: projectLimits.labels })
              : undefined
          }
          prepend={<Plus size={18} aria-hidden="true" />}
          onClick={() => {
            isAdding.current = true
            form.choose('labels', [...labels, freshClass(labels)])
          }}
        >
          {t('classes.add')}
        </Button>
      </div>
    </fieldset>
  )
}

/** What a new name does to the labels that are there. */
function Renamed({ before, now }: { before: string | undefined; now: string }) {
  const { t } = useTranslation('labelForm')
  if (before === undefined || now === '' || now === before) return null
  return (
    <p className={`quiet text-2 break ${s.wide}`} role="status">
      {t('classes.renamed', { name: before })}
    </p>
  )
}
