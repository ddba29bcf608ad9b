import { ImageUp, Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { projectLimits } from '@/api/contract/label-projects.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { focusGroup, groupsAround } from '@/ui/focus-group.ts'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import type { ProjectFieldsProps } from './ClassRows.tsx'
import type { ExampleValues, ProjectValues } from './project-form.ts'
import { useExamplePicture } from './use-example-picture.ts'
import s from './settings.module.css'

const bytesPerMb = 1024 * 1024

/** What is right and wrong, for example, each with a picture if there is one. */
export function ExampleRows({ form }: ProjectFieldsProps) {
  const { t } = useTranslation('labelForm')
  const examples = useValue<ProjectValues, 'examples'>(form, 'examples')
  const { id, error } = form.field('examples')
  // While a picture is on its way, no row moves up into its place.
  const [sending, setSending] = useState(0)
  const add = (verdict: ExampleValues['verdict']): void =>
    form.choose('examples', [
      ...examples,
      { verdict, text: '', itemId: '', pictureId: '', pictureUrl: '' },
    ])
  const reason =
    examples.length >= projectLimits.examples
      ? t('examples.many', { max: projectLimits.examples })
      : undefined
  return (
    <fieldset id={id} tabIndex={-1} className={`stack gap-3 ${s.classes}`}>
      <legend className="bold">{t('examples.legend')}</legend>
      <p className="quiet text-2">
        {t('examples.help', {
          max: projectLimits.examples,
          size: projectLimits.picture / bytesPerMb,
        })}
      </p>
      {error !== undefined && (
        <p className="bad text-2" role="alert">
          {error}
        </p>
      )}
      {examples.length > 0 && (
        <ul className="stack gap-3">
          {examples.map((_, at) => (
            <ExampleRow
              key={at}
              form={form}
              at={at}
              isFixed={sending > 0}
              onSending={(by) => setSending((count) => count + by)}
            />
          ))}
        </ul>
      )}
      <div className="cluster gap-2">
        {(['good', 'bad'] as const).map((verdict) => (
          <Button
            key={verdict}
            variant="secondary"
            disabledReason={reason}
            prepend={<Plus size={18} aria-hidden="true" />}
            onClick={() => add(verdict)}
          >
            {t(`examples.add.${verdict}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

interface ExampleRowProps extends ProjectFieldsProps {
  at: number
  /** Whether it cannot be removed now. */
  isFixed: boolean
  onSending: (by: 1 | -1) => void
}

function ExampleRow({ form, at, isFixed, onSending }: ExampleRowProps) {
  const { t } = useTranslation('labelForm')
  const { t: common } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const faultId = useId()
  const row = useValue<ProjectValues, 'examples'>(form, 'examples')[at]
  const change = (patch: Partial<ExampleValues>): void => {
    // The form may have gone on while a picture was sent.
    const { examples } = form.values()
    const found = examples[at]
    if (found) form.choose('examples', examples.with(at, { ...found, ...patch }))
  }
  const { busy, fault, send } = useExamplePicture(({ id, url }) =>
    change({ pictureId: id, pictureUrl: url }),
  )
  if (!row) return null
  const shown = pictureUrl(row.pictureUrl)
  const number = at + 1
  return (
    <li className={s.example} tabIndex={-1}>
      <Field label={t('examples.verdict', { number })}>
        <Select {...form.input(`examples.${at}.verdict`)}>
          <option value="good">{t('examples.good')}</option>
          <option value="bad">{t('examples.bad')}</option>
        </Select>
      </Field>
      <Field label={t('examples.text', { number })} className={s.name}>
        <TextInput
          {...form.input(`examples.${at}.text`)}
          autoComplete="off"
          most={projectLimits.example}
        />
      </Field>
      <div className={`cluster gap-3 ${s.wide}`}>
        {shown && (
          <img
            className={`border round-1 ${s.shown}`}
            src={shown}
            alt={t('examples.shown', { number })}
          />
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-label={t('examples.picture', { number })}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // The same file can be chosen again.
            currentTarget.value = ''
            if (!file) return
            onSending(1)
            void send(file).finally(() => onSending(-1))
          }}
        />
        <Button
          variant="secondary"
          loading={busy}
          loadingText={common('busy')}
          aria-describedby={fault ? faultId : undefined}
          prepend={<ImageUp size={18} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {shown ? t('examples.replace') : t('examples.choose')}
        </Button>
        {row.pictureId !== '' && (
          <Button variant="tertiary" onClick={() => change({ pictureId: '', pictureUrl: '' })}>
            {t('examples.drop')}
          </Button>
        )}
        <Button
          variant="tertiary"
          hideText
          title={common('action.remove')}
          loading={isFixed}
          loadingText={common('busy')}
          prepend={<Trash2 size={18} aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            focusGroup(groupsAround(currentTarget))
            form.choose('examples', form.values().examples.toSpliced(at, 1))
          }}
        >
          {t('examples.remove', { number })}
        </Button>
      </div>
      {fault && (
        <p id={faultId} role="alert" className={`bad text-2 ${s.wide}`}>
          {fault}
        </p>
      )}
    </li>
  )
}
