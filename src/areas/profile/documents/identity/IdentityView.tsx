import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { IdentityCheck } from '@/api/contract/identity.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { withGap } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { isolated } from '@/lib/invisible.ts'
import { askedReasons, isOpenCheck, knownDocuments, refusedReasons } from './identity.ts'
import { IdentityAppeal } from './IdentityAppeal.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import s from '../../profile.module.css'

interface IdentityViewProps {
  check: IdentityCheck
  /** Called if the check has moved on elsewhere. */
  onMoved: () => void
}

/** Where the check stands, why it is asked for, and what the person can do. */
export function IdentityView({ check, onMoved }: IdentityViewProps) {
  const { t } = useTranslation('identity')
  const [sent, setSent] = useState(0)
  const status = useTakeFocus<HTMLDivElement>(sent > 0, sent)
  const documents = knownDocuments(check)
  const isOpen = isOpenCheck(check)
  const onSent = () => setSent((count) => count + 1)
  return (
    <div className="stack gap-5">
      <div ref={status} tabIndex={-1} className="stack gap-4">
        <Standing check={check} isOpen={isOpen} />
        {isOpen && <Asked askedFor={check.askedFor} />}
      </div>
      {isOpen &&
        (documents.length > 0 ? (
          <IdentityForm check={check} documents={documents} onMoved={onMoved} onSent={onSent} />
        ) : (
          <p>
            {withGap(t('noDocuments'))}
            <RouteLink to={{ id: 'ticketNew', search: { category: 'payout' } }}>
              {t('support')}
            </RouteLink>
          </p>
        ))}
      {check.canAppeal && <IdentityAppeal onMoved={onMoved} onSent={onSent} />}
      <Disclosure summary={t('data.title')}>
        <ul className={`stack gap-1 ${s.list}`}>
          <li>{t('data.who')}</li>
          <li>
            {check.keptDays === null
              ? t('data.deleted')
              : t('data.kept', { count: check.keptDays })}
          </li>
          <li>{t('data.device')}</li>
        </ul>
      </Disclosure>
    </div>
  )
}

/** The state in words: since when, until when, and why it was refused. */
function Standing({ check, isOpen }: { check: IdentityCheck; isOpen: boolean }) {
  const { t } = useTranslation('identity')
  const format = useFormat()
  const { state, reason, comment, sentAt, validUntil, appealedAt } = check
  const found = known(refusedReasons, reason ?? '')
  const until = format.date(validUntil ?? '', 'date')
  switch (state) {
    case 'in_review':
      return (
        <Notice title={t('standing.in_review', { date: format.date(sentAt ?? '', 'dateTime') })}>
          {t(appealedAt ? 'standing.appealed' : 'standing.wait')}
        </Notice>
      )
    case 'accepted':
      return (
        <Notice tone="ok" title={t('standing.accepted')}>
          {until && t('standing.until', { date: until })}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="bad" title={t('standing.refused')}>
          {reason && <p>{found ? t(`reason.${found}`) : plainCode(reason)}</p>}
          {comment && <p className="break">{isolated(comment)}</p>}
        </Notice>
      )
    case 'expired':
      return (
        <Notice tone="warn" title={t('standing.expired', { date: until })}>
          {!isOpen && t('standing.notNow')}
        </Notice>
      )
    default:
      return isOpen ? null : <p>{t('standing.none')}</p>
  }
}

/** What waits for the check. */
function Asked({ askedFor }: Pick<IdentityCheck, 'askedFor'>) {
  const { t } = useTranslation('identity')
  return (
    <div className="stack gap-2">
      <h3>{t('asked.title')}</h3>
      <ul className={`stack gap-1 ${s.list}`}>
        {askedFor.map((one) => {
          const found = known(askedReasons, one)
          return <li key={one}>{found ? t(`asked.${found}`) : plainCode(one)}</li>
        })}
      </ul>
    </div>
  )
}
