import { useTranslation } from '@/i18n/use-translation.ts'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { Select } from '@/ui/Select.tsx'
import { availabilities } from '@/shared/availability.ts'
import { solutionKinds } from '@/task-api/captcha-types.ts'
import { longestSearch, orders } from './index-query.ts'
import type { IndexQuery } from './index-query.ts'
import s from '../landing.module.css'

interface ToolsProps {
  query: IndexQuery
  change: (part: Partial<IndexQuery>) => void
}

/** Search, kind, status and order. They need scripts; the list below does not. */
export function Tools({ query, change }: ToolsProps) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  return (
    <div className={`cluster gap-3 gap-x-4 ${s.tools}`}>
      <div className={s.search}>
        <Field label={common('search.byName')} hideLabel>
          <SearchInput
            placeholder={common('search.byName')}
            clearLabel={common('action.clear')}
            most={longestSearch}
            value={query.q}
            onChange={(event) => change({ q: event.currentTarget.value })}
          />
        </Field>
      </div>
      <div role="group" aria-label={common('label.kind')} className="cluster gap-2">
        {(['', ...solutionKinds] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={`pad-x-3 quiet text-2 pill ${s.chip}`}
            aria-pressed={kind === query.kind}
            onClick={() => change({ kind })}
          >
            {kind ? t(`kind.${kind}`) : common('filters.any')}
          </button>
        ))}
      </div>
      <div className={`cluster gap-2 ${s.selects}`}>
        <Field label={t('index.state')} hideLabel>
          <Select
            value={query.state}
            onChange={({ currentTarget }) =>
              change({ state: availabilities.find((one) => one === currentTarget.value) ?? '' })
            }
          >
            <option value="">{t('index.anyState')}</option>
            {availabilities.map((one) => (
              <option key={one} value={one}>
                {common(`availability.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={common('label.sort')} hideLabel>
          <Select
            value={query.sort}
            onChange={({ currentTarget }) =>
              change({ sort: orders.find((one) => one === currentTarget.value) ?? 'catalogue' })
            }
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {t(`index.order.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  )
}
