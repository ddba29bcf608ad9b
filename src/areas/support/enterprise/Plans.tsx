import { useTranslation } from '@/i18n/use-translation.ts'
import { enterpriseApi } from '@/api/endpoints/service.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { useSanitiser } from '@/shared/html/use-sanitiser.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Buy } from './Buy.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { OwnPlan } from './OwnPlan.tsx'
import { PlanService } from './PlanService.tsx'
import s from '../support.module.css'

/** Plans and conditions in the reader's currency, their own plan, and the purchase. */
export function Plans() {
  const { t } = useTranslation('enterprise')
  const { language } = usePage()
  const { currency, settled } = useCurrency()
  const arg = { currency, language }
  const pricing = enterpriseApi.useEnterprisePricingQuery(arg, { skip: !settled })
  const conditions = enterpriseApi.useEnterpriseConditionsQuery(arg, {
    skip: !settled,
    refetchOnMountOrArgChange: 15,
  })
  const sanitiser = useSanitiser()
  const failed = [pricing, conditions].find(({ data, error }) => !data && error)
  if (failed)
    return (
      <ProblemState
        level={3}
        problem={toProblem(failed.error)}
        onRetry={() => {
          void pricing.refetch()
          void conditions.refetch()
        }}
        busy={pricing.isFetching || conditions.isFetching}
      />
    )
  if (!pricing.data || !conditions.data || !sanitiser)
    return (
      <SkeletonGroup label={t('plans.loading')} className={s.enterpriseWaiting}>
        <Skeleton lines={12} />
      </SkeletonGroup>
    )
  const { plans } = pricing.data
  if (plans.length === 0) return <p className="quiet">{t('plans.none')}</p>
  return (
    <div className="stack gap-6">
      <OwnPlan conditions={conditions.data} plans={plans} />
      {conditions.data.active && <PlanService />}
      <PlanComparison plans={plans} conditions={conditions.data} />
      <div className={`stack gap-5 align-start ${s.enterprisePair}`}>
        <div className="stack gap-4">
          <h3 className="heading">{t('conditions.title')}</h3>
          <ServerHtml html={conditions.data.html} kind="message" />
        </div>
        <div id="buy" className={s.buyPlace}>
          <Buy plans={plans} conditions={conditions.data} />
        </div>
      </div>
    </div>
  )
}
