import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { SummaryRow } from '@/api/contract/task-figures.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { capitalized } from '@/lib/capitalized.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { ChoiceField } from '@/ui/ChoiceField.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { taskStatuses } from '../task/display.ts'
import { chosenFilters, isTaskId } from './query.ts'
import type { PeriodDays } from '@/shared/period/days.ts'
import type { FilterPatch, UploadFilterValues } from './query.ts'
import { LateInput } from './LateInput.tsx'
import { useFoundUploads } from './use-found.ts'
import { useAccountKeyName, useAccountKeyNames } from '../task/use-key-names.ts'
import s from './uploads.module.css'

const reported = ['yes', 'no'] as const

export interface FilterFieldsProps {
  choice: UploadFilterValues
  days: PeriodDays
  zone: string
  onChange: (part: FilterPatch) => void
}

export function FilterFields({ choice, days, zone, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('uploads')
  const { t: common } = useTranslation()
  const { t: account } = useTranslation('shell')
  const locale = useLocale()
  const typeName = useTypeName()
  const keyNames = useAccountKeyNames()
  const keyName = useAccountKeyName()
  const [wrongId, setWrongId] = useState(false)
  const types = useFoundUploads('type', days, zone)
  const programs = useFoundUploads('softId', days, zone)
  const addresses = useFoundUploads('ip', days, zone)
  const nameOf = ({ key, title }: Pick<SummaryRow, 'key' | 'title'>): string =>
    title ?? `ID ${key ?? ''}`
  const keys = new Map(keyNames)
  if (choice.keyId && !keys.has(choice.keyId)) keys.set(choice.keyId, keyName(choice.keyId))
  const empty = chosenFilters(choice).length === 0
  return (
    <div className={`grid gap-3 gap-x-4 align-start ${s.fields}`}>
      <Field label={common('label.type')}>
        <Select
          value={choice.type ?? ''}
          onChange={({ target }) => onChange({ type: target.value || undefined })}
        >
          <option value="">{t('filter.any')}</option>
          {withChosen(types, choice.type).map(({ key, title }) => (
            <option key={key} value={key ?? ''}>
              {typeName(key ?? '', title)}
            </option>
          ))}
        </Select>
      </Field>
      <ChoiceField
        label={common('label.status')}
        options={taskStatuses}
        nameOf={(status) => capitalized(account(`task.status.${status}`), locale)}
        value={choice.status}
        none={t('filter.any')}
        onChange={(status) => onChange({ status })}
      />
      <Field label={common('label.key')}>
        <Select
          value={choice.keyId ?? ''}
          onChange={({ target }) => onChange({ keyId: target.value || undefined })}
        >
          <option value="">{t('filter.any')}</option>
          {[...keys].map(([id, name]) => (
            <option key={id} value={id}>
              {cutText(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={common('label.program')}>
        <Select
          value={choice.softId ?? ''}
          onChange={({ target }) => onChange({ softId: target.value || undefined })}
        >
          <option value="">{t('filter.any')}</option>
          <option value="none">{t('filter.noSoftware')}</option>
          {withChosen(
            programs.filter(({ key }) => key),
            choice.softId === 'none' ? undefined : choice.softId,
          ).map((row) => (
            <option key={row.key} value={row.key ?? ''}>
              {cutText(nameOf(row))}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={common('label.address')}>
        <Select
          value={choice.ip ?? ''}
          onChange={({ target }) => onChange({ ip: target.value || undefined })}
        >
          <option value="">{t('filter.any')}</option>
          {withChosen(addresses, choice.ip).map(({ key }) => (
            <option key={key} value={key ?? ''}>
              {key}
            </option>
          ))}
        </Select>
      </Field>
      <ChoiceField
        label={common('label.rating')}
        options={reported}
        nameOf={(report) => capitalized(t(`filter.report.${report}`), locale)}
        value={choice.report}
        none={t('filter.any')}
        onChange={(report) => onChange({ report })}
      />
      <Field label={t('filter.field.host')}>
        <LateInput
          value={choice.host ?? ''}
          empty={empty}
          inputMode="url"
          onValue={(host) => onChange({ host: host || undefined })}
        />
      </Field>
      <Field
        label={common('label.taskId')}
        help={common('form.digitsOnly')}
        error={wrongId && t('filter.idWrong')}
      >
        <LateInput
          value={choice.id ?? ''}
          empty={empty}
          inputMode="numeric"
          accepts={isTaskId}
          onRefused={setWrongId}
          onValue={(id) => onChange({ id: id || undefined })}
        />
      </Field>
    </div>
  )
}

/** A chosen value stays an option even if these days do not contain it. */
function withChosen(
  rows: readonly SummaryRow[],
  key: string | undefined,
): readonly Pick<SummaryRow, 'key' | 'title'>[] {
  return key === undefined || rows.some((row) => row.key === key)
    ? rows
    : [{ key, title: null }, ...rows]
}
