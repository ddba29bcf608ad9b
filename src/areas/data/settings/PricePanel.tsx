import { skipToken } from '@reduxjs/toolkit/query'
import { useDeferredValue } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { hasShapes, projectLimits } from '@/api/contract/label-projects.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { toProblem, problemKey } from '@/api/problem.ts'
import { withGap } from '@/lib/sentences.ts'
import { digitsOf } from '@/lib/typed-amount.ts'
import { compare } from '@/lib/decimal.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import type { ProjectFieldsProps } from './ClassRows.tsx'
import { parseAttributes } from './project-form.ts'

/** The price of an item, which nothing changes once the work has begun. */
export function FixedPrice({ price: { perItem } }: Pick<LabelProject, 'price'>) {
  const { t } = useTranslation('labelForm')
  const money = useMoneyText()
  return (
    <div className="stack gap-2">
      {perItem && (
        <DescriptionList layout="rows" terms="text" details="strong" lines="between">
          <Description term={t('price.perItem')}>
            <strong className="num text-4">{money(perItem.amount, perItem.currency)}</strong>
          </Description>
        </DescriptionList>
      )}
      <p className="quiet text-2">{t('price.fixed')}</p>
    </div>
  )
}

/** What the settings cost. It changes while classes, people and units are edited. */
export function PricePanel({ form }: ProjectFieldsProps) {
  const { t } = useTranslation('labelForm')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const format = useFormat()
  const values = useDeferredValue(useValues(form))
  const items = Number(digitsOf(values.units))
  const isCountable = Number.isInteger(items) && items >= 1 && items <= projectLimits.units
  const { data, currentData, error, isFetching, refetch } = labelProjectApi.useLabelQuoteQuery(
    isCountable
      ? {
          kind: values.kind,
          labels: values.labels.length,
          attributes: hasShapes(values.kind)
            ? values.labels.reduce(
                (sum, { attributes }) => sum + parseAttributes(attributes).length,
                0,
              )
            : 0,
          overlap: Number(values.overlap),
          items,
        }
      : skipToken,
    { refetchOnMountOrArgChange: 60 },
  )
  // A price of what stood there before would be a wrong one.
  if (error && isCountable)
    return (
      <div className="stack gap-2" role="status">
        <p>{common(`problem.${problemKey(toProblem(error))}.title`)}</p>
        <div>
          <Button
            variant="secondary"
            loading={isFetching}
            loadingText={common('loading')}
            onClick={() => void refetch()}
          >
            {common('action.retry')}
          </Button>
        </div>
      </div>
    )
  const quote = currentData ?? data
  if (!isCountable)
    return <p className="quiet">{t('price.none', { max: format.number(projectLimits.units) })}</p>
  if (!quote)
    return (
      <p className="quiet" role="status">
        {common('loading')}
      </p>
    )
  const { perItem, total, trial, available } = quote
  const isShort = available !== null && compare(available.amount, total.amount) < 0
  return (
    <div className="stack gap-2" role="status" aria-busy={!currentData || undefined}>
      <DescriptionList layout="rows" terms="text" details="strong" lines="between">
        <Description term={t('price.perItem')}>
          {money(perItem.amount, perItem.currency)}
        </Description>
        <Description term={t('price.total', { count: items, number: format.number(items) })}>
          <strong className="num text-4">{money(total.amount, total.currency)}</strong>
        </Description>
        {/* Fewer items are no trial of a whole. */}
        {trial && items > projectLimits.trial && (
          <Description term={t('price.trial')}>{money(trial.amount, trial.currency)}</Description>
        )}
        {available && (
          <Description term={t('price.available')}>
            {money(available.amount, available.currency)}
          </Description>
        )}
      </DescriptionList>
      <p className="quiet text-2">{t('price.text')}</p>
      {isShort && (
        <p className="text-2">
          {withGap(t('price.short'))}
          <RouteLink to={{ id: 'pay' }}>{common('action.addFunds')}</RouteLink>
        </p>
      )}
    </div>
  )
}
