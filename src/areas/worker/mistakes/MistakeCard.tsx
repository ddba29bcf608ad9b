import { useEffect, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { mistakeStatuses } from '@/api/contract/worker-mistakes.ts'
import type { Mistake } from '@/api/contract/worker-mistakes.ts'
import { workerMistakeApi } from '@/api/endpoints/worker.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { compare } from '@/lib/decimal.ts'
import { isolated } from '@/lib/invisible.ts'
import { known } from '@/lib/known.ts'
import { startLongTimer } from '@/lib/long-timer.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { LongText } from '@/shared/LongText.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { About } from '@/ui/About.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { FoldingItem } from '@/ui/FoldingItem.tsx'
import { Money } from '@/ui/Money.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { ComparedAnswers } from '../answer/ComparedAnswers.tsx'
import { draftKind, draftKinds } from '../answer/draft.ts'
import s from '../account.module.css'
import { disputeForm, DisputeForm } from './DisputeForm.tsx'

/** The query of the mistakes list. */
export const mistakeQuery = defineQuery({
  status: choice(mistakeStatuses),
  kind: choice(draftKinds),
  ...dayParams,
  page,
})

export const mistakeTones: Record<(typeof mistakeStatuses)[number], BadgeTone> = {
  open: 'warn',
  accepted: 'neutral',
  disputed: 'info',
  upheld: 'bad',
  canceled: 'ok',
}
export const mistakesPerPage = 10

/**
 * A mistake in words: what was shown and answered, what is right by which rule, what it costs, and
 * the possible actions until their deadline.
 */
export function MistakeCard({ mistake }: { mistake: Mistake }) {
  const { t } = useTranslation('mistakes')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const money = useMoneyText()
  const id = useId()
  const [isDisputing, setIsDisputing] = useOpenOverDraft(disputeForm(mistake.id))
  const [isAccepting, setIsAccepting] = useState(false)
  const [accept] = workerMistakeApi.useAcceptMistakeMutation()
  const title = t('title', {
    kind: common(`taskKind.${draftKind(mistake.kind)}`),
    id: mistake.taskId,
  })
  const status = known(mistakeStatuses, mistake.status)
  const deadline = useDeadline(status === 'open' ? mistake.disputeUntil : null)
  const isOpen = status === 'open' && deadline !== 0
  const { rule } = mistake
  // Some task types take only the pay for a mistake.
  const hasFine = compare(mistake.fine.amount, '0') > 0

  return (
    <FoldingItem
      className={`stack panel gap-3 content-start ${s.card}`}
      aria-labelledby={id}
      name={
        <h3 id={id} className="text-3">
          {title}
        </h3>
      }
      note={
        <>
          <span className="faint">{t('when')}</span> {format.date(mistake.createdAt, 'dateTime')}
        </>
      }
      state={
        <span className="cluster gap-2">
          <StatusBadge status={mistake.status} tone={status && mistakeTones[status]}>
            {status && t(`state.${status}`)}
          </StatusBadge>
          {!mistake.seen && <Badge tone="earls">{t('new')}</Badge>}
        </span>
      }
      unfold={common('label.details')}
      // It waits for a decision, or was not read yet.
      opened={isOpen || !mistake.seen}
    >
      {mistake.hint && (
        <p className="quiet text-2">
          <LongText text={mistake.hint} most={1000} />
        </p>
      )}
      <ComparedAnswers
        task={mistake}
        mine={mistake.myAnswer}
        right={mistake.correctAnswer}
        about={title}
      />
      {rule && (
        <p className={`text-2 break ${s.quote}`}>
          <span>{t('rule')}</span> {isolated(rule.text)}{' '}
          <RouteLink
            to={{
              id: 'cabinetTraining',
              search: { lesson: draftKind(mistake.kind), rule: rule.id },
            }}
          >
            {t('examples')}
            <About of={title} />
          </RouteLink>
        </p>
      )}
      <DescriptionList layout="flow" terms="small" details="strong" className="gap-2 gap-x-5">
        {mistake.price && (
          <Description term={status === 'canceled' ? t('paid') : t('unpaid')}>
            <Money {...mistake.price} locale={locale} />
          </Description>
        )}
        <Description term={t('fine')}>
          {status === 'canceled' || !hasFine ? (
            t('noFine')
          ) : (
            <Money {...mistake.fine} locale={locale} />
          )}
        </Description>
        {isOpen && deadline !== null && (
          <Description term={t('until')}>
            <time
              dateTime={mistake.disputeUntil}
              title={format.date(mistake.disputeUntil, 'dateTime')}
            >
              {format.duration(deadline)}
            </time>
          </Description>
        )}
      </DescriptionList>
      {status && (
        <p className="text-2">
          {status === 'disputed' && mistake.reviewUntil
            ? t('outcome.disputedUntil', { date: format.date(mistake.reviewUntil, 'dateTime') })
            : t(status === 'open' && !isOpen ? 'outcome.accepted' : `outcome.${status}`)}
        </p>
      )}
      {mistake.comment && (
        <p className={`text-2 break ${s.quote}`}>
          <span>{t('comment')}</span> <LongText text={mistake.comment} most={1000} />
        </p>
      )}
      {mistake.resolution && (
        <p className={`text-2 break ${s.quote}`}>
          <span>{t('resolution')}</span> <LongText text={mistake.resolution} most={1000} />
        </p>
      )}
      {isOpen &&
        (isDisputing ? (
          <DisputeForm id={mistake.id} about={title} onClose={() => setIsDisputing(false)} />
        ) : (
          <div className="cluster gap-3">
            <Button variant="secondary" about={title} onClick={() => setIsDisputing(true)}>
              {t('dispute.open')}
            </Button>
            <Button variant="tertiary" about={title} onClick={() => setIsAccepting(true)}>
              {t('accept')}
            </Button>
          </div>
        ))}
      {isAccepting && (
        <ConfirmDialog
          title={t('confirm.title')}
          confirm={t('confirm.submit')}
          work={() => accept({ id: mistake.id }).unwrap()}
          onDone={() => {
            setIsAccepting(false)
            toast({ tone: 'ok', text: t('accepted'), id: 'mistake' })
          }}
          onClose={() => setIsAccepting(false)}
        >
          <p>
            {hasFine
              ? t('confirm.text', { fine: money(mistake.fine.amount, mistake.fine.currency) })
              : t('confirm.noFine')}
          </p>
        </ConfirmDialog>
      )}
    </FoldingItem>
  )
}

/** A minute, because the deadline is days away. */
const countedEvery = 60_000

/**
 * Counts the seconds until a time that the server names, by the server's clock. 0 when it is over;
 * null without a time.
 */
function useDeadline(iso: string | null): number | null {
  const [now, setNow] = useState(serverNow)
  const end = Date.parse(iso ?? '')
  const left = Number.isNaN(end) ? null : Math.max(0, (end - now) / 1000)
  const isRunning = left !== null && left > 0
  useEffect(() => {
    if (!isRunning) return
    const count = (): void => setNow(serverNow())
    const timer = setInterval(count, countedEvery)
    // The last minute ends at the deadline.
    const cancel = startLongTimer(count, end - serverNow())
    return () => {
      clearInterval(timer)
      cancel()
    }
  }, [end, isRunning])
  return left
}
