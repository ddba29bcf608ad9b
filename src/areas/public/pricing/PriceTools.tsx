import { useTranslation } from '@/i18n/use-translation.ts'
import { currencies } from '@/site/currencies.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { Select } from '@/ui/Select.tsx'
import { priceLimits, writePriceQuery } from './query.ts'
import type { PriceQuery } from './query.ts'
import s from './pricing.module.css'

interface PriceToolsProps {
  query: PriceQuery
  change: (part: Partial<PriceQuery>) => void
  groups: readonly { id: string; name: string; count: number }[]
  group: string
  currency: string
  onCurrency: (currency: (typeof currencies)[number]) => void
}

export function PriceTools({
  query,
  change,
  groups,
  group,
  currency,
  onCurrency,
}: PriceToolsProps) {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  const chosen = currencies.find((known) => known === currency)
  return (
    <div className={`cluster gap-3 gap-x-4 control ${s.tools}`}>
      <div className={s.search}>
        <Field label={common('search.byName')} hideLabel>
          <SearchInput
            placeholder={common('search.byName')}
            clearLabel={common('action.clear')}
            most={priceLimits.text}
            value={query.q}
            onChange={(event) => change({ q: event.currentTarget.value })}
          />
        </Field>
      </div>
      {groups.length > 1 && (
        <div role="group" aria-label={common('label.kind')} className="cluster gap-2">
          {[
            {
              id: '',
              name: common('filters.any'),
              count: groups.reduce((total, { count }) => total + count, 0),
            },
            ...groups,
          ].map(({ id, name, count }) => (
            <button
              key={id}
              type="button"
              className={`pad-x-3 quiet text-2 pill ${s.chip}`}
              aria-pressed={id === group}
              onClick={() => change({ group: id })}
            >
              {name} <span className={`faint text-1 regular num ${s.count}`}>{count}</span>
            </button>
          ))}
        </div>
      )}
      <div className={`row align-center gap-2 ${s.toolsEnd}`}>
        <Field label={common('currency.label')} hideLabel>
          <Select
            value={currency}
            onChange={(event) => {
              const wanted = currencies.find((known) => known === event.currentTarget.value)
              if (wanted) onCurrency(wanted)
            }}
          >
            {!chosen && <option>{currency}</option>}
            {currencies.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </Select>
        </Field>
        <CopyButton
          variant="tertiary"
          labels={{
            copy: common('action.copyLink'),
            copied: t('list.shareCopied'),
            failed: common('action.copyFailed'),
          }}
          value={() => {
            // The address follows the typing with a delay, so the link is made from the current
            // choices.
            const search = writePriceQuery(new URLSearchParams(location.search), query).toString()
            return location.origin + location.pathname + (search && `?${search}`)
          }}
        />
      </div>
    </div>
  )
}

export function NoMatch({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  return (
    <div className={`grid items-start gap-3 round-3 ${s.nothing}`}>
      <p className="heading">{common('label.noResults')}</p>
      <p className="quiet">{t('nothing.text')}</p>
      <Button variant="secondary" onClick={onReset}>
        {common('action.resetFilters')}
      </Button>
    </div>
  )
}
