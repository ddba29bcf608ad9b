import { useTranslation } from '@/i18n/use-translation.ts'
import { workerApi } from '@/api/endpoints/worker.ts'
import { byName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useAddressQuery } from '@/shared/query/use-address-query.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Tabs } from '@/ui/Tabs.tsx'
import { boardCountries } from './places.ts'
import { boardArg, boardQuery, boardKinds, periods } from './query.ts'
import { LeaderboardPlaces } from './LeaderboardPlaces.tsx'
import s from './board.module.css'

/** The ranking, with the choices kept in the address. */
export function BoardTable() {
  const { t } = useTranslation('hub')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const [query, choose] = useAddressQuery(boardQuery)
  const { data } = workerApi.useLeaderboardQuery(boardArg(query))
  const countries = byName(
    boardCountries(data ?? { countries: [], records: [] }, query.country),
    locale,
  )

  const reset = (): void => choose({ country: '', kind: '' })

  return (
    <div className="stack gap-5">
      <div className={`stack gap-3 gap-x-4 align-end ${s.tools}`}>
        <Field label={common('label.country')}>
          <Select
            value={query.country}
            onChange={(event) => choose({ country: event.target.value })}
          >
            <option value="">{common('filters.countries')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('board.kind')}>
          <Select
            value={query.kind}
            onChange={(event) =>
              choose({ kind: boardKinds.find((kind) => kind === event.target.value) ?? '' })
            }
          >
            <option value="">{t('board.anyKind')}</option>
            {boardKinds.map((kind) => (
              <option key={kind} value={kind}>
                {common(`taskKind.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        {(query.country || query.kind) && (
          <Button variant="tertiary" onClick={reset}>
            {common('action.resetFilters')}
          </Button>
        )}
      </div>
      <Tabs
        label={common('label.period')}
        value={query.period}
        onChange={(period) => choose({ period })}
        items={periods.map((period) => ({
          id: period,
          label: t(`board.period.${period}`),
          content: <LeaderboardPlaces key={period} query={{ ...query, period }} onReset={reset} />,
        }))}
      />
    </div>
  )
}
