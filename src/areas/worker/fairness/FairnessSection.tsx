import { useTranslation } from '@/i18n/use-translation.ts'
import type { Fairness } from '@/api/contract/worker-account.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { round } from '@/lib/decimal.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Figure } from '@/ui/Figure.tsx'
import { Money } from '@/ui/Money.tsx'
import { known } from '@/lib/known.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { FairDays, daysId } from './FairDays.tsx'
import s from '../account.module.css'
import { DayDialog } from './DayDialog.tsx'

/** The figures that decide about a worker, all from one call. */
export function FairnessSection() {
  const { t } = useTranslation('fairness')
  const answer = workerAccountApi.useFairnessQuery()
  const { value: date, set } = useDay()
  return (
    <>
      <LoadedSection answer={answer} title={t('title')} text={t('text')} lines={24}>
        {(figures) => (
          <div className="stack gap-5">
            <Figures figures={figures} />
            <FairDays days={figures.days} />
            <Moves moves={figures.moves} />
          </div>
        )}
      </LoadedSection>
      {date && <DayDialog date={date} onClose={() => set(null)} />}
    </>
  )
}

function useDay() {
  const [params, change] = useAddress()
  const text = params.get('day') ?? ''
  return {
    value: /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null,
    set: (day: string | null) => change({ day }),
  }
}

function Figures({ figures }: { figures: Fairness }) {
  const { t } = useTranslation('fairness')
  const locale = useLocale()
  const format = useFormat()
  const { accuracy, accuracyNeeded, disputes, level, perHour, skips } = figures
  const { paidShare, othersPaidShare } = figures
  const share = (value: number | null): string => (value === null ? '—' : format.rate(value))
  const isLow = accuracy !== null && accuracyNeeded !== null && accuracy < accuracyNeeded
  return (
    <div className={`grid gap-4 gap-x-5 ${s.figures}`}>
      <Figure
        caption={t('accuracy')}
        value={share(accuracy)}
        note={accuracyNeeded === null ? undefined : t('needed', { share: share(accuracyNeeded) })}
        noteTone={isLow ? 'bad' : undefined}
      />
      {level && (
        <Figure
          caption={t('level.title')}
          value={level.value}
          note={
            level.nextAt === null
              ? t('level.solved', { count: level.solved })
              : t('level.next', {
                  solved: format.number(level.solved),
                  next: format.number(level.nextAt),
                })
          }
        />
      )}
      <Figure caption={t('reputation')} value={format.number(figures.reputation)} />
      {skips && (
        <Figure
          caption={t('skips.title')}
          value={format.number(skips.left)}
          note={t('skips.text', { perDay: format.number(skips.perDay) })}
        />
      )}
      <Figure
        caption={<RouteLink to={{ id: 'cabinet', hash: daysId }}>{t('perHour')}</RouteLink>}
        value={
          perHour ? (
            <Money amount={round(perHour.amount, 2)} currency={perHour.currency} locale={locale} />
          ) : (
            '—'
          )
        }
        note={t('minutes', { count: figures.minutesWorked })}
      />
      <Figure
        caption={t('paidShare')}
        value={share(paidShare)}
        note={othersPaidShare === null ? undefined : t('others', { share: share(othersPaidShare) })}
      />
      <Figure
        caption={
          <RouteLink to={{ id: 'workerMistakes', search: { status: 'canceled' } }}>
            {t('won')}
          </RouteLink>
        }
        value={t('wonOf', { won: format.number(disputes.won), sent: format.number(disputes.sent) })}
        note={disputes.open > 0 ? t('open', { count: disputes.open }) : undefined}
      />
    </div>
  )
}

const reasons = ['solved_1000', 'mistakes', 'dispute_won', 'bonus'] as const

/** The changes of the reputation, newest first. */
function Moves({ moves }: { moves: Fairness['moves'] }) {
  const { t } = useTranslation('fairness')
  const format = useFormat()
  if (moves.length === 0) return null
  return (
    <div className={`stack gap-3 ${s.part}`}>
      <h3>{t('moves.title')}</h3>
      <p className="quiet text-2">{t('moves.text')}</p>
      <PartedList as="ul" rows={moves} className={`bare grid gap-2 ${s.moves}`}>
        {({ at, change, reason, after }) => (
          <li key={at}>
            <b data-tone={change < 0 ? 'bad' : 'ok'}>
              {change < 0 ? '−' : '+'}
              {format.number(Math.abs(change))}
            </b>
            <span>{t(`moves.${known(reasons, reason) ?? 'other'}`)}</span>
            <span className="quiet text-2">
              {format.date(at, 'date')} · {t('moves.after', { after: format.number(after) })}
            </span>
          </li>
        )}
      </PartedList>
    </div>
  )
}
