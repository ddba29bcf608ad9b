import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { EnterpriseConditions, EnterprisePlan } from '@/api/contract/enterprise.ts'
import { enterpriseApi } from '@/api/endpoints/service.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { planState, planTones } from './plan-state.ts'
import s from '../support.module.css'
import { serverNow } from '@/lib/server-clock.ts'

interface OwnPlanProps {
  conditions: EnterpriseConditions
  plans: readonly EnterprisePlan[]
}

/** The current plan, its end, and whether it renews. */
export function OwnPlan({ conditions, plans }: OwnPlanProps) {
  const { t } = useTranslation('enterprise')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [renew] = enterpriseApi.useRenewEnterpriseMutation()
  const [ending, setEnding] = useState(false)
  const action = useAction()
  const { active } = conditions
  const [now] = useState(() => serverNow())
  const state = planState(conditions, now)
  if (!active || state === 'none') return null
  const title = plans.find(({ id }) => id === active.planId)?.title ?? plainCode(active.planId)
  const until = format.date(active.until, 'date')
  const goesOn = active.autoRenew && state !== 'expired'
  return (
    <section
      className={`cluster between gap-3 gap-x-5 pad-5 paper ${s.own}`}
      aria-labelledby="own-plan"
    >
      <div>
        <h3 id="own-plan" className="heading">
          {t('own.title', { title })} <Badge tone={planTones[state]}>{t(`state.${state}`)}</Badge>
        </h3>
        <p>
          {state === 'expired'
            ? t('own.ended', { date: until })
            : t(goesOn ? 'own.renews' : 'own.ends', { date: until })}
        </p>
      </div>
      {state !== 'expired' && (
        <Button
          variant="secondary"
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() =>
            goesOn
              ? setEnding(true)
              : void action
                  .run(() => renew({ autoRenew: true }).unwrap())
                  .then(
                    (done) => done && toast({ tone: 'ok', id: 'renewal', text: t('own.turnedOn') }),
                  )
          }
        >
          {t(goesOn ? 'own.stop' : 'own.start')}
        </Button>
      )}
      <ActionProblem action={action} />
      {ending && (
        <ConfirmDialog
          title={t('own.stopTitle')}
          confirm={t('own.stop')}
          variant="primary"
          cancels
          work={() => renew({ autoRenew: false }).unwrap()}
          onDone={() => {
            setEnding(false)
            toast({ tone: 'ok', id: 'renewal', text: t('own.turnedOff') })
          }}
          onClose={() => setEnding(false)}
        >
          <p>{t('own.stopText', { date: until })}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
