import { useTranslation } from '@/i18n/use-translation.ts'
import { methodsApi } from '@/api/endpoints/pay.ts'
import { toProblem } from '@/api/problem.ts'
import { byName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { useAddressQuery } from '@/shared/query/use-address-query.ts'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { Select } from '@/ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { amountProblem } from '../amount/charge.ts'
import { methodCountries, methodQuery, methodTarget, shownMethods } from './methods.ts'
import { typedAmount } from '@/lib/typed-amount.ts'
import { AmountBar } from './AmountBar.tsx'
import { MethodCard, useKindName } from './MethodCard.tsx'
import s from './methods.module.css'

/** The number of methods offered beside an amount. */
const few = 4

/**
 * The payment methods, each with its fee for the amount above. `brief`: the amount first, and only
 * the methods that accept it.
 */
export function Methods({ brief = false }: { brief?: boolean }) {
  const { t: words } = useTranslation('payMethods')
  const { t: account } = useTranslation()
  const locale = useLocale()
  const kindName = useKindName()
  const [query, change] = useAddressQuery(methodQuery)
  const { data, currentData, error, isFetching, refetch } = methodsApi.usePaymentMethodsQuery(
    query.currency ? { currency: query.currency } : {},
  )
  const answer = currentData ?? (error ? undefined : data)
  if (!answer && error)
    return (
      <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
    )
  const all = answer?.records ?? []
  const currency = query.currency || (answer?.currency ?? '')
  const fitting = shownMethods(all, brief ? { country: '', q: '' } : query, kindName)
  const shown = brief
    ? fitting
        .filter(
          ({ status, limits }) =>
            status === 'available' && (query.amount === '' || !amountProblem(query.amount, limits)),
        )
        .slice(0, few)
    : fitting
  const filtered = query.q !== '' || query.country !== ''
  const countries = methodCountries(all)
  const sum = typedAmount(query.amount)
  const [first] = shown
  return (
    <>
      <AccountSection title={account('label.chooseAmount')}>
        {answer ? (
          <AmountBar
            amount={query.amount}
            currency={currency}
            currencies={answer.currencies}
            methods={all}
            onChange={change}
          />
        ) : (
          <SkeletonGroup label={account('loading')} className="stack gap-3">
            <div className={`grid gap-3 gap-x-4 align-start ${s.amount}`}>
              <Skeleton variant="block" className={s.amountHole} />
              <Skeleton variant="block" className={s.currencyHole} />
            </div>
            <Skeleton variant="block" className={s.presetsHole} />
          </SkeletonGroup>
        )}
      </AccountSection>
      <AccountSection
        title={
          brief && query.amount !== '' ? words('methods.few') : account('label.paymentMethods')
        }
        text={words('methods.text')}
      >
        {!brief && (
          <div className={`grid gap-3 gap-x-4 ${s.filters}`}>
            <Field label={account('action.search')}>
              <SearchInput
                value={query.q}
                clearLabel={account('action.clearSearch')}
                onChange={({ target }) => change({ q: target.value })}
              />
            </Field>
            <Field label={account('label.country')}>
              <Select
                value={query.country}
                onChange={({ target }) => change({ country: target.value })}
              >
                <option value="">{words('filter.anyCountry')}</option>
                {byName(
                  [...new Set([...countries, ...(query.country ? [query.country] : [])])],
                  locale,
                ).map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        )}
        <p role="status" className="visually-hidden">
          {filtered && answer ? words('filter.found', { count: shown.length }) : ''}
        </p>
        {!answer ? (
          <SkeletonGroup label={account('loading')} className={`bare grid gap-3 ${s.grid}`}>
            {Array.from({ length: brief ? few : 6 }, (_, index) => (
              <Skeleton key={index} variant="block" className={`round-3 ${s.hole}`} />
            ))}
          </SkeletonGroup>
        ) : shown.length > 0 ? (
          <ul
            data-list=""
            className={`bare grid gap-3 ${s.grid}`}
            aria-label={account('label.paymentMethods')}
            aria-busy={isFetching || undefined}
          >
            {shown.map((method) => (
              <MethodCard
                key={method.shortname}
                method={method}
                currency={currency}
                amount={query.amount}
              />
            ))}
          </ul>
        ) : filtered && !brief ? (
          <EmptyState
            level={3}
            title={account('label.noResults')}
            action={
              <Button variant="secondary" onClick={() => change({ q: '', country: '' })}>
                {account('action.resetFilters')}
              </Button>
            }
          />
        ) : brief && all.length > 0 ? (
          <EmptyState level={3} title={words('methods.unfit')}>
            {words('methods.unfitText')}
          </EmptyState>
        ) : (
          <EmptyState level={3} title={words('methods.none', { currency })}>
            {words('methods.noneText')}
          </EmptyState>
        )}
        {brief && answer && (
          <div className="cluster gap-3 mt-5">
            {first && (
              <RouteLink
                className={buttonClass({ size: 'lg' })}
                to={methodTarget(first.shortname, { amount: sum ?? undefined, currency })}
              >
                {words('methods.with', { name: first.title || first.shortname })}
              </RouteLink>
            )}
            <RouteLink
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
              to={{ id: 'pay', search: { amount: sum ?? undefined, currency } }}
            >
              {words('methods.all')}
            </RouteLink>
          </div>
        )}
      </AccountSection>
    </>
  )
}
