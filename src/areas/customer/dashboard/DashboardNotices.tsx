import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { sentences } from '@/lib/sentences.ts'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { Dashboard } from '@/api/contract/customer.ts'
import { useServerLink } from '@/shared/html/use-server-link.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'
import { noticeCodes, noticeLevels, noticeTones } from '../task/display.ts'
import { noticeActions } from './links.ts'
import s from './dashboard.module.css'
import { useFormat } from '@/shared/account/use-format.ts'

type DashboardNotice = Dashboard['notices'][number]

/** The most severe notice in one line, and the others behind a button. */
export function DashboardNotices({ notices }: { notices: readonly DashboardNotice[] }) {
  const { t } = useTranslation('dashboard')
  const [open, setOpen] = useState(false)
  const id = useId()
  const rank = ({ level }: DashboardNotice) =>
    noticeLevels.indexOf(known(noticeLevels, level) ?? 'info')
  const [first, ...rest] = notices.toSorted((a, b) => rank(b) - rank(a))
  if (!first) return null
  return (
    <div className={`stack gap-2 ${s.notices}`}>
      <OneNotice
        notice={first}
        more={
          rest.length > 0 && (
            <button
              type="button"
              className={`blue ${s.moreNotices}`}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'notice.fewer' : 'notice.more', { count: rest.length })}
            </button>
          )
        }
      />
      {rest.length > 0 && (
        <div id={id} hidden={!open} data-print="open">
          <PartedList as="ul" rows={rest}>
            {(notice) => (
              <li key={notice.id}>
                <OneNotice notice={notice} />
              </li>
            )}
          </PartedList>
        </div>
      )}
    </div>
  )
}

/** `more` is shown beside the action, so that the notice stays one line high. */
function OneNotice({ notice, more }: { notice: DashboardNotice; more?: ReactNode }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const level = known(noticeLevels, notice.level) ?? 'info'
  const code = known(noticeCodes, notice.code)
  const text = useText(notice)
  return (
    <Notice
      className="pad-y-2 pad-x-3"
      tone={noticeTones[level]}
      title={code ? t(`notice.${code}.title`) : t(`notice.unknown.${level}`)}
      action={
        (notice.action || more) && (
          <span className={`row align-center gap-1 gap-x-3 ${s.ways}`}>
            {more}
            {notice.action && (
              <Action href={notice.action.href} label={t(noticeActions[code ?? 'unknown'])} />
            )}
          </span>
        )
      }
    >
      {text}
    </Notice>
  )
}

/** The text of a notice, with its figures if they are valid. */
function useText({ code, params }: DashboardNotice): string {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const number = (name: string) =>
    typeof params[name] === 'number' && params[name] >= 0 ? Math.floor(params[name]) : undefined
  const time = (name: string) => format.date(String(params[name] ?? ''), 'dateTime')
  const one = known(noticeCodes, code)
  switch (one) {
    case 'low_balance': {
      const days = number('days')
      return days === undefined || days < 1
        ? t('notice.low_balance.text')
        : t('notice.low_balance.days', { count: days })
    }
    case 'api_errors': {
      const count = number('count')
      const most = /^ERROR_[A-Z0-9_]{1,60}$/.exec(String(params['errorCode'] ?? ''))?.[0]
      const first =
        count === undefined ? t('notice.api_errors.text') : t('notice.api_errors.count', { count })
      return sentences(first, most && t('notice.api_errors.most', { code: most }))
    }
    case 'maintenance': {
      const [from, to] = [time('from'), time('to')]
      return from && to
        ? t('notice.maintenance.window', { from, to })
        : t('notice.maintenance.text')
    }
    case 'key_expiring': {
      const days = number('days')
      const name = cutText(String(params['name'] ?? ''))
      return days === undefined || name === ''
        ? t('notice.key_expiring.text')
        : t('notice.key_expiring.days', { count: days, name })
    }
    case 'key_leak_suspected':
    case 'two_factor_off':
      return t(`notice.${one}.text`)
    case undefined:
      return t('notice.unknown.text')
  }
}

function Action({ href, label }: { href: string; label: string }) {
  const link = useServerLink(href)
  if (!link) return null
  const className = buttonClass({ variant: 'secondary' })
  if (link.kind === 'own') {
    return (
      <Link to={link.href} className={className}>
        {label}
      </Link>
    )
  }
  return (
    <a href={link.href} className={className} rel="noopener noreferrer">
      {label}
    </a>
  )
}
