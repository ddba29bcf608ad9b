import { useTranslation } from '@/i18n/use-translation.ts'
import {
  peopleStates,
  peopleTypes,
  personActions,
  restrictionKinds,
} from '@/api/contract/staff-terms.ts'
import type { PersonAct, PersonRecord } from '@/api/contract/staff-people.ts'
import { staffPeopleApi } from '@/api/endpoints/staff.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { ChangeLog } from '../ChangeLog.tsx'
import { personFormName } from './person-form.ts'
import type { PersonStep } from './person-form.ts'
import { ReasonStep } from './ReasonStep.tsx'
import { RefundStep } from './RefundStep.tsx'
import { RestrictStep } from './RestrictStep.tsx'

interface PersonDialogProps {
  id: string
  onClose: () => void
}

/** A person: their state, what staff did, and what can be done. */
export function PersonDialog({ id, onClose }: PersonDialogProps) {
  const { t } = useTranslation('staffPerson')
  const { t: common } = useTranslation()
  const answer = staffPeopleApi.usePersonRecordQuery({ id })
  const person = answer.data
  const steps = person?.mayAct ? stepsOf(person) : []
  const [step, setStep] = useRowOverDraft(steps, (one) => personFormName(id, one))
  const close = (): void => setStep(null)
  return (
    <Modal
      open
      side
      size="lg"
      title={person ? (person.name ?? person.maskedEmail ?? `#${id}`) : t('title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        step === null &&
        steps.length > 0 && (
          <>
            <Button variant="secondary" onClick={() => setStep('note')}>
              {t('note.button')}
            </Button>
            {steps.includes('refund') && (
              <Button variant="secondary" onClick={() => setStep('refund')}>
                {t('refund.button')}
              </Button>
            )}
            {steps.includes('restrict') && (
              <Button variant="tertiary" onClick={() => setStep('restrict')}>
                {t('restrict.button')}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded
        answer={answer}
        level={3}
        skeleton={
          <SkeletonGroup label={common('loading')}>
            <Skeleton lines={10} />
          </SkeletonGroup>
        }
      >
        {(record) => (
          <div className="stack gap-5">
            {step === 'restrict' ? (
              <RestrictStep person={record} onCancel={close} onDone={close} />
            ) : step === 'refund' ? (
              record.refund && (
                <RefundStep
                  person={record}
                  limits={record.refund}
                  onCancel={close}
                  onDone={close}
                />
              )
            ) : (
              step !== null && (
                <ReasonStep
                  key={step}
                  step={step}
                  person={record}
                  onCancel={close}
                  onDone={close}
                />
              )
            )}
            {!record.mayAct && <p className="quiet">{t('own')}</p>}
            <Facts person={record} />
            <Restrictions
              person={record}
              onLift={step === null && record.mayAct ? (kind) => setStep(`lift-${kind}`) : null}
            />
            <History acts={record.history} />
          </div>
        )}
      </Loaded>
    </Modal>
  )
}

const stepsOf = ({ restrictions, refund }: PersonRecord): PersonStep[] => [
  'note',
  ...(refund ? (['refund'] as const) : []),
  ...(restrictions.length < restrictionKinds.length ? (['restrict'] as const) : []),
  ...restrictions.map(({ kind }) => `lift-${kind}` as const),
]

function Facts({ person }: { person: PersonRecord }) {
  const { t } = useTranslation('staffPerson')
  const { t: staff } = useTranslation('staff')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const { id, maskedEmail, userType, status, balance, createdAt, lastSeenAt } = person
  const state = known(peopleStates, status)
  const type = known(peopleTypes, userType ?? '')
  const facts: [string, string | null][] = [
    [staff('people.id'), String(id)],
    [common('label.email'), maskedEmail],
    [staff('people.type'), type ? common(`role.${type}`) : userType && plainCode(userType)],
    [common('label.status'), state ? staff(`people.states.${state}`) : plainCode(status)],
    [t('balance'), balance && money(balance.amount, balance.currency)],
    [staff('people.since'), createdAt && format.date(createdAt)],
    [staff('people.seen'), lastSeenAt && format.date(lastSeenAt, 'dateTime')],
  ]
  return (
    <DescriptionList layout="columns" terms="faint" lines="below" className="line-above">
      {facts.map(([term, value]) => (
        <Description key={term} term={term}>
          {value || '—'}
        </Description>
      ))}
    </DescriptionList>
  )
}

function Restrictions({
  person: { restrictions },
  onLift,
}: {
  person: PersonRecord
  onLift: ((kind: string) => void) | null
}) {
  const { t } = useTranslation('staffPerson')
  const { t: staff } = useTranslation('staff')
  const format = useFormat()
  if (restrictions.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="person-restrictions">
      <h3 id="person-restrictions">{t('restrictions')}</h3>
      <ul className="stack bare gap-2">
        {restrictions.map(({ kind, endsAt }) => {
          const one = known(restrictionKinds, kind)
          const what = one ? staff(`people.restrictions.${one}`) : plainCode(kind)
          return (
            <li key={kind} className="cluster gap-3">
              <span>
                {endsAt
                  ? staff('people.until', { what, date: format.date(endsAt, 'dateTime') })
                  : what}
              </span>
              {onLift && (
                <Button
                  variant="tertiary"
                  aria-label={t('lift.named', { name: what })}
                  onClick={() => onLift(kind)}
                >
                  {t('lift.button')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function History({ acts }: { acts: readonly PersonAct[] }) {
  const { t } = useTranslation('staffPerson')
  const { t: staff } = useTranslation('staff')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  if (acts.length === 0) return <p className="quiet">{t('none')}</p>
  return (
    <ChangeLog
      title={common('label.history')}
      changes={acts.map(({ id, at, by, action, kind, endsAt, amount, reason }) => {
        const name = known(personActions, action)
        const restriction = known(restrictionKinds, kind ?? '')
        const about = amount
          ? money(amount.amount, amount.currency)
          : restriction
            ? staff(`people.restrictions.${restriction}`)
            : kind && plainCode(kind)
        const what = name ? staff(`changes.${name}`) : plainCode(action)
        const said = about ? `${what}${format.colon} ${about}` : what
        return {
          key: String(id),
          what: endsAt ? staff('people.until', { what: said, date: format.date(endsAt) }) : said,
          by,
          at,
          reason,
        }
      })}
    />
  )
}
