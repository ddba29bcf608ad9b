import { ChevronDown, KeyRound } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '@/i18n/page-context.ts'
import type { User } from '@/api/contract/user.ts'
import type { PageId } from '@/routes/table/index.ts'
import { trail } from '@/routes/trail.ts'
import { passes, usePersonHere } from '@/session/person-here.ts'
import { LivePart } from '@/shared/LivePart.tsx'
import { shownBalance } from '@/session/balance.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { accountNav, isOffered } from '../layouts/nav.ts'
import type { RailPage } from '../layouts/nav.ts'
import { lowBalanceOf } from './low-balance.ts'
import { railIcons } from './rail-icons.ts'
import s from './shell.module.css'

const unseenMistakes = async () => (await import('./UnseenMistakes.tsx')).UnseenMistakes
const keyWords = ['keyValue'] as const
const apiKey = async () => (await import('./ApiKey.tsx')).ApiKey
const lowBalance = async () => (await import('./LowBalance.tsx')).LowBalance

/** The account's sections: a column, and on narrow screens a strip that scrolls. */
export function AccountRail() {
  const { t } = useTranslation()
  const { id: here } = usePage()
  const above: readonly PageId[] = trail({ id: here }).map(({ id }) => id)
  const { user, person } = usePersonHere()
  const groups = accountNav
    .map((group) => group.filter((id) => passes(id, person) && isOffered(id, person?.userType)))
    .filter((group) => group.length > 0)
  // The open page, or the nearest above it that has a place here.
  const places: readonly PageId[] = groups.flat()
  const shown = [...above, here].findLast((id) => places.includes(id))
  const low = user && lowBalanceOf(user)
  const strip = useRef<HTMLElement>(null)

  // Of a strip that scrolls, the part that holds the open page.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current)
      strip.current.scrollLeft =
        current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2
  }, [here])

  return (
    <div className={s.inner}>
      <nav ref={strip} className={s.sections} aria-label={t('nav.account')}>
        {groups.map((group) => (
          <ul key={group[0]}>
            {group.map((id) => (
              <li key={id}>
                <RouteLink
                  to={{ id }}
                  aria-current={id === here ? 'page' : id === shown ? 'true' : undefined}
                >
                  <RailIcon id={id} />
                  {t(`nav.crumb.${id}`)}
                  {id === 'workerMistakes' && (
                    <LivePart load={unseenMistakes} props={{}} fallback={null} />
                  )}
                </RouteLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      {/* The page of the keys shows them itself. */}
      {user && sends(user) && here !== 'setting' && <KeyBox />}
      {/* The dashboard says it in its own way; where one pays, one is there already. */}
      {here !== 'dashboard' && ![here, ...above].includes('pay') && user && low && (
        <LivePart
          load={lowBalance}
          props={{ person: user.id, ...low, ...shownBalance(user) }}
          fallback={null}
        />
      )}
    </div>
  )
}

function RailIcon({ id }: { id: RailPage }) {
  const Icon = railIcons[id]
  return <Icon size={18} aria-hidden="true" />
}

/** Whoever works for others has no use for a key. */
const sends = ({ profile: { userType } }: User): boolean =>
  userType === 'customer' || userType === 'developer'

/** The API key, a press away: what it needs comes with the press. */
function KeyBox() {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={s.keyBox}>
      <button
        type="button"
        className={s.keyButton}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <KeyRound size={18} aria-hidden="true" />
        {t('key.title')}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={id}>
        {open && (
          <LivePart
            load={apiKey}
            ns={keyWords}
            props={{}}
            fallback={null}
            failed={<RouteLink to={{ id: 'setting' }}>{t('key.all')}</RouteLink>}
          />
        )}
      </div>
    </div>
  )
}
