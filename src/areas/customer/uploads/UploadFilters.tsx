import { SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { Button } from '@/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { chosenFilters, noFilters } from './query.ts'
import type { PeriodDays } from '@/shared/period/days.ts'
import type { FilterField, FilterPatch, UploadFilterValues as Choice } from './query.ts'
import { known } from '@/lib/known.ts'
import { taskStatuses } from '../task/display.ts'
import { useFoundUploads } from './use-found.ts'
import { useAccountKeyName } from '../task/use-key-names.ts'
import s from './uploads.module.css'
import { fieldNames } from './names.ts'

const loadFilterPanel = async () => (await import('./FilterPanel.tsx')).FilterPanel
const warmUp = (): void => void loadFilterPanel().catch(() => {})

interface FiltersProps {
  choice: Choice
  days: PeriodDays
  zone: string
  /** The range of time within the days, in words. */
  moments: string
  onChange: (part: FilterPatch) => void
  onWholeDays: () => void
}

/** The chosen filters, each with a button that removes it. The fields load with a press. */
export function UploadFilters({
  choice,
  days,
  zone,
  moments,
  onChange,
  onWholeDays,
}: FiltersProps) {
  const { t } = useTranslation(['uploads', 'common'])
  const { t: account } = useTranslation('shell')
  const { t: common } = useTranslation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const typeName = useTypeName()
  const keyName = useAccountKeyName()
  const format = useFormat()
  const programs = useFoundUploads(
    'softId',
    days,
    zone,
    choice.softId === undefined || choice.softId === 'none',
  )
  const chosen = chosenFilters(choice)
  /** Removing a filter removes its button, so the remaining button takes the focus. */
  const takeBack = (back: () => void) => () => {
    button.current?.focus()
    back()
  }
  const textOf = (field: FilterField): string => {
    const value = choice[field] ?? ''
    if (field === 'status') {
      const status = known(taskStatuses, value)
      return status ? account(`task.status.${status}`) : value
    }
    if (field === 'type') return typeName(value)
    if (field === 'keyId') return keyName(value)
    if (field === 'softId')
      return value === 'none'
        ? t('filter.noSoftware')
        : (programs.find(({ key }) => key === value)?.title ?? `ID ${value}`)
    return field === 'report' ? t(`filter.report.${choice.report === 'yes' ? 'yes' : 'no'}`) : value
  }
  return (
    <>
      <div className={`cluster gap-2 gap-x-3 ${s.chosen}`}>
        <Button
          ref={button}
          variant="secondary"
          aria-expanded={open}
          aria-controls="task-filters"
          prepend={<SlidersHorizontal size={18} aria-hidden="true" />}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => setOpen(!open)}
        >
          {common('label.filters')}
        </Button>
        {(moments !== '' || chosen.length > 0) && (
          <ul className="cluster gap-2" aria-label={t('filter.chosen')}>
            {moments && (
              <li>
                <Chip
                  text={moments}
                  label={t('filter.removeMoments')}
                  onRemove={takeBack(onWholeDays)}
                />
              </li>
            )}
            {chosen.map((field) => {
              const name = t(fieldNames[field])
              return (
                <li key={field}>
                  <Chip
                    text={name + format.colon + textOf(field)}
                    label={t('filter.remove', { name })}
                    onRemove={takeBack(() => onChange({ [field]: undefined }))}
                  />
                </li>
              )
            })}
          </ul>
        )}
        {chosen.length > 1 && (
          <Button variant="tertiary" onClick={takeBack(() => onChange(noFilters))}>
            {common('action.resetFilters')}
          </Button>
        )}
      </div>
      <div
        id="task-filters"
        hidden={!open}
        className={`grid gap-5 pad-4 border round-3 alice ${s.panel}`}
      >
        {open && (
          <LatePart
            load={loadFilterPanel}
            props={{ choice, days, zone, onChange }}
            fallback={
              <SkeletonGroup label={common('loading')}>
                <Skeleton lines={8} />
              </SkeletonGroup>
            }
            failed={<PartLost level={2} />}
          />
        )}
      </div>
    </>
  )
}

function Chip({ text, label, onRemove }: { text: string; label: string; onRemove: () => void }) {
  return (
    <span className={`inline-row gap-1 text-2 break pill blue ${s.chip}`}>
      {text}
      <button type="button" aria-label={label} title={label} onClick={onRemove} data-print="no">
        <X size={16} aria-hidden="true" />
      </button>
    </span>
  )
}
