import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { DocumentLanguage } from '@/head/DocumentLanguage.tsx'
import { PageContext } from '@/i18n/page-context.ts'
import type { Page } from '@/i18n/page-context.ts'
import { pageLanguage, splitLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'
import { rows } from '@/routes/table/index.ts'
import type { Language } from '@/site/languages.ts'
import { useApp } from './context.ts'
import type { App } from './context.ts'
import { showLostMessage } from '@/lib/lost.ts'
import { LeaveGuard } from './dialogs/LeaveGuard.tsx'
import { IncidentNotice, NewBuildNotice, Notices } from './notices/Notices.tsx'
import { PaletteKeys } from './palette/PaletteKeys.tsx'
import { ShortcutKeys } from './shortcuts/ShortcutKeys.tsx'
import { NavigationEffects } from './router/NavigationEffects.tsx'
import { Prefetch } from './router/Prefetch.tsx'
import { LinkKeeper } from './router/LinkKeeper.tsx'
import type { LeafHandle } from './router/leaf.ts'
import { wantedLanguage } from './router/leaf.ts'
import { Attribution } from '@/session/attribution/Attribution.tsx'
import { useEmptied } from '@/session/emptied-fields.ts'
import { SessionWatch } from '@/session/SessionWatch.tsx'
import { useUser } from '@/session/use-user.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { proofStore } from '@/shared/proof/proof-store.ts'
import { FieldTexts } from '@/ui/field-context.ts'
import { guardDrops } from '@/ui/guard-drops.ts'
import { toast, toastStore } from '@/ui/toast-store.ts'
import { ToastRegion } from '@/ui/ToastRegion.tsx'
import type { LeafData } from './router/PageSlot.tsx'
import s from './layouts/layouts.module.css'

/** Shown when a navigation takes longer than a moment. */
function PendingBar() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={s.pendingBarBar} aria-hidden="true" />
}

function isLeafData(value: unknown): value is LeafData {
  return typeof value === 'object' && value !== null && 'language' in value && 'wanted' in value
}
function isLeafHandle(value: unknown): value is LeafHandle {
  return typeof value === 'object' && value !== null && 'page' in value && 'missing' in value
}

/**
 * A language whose words have loaded. A failed loader names no language and may have loaded none;
 * `common` in English is always there.
 */
const spoken = (app: App, language: Language): Language | null =>
  app.words.in(language).hasResourceBundle(language, 'common') ? language : null

/**
 * The page that the router shows. Its loader decides the language, so that words and page change in
 * one step.
 */
function useShownPage(): Page {
  const app = useApp()
  const { pathname } = useLocation()
  const match = useMatches().findLast(({ handle }) => isLeafHandle(handle))
  const data = match?.loaderData
  const loaded = isLeafData(data) ? data : null
  const last = useRef<LeafData | null>(null)
  useEffect(() => {
    if (loaded) last.current = loaded
  }, [loaded])
  const handle = isLeafHandle(match?.handle) ? match.handle : null
  const { path } = splitLanguage(pathname)
  const page = useMemo(
    () =>
      handle?.page ?? findPage(path) ?? { id: 'notFound' as const, row: rows.notFound, slugs: {} },
    [handle, path],
  )
  const wanted = loaded?.wanted ?? wantedLanguage(app, handle?.prefix ?? null)
  const language =
    loaded?.language ??
    spoken(app, pageLanguage(page.row, wanted)) ??
    last.current?.language ??
    'en'
  return useMemo(
    () => ({
      id: page.id,
      row: page.row,
      path,
      slugs: page.slugs,
      params: { ...match?.params, ...page.slugs },
      language,
      wanted,
      missing: handle?.missing ?? true,
    }),
    [handle, language, match?.params, page, path, wanted],
  )
}

/**
 * A prerendered file may be in another language than its visitor's and changes after hydration.
 * Until someone has touched the page, the change renders it anew instead of rewrapping its lines:
 * there is no layout shift, and no state to lose yet.
 */
function useDrawing(language: Language): number {
  const [drawn, setDrawn] = useState({ language, count: 0 })
  if (drawn.language !== language) {
    const untouched =
      typeof navigator !== 'undefined' &&
      'userActivation' in navigator &&
      !navigator.userActivation.hasBeenActive
    setDrawn({ language, count: drawn.count + (untouched ? 1 : 0) })
  }
  return drawn.count
}

export function Root() {
  const app = useApp()
  const page = useShownPage()
  const drawing = useDrawing(page.language)
  const emptied = useEmptied()
  return (
    <I18nextProvider i18n={app.words.in(page.language)}>
      <PageContext value={page}>
        <PendingBar />
        <FieldWords>
          <Outlet key={`${drawing} ${emptied}`} />
        </FieldWords>
        <NavigationEffects />
        <Prefetch />
        <LinkKeeper />
        <Attribution landing={app.landing} />
        <DocumentLanguage language={page.language} />
        <SessionWatch />
        <Session />
        <Toasts />
        <PaletteKeys />
        <ShortcutKeys />
        <IncidentNotice />
        <Notices />
        <NewBuildNotice />
        <Proof />
        <LeaveGuard />
      </PageContext>
    </I18nextProvider>
  )
}

/** The words that controls have of their own. */
function FieldWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  useEffect(
    () => guardDrops(() => toast({ id: 'drop', tone: 'warn', text: t('form.noFile') })),
    [t],
  )
  const texts = useMemo(
    () => ({
      tooLong: (typed: number, most: number) => t('form.overLimit', { typed, most }),
      turned: t('form.turned'),
    }),
    [t],
  )
  return <FieldTexts value={texts}>{children}</FieldTexts>
}

const loadSessionParts = async () => (await import('./late.tsx')).SessionParts

/**
 * Outside the layouts, so that it survives a change of layout. It stays after a sign-out, because
 * its parts put back what they had changed for the person.
 */
function Session() {
  const { user } = useUser()
  const [needed, setNeeded] = useState(false)
  if (user && !needed) setNeeded(true)
  return needed ? <LatePart load={loadSessionParts} props={{}} fallback={null} /> : null
}

const loadProofDialog = async () => (await import('@/shared/proof/ProofDialog.tsx')).ProofDialog
const proofWords = ['proof'] as const

/** Loads when a sensitive action needs a proof of identity. */
function Proof() {
  const request = useSyncExternalStore(proofStore.subscribe, proofStore.get, proofStore.getServer)
  return (
    request && (
      <LatePart
        load={loadProofDialog}
        ns={proofWords}
        props={{ request }}
        fallback={null}
        lost={() => {
          showLostMessage()
          request.settle(false)
        }}
      />
    )
  )
}

/** Shown when the toast chunk is lost and a reload would lose the messages. */
function PlainToasts({ urgent }: { urgent: boolean }) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getServer)
  return entries.map(({ id, tone, text }) => (tone === 'bad') === urgent && <p key={id}>{text}</p>)
}

const loadToastList = async () => (await import('@/ui/Toast.tsx')).ToastList

/** The toast component loads with the first toast; its live regions exist before. */
function Toasts() {
  const { t } = useTranslation()
  const any =
    useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getServer).length > 0
  const [needed, setNeeded] = useState(false)
  if (any && !needed) setNeeded(true)
  return (
    <ToastRegion label={any ? t('toast.region') : undefined}>
      {(urgent) =>
        needed && (
          <LatePart
            load={loadToastList}
            props={{ urgent, dismissLabel: t('action.close') }}
            fallback={null}
            reload={false}
            failed={<PlainToasts urgent={urgent} />}
          />
        )
      }
    </ToastRegion>
  )
}
