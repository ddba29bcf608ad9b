import { ChevronDown, KeyRound, Menu } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { usePage } from '@/i18n/page-context.ts'
import type { User } from '@/api/contract/user.ts'
import type { PageId } from '@/routes/table/index.ts'
import { ownerOf } from '@/lib/kept.ts'
import { trail } from '@/routes/trail.ts'
import { passes, personOf } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { shownBalance } from '@/session/balance.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { useCloseOnBack } from '@/ui/use-close-on-back.ts'
import { accountNav, isOffered, pagesOfSection } from '../layouts/nav.ts'
import type { RailPage } from '../layouts/nav.ts'
import { LowBalance } from './LowBalance.tsx'
import { lowBalanceOf } from './low-balance.ts'
import { railIcons } from './rail-icons.ts'
import { UnseenMistakes } from './UnseenMistakes.tsx'
import { WorkerPlaces } from './WorkerPlaces.tsx'
import s from './shell.module.css'

const keyWords = ['keyValue'] as const
const loadApiKey = async () => (await import('./ApiKey.tsx')).ApiKey

/** Sections and pages whose breadcrumb says too little in the rail. */
const sectionWords = {
  uploads: 'rail.section.uploads',
  pay: 'rail.section.pay',
  payout: 'rail.section.payout',
} as const
const pageWords = {
  setting: 'rail.page.keys',
  proxy: 'rail.page.proxy',
  partner: 'rail.page.overview',
  profile: 'rail.page.overview',
} as const

const has = <T extends object>(words: T, id: PropertyKey): id is keyof T => id in words

/** The account's sections and the pages of the open one: a column, folded on narrow screens. */
export function AccountRail() {
  const { t } = useTranslation()
  const { t: own } = useTranslation('shell')
  const { id: here } = usePage()
  const { user } = useUser()
  const person = personOf(user)
  const [openedAt, setOpenedAt] = useState<PageId | null>(null)
  const list = useId()
  const above: readonly PageId[] = trail({ id: here }).map(({ id }) => id)
  const may = (id: PageId): boolean => passes(id, person) && isOffered(id, person?.userType)
  const isMember = person?.teamRole !== undefined && person.teamRole !== 'owner'
  const pagesOf = (id: RailPage): readonly PageId[] => pagesOfSection(id, person?.userType)
  /** Where a section leads: its own page, or the first that a role in a team opens. */
  const placeOf = (id: RailPage): PageId | undefined =>
    may(id) || isMember ? pagesOf(id).find(may) : undefined
  const groups = accountNav
    .map((group) => group.filter((id) => placeOf(id) !== undefined))
    .filter((group) => group.length > 0)
  const sections: readonly RailPage[] = groups.flat()
  // The open page, or its nearest ancestor in the rail.
  const [current] = [here, ...above.toReversed()].flatMap((id) =>
    sections.flatMap((section) => (pagesOf(section).includes(id) ? [{ section, page: id }] : [])),
  )
  const nameOf = (id: RailPage): string =>
    has(sectionWords, id) ? own(sectionWords[id]) : t(`nav.crumb.${id}`)
  const pageName = (id: PageId): string =>
    has(pageWords, id) ? own(pageWords[id]) : t(`nav.crumb.${id}`)
  const isAmongOthers = current !== undefined && pagesOf(current.section).length > 1
  const isOpen = openedAt === here
  useCloseOnBack(isOpen, () => setOpenedAt(null))
  const low = user && may('pay') && lowBalanceOf(user)

  return (
    <div className={`pad-y-5 pad-x-3 text-2 scroll ${s.inner}`}>
      <button
        type="button"
        className={s.fold}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpenedAt(isOpen ? null : here)}
      >
        {current ? <RailIcon id={current.section} /> : <Menu size={18} aria-hidden="true" />}
        <span className="rigid">{current ? nameOf(current.section) : t('nav.menu')}</span>
        {isAmongOthers && <span className={s.foldPage}>{pageName(current.page)}</span>}
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <div id={list} className={s.folded} data-open={isOpen || undefined}>
        <nav className={s.sections} aria-label={t('nav.account')}>
          {groups.map((group) => (
            <ul key={group[0]}>
              {group.map((id) => {
                const pages = pagesOf(id).filter(may)
                const isCurrent = id === current?.section
                return (
                  <li key={id}>
                    <RouteLink
                      to={{ id: placeOf(id) ?? id }}
                      aria-current={
                        isCurrent && pages.length === 1 && id === here
                          ? 'page'
                          : isCurrent
                            ? 'true'
                            : undefined
                      }
                    >
                      <RailIcon id={id} />
                      {nameOf(id)}
                      {id === 'workerMistakes' && <UnseenMistakes />}
                    </RouteLink>
                    {isCurrent && pages.length > 1 && (
                      <ul className={s.pages}>
                        {pages.map((page) => (
                          <li key={page}>
                            <RouteLink
                              to={{ id: page }}
                              aria-current={
                                page === here ? 'page' : page === current.page ? 'true' : undefined
                              }
                            >
                              {has(pageWords, page) ? own(pageWords[page]) : t(`nav.crumb.${page}`)}
                            </RouteLink>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                )
              })}
            </ul>
          ))}
        </nav>
        {/* The page of the keys shows them itself. */}
        {user && sends(user) && may('setting') && here !== 'setting' && <KeyBox />}
      </div>
      {person?.userType === 'worker' && <WorkerPlaces section={current?.section} />}
      {/* The dashboard has its own notice, and the payment pages need none. */}
      {here !== 'dashboard' && ![here, ...above].includes('pay') && user && low && (
        <LowBalance person={ownerOf(user)} {...low} {...shownBalance(user)} />
      )}
    </div>
  )
}

function RailIcon({ id }: { id: RailPage }) {
  const Icon = railIcons[id]
  return <Icon size={18} aria-hidden="true" />
}

/** Workers have no use for a key. */
const sends = ({ profile: { userType } }: User): boolean =>
  userType === 'customer' || userType === 'developer'

/** The API key behind a button. Its code loads when the button is pressed. */
function KeyBox() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={`mt-3 line-above ${s.keyBox}`}>
      <button
        type="button"
        className={`row align-center gap-3 fill pad-x-3 round-2 quiet ${s.keyButton}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <KeyRound className="rigid" size={18} aria-hidden="true" />
        {common('label.key')}
        <ChevronDown className="rigid" size={16} aria-hidden="true" />
      </button>
      <div id={id}>
        {open && (
          <LatePart
            load={loadApiKey}
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
