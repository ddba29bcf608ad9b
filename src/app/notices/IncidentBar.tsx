import { TriangleAlert, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useOwner } from '@/session/use-user.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readKept, saveKept } from '@/lib/kept.ts'
import type { Owner } from '@/lib/kept.ts'
import { useServiceStatus } from '@/shared/service-status/use-service-status.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { useDocked } from '@/ui/use-scrollable.ts'
import s from './NoticeBar.module.css'

const keptName = 'incidents'
const mostDismissed = 20

/** The incidents that a person has dismissed in this browser. */
function readDismissed(owner: Owner): string[] {
  const kept = readKept(owner, keptName)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

const dismissIncident = (owner: Owner, id: string): boolean =>
  saveKept(owner, keptName, [...new Set([...readDismissed(owner), id])].slice(-mostDismissed))

/** Reports an incident on every page, until it is over or the reader has dismissed it. */
export function IncidentBar() {
  const { data } = useServiceStatus()
  const owner = useOwner()
  const [here, setHere] = useState<readonly string[]>([])
  // Another tab may have dismissed it before this answer arrived.
  const kept = useMemo(() => (data ? readDismissed(owner) : []), [data, owner])
  // It may have been dismissed before the person was known. Without storage this holds for the
  // document.
  useEffect(() => {
    for (const id of here) dismissIncident(owner, id)
  }, [here, owner])
  const gone = [...kept, ...here]
  const incident = data?.incidents.find(
    ({ id, status }) => status !== 'resolved' && !gone.includes(id),
  )
  if (!incident) return null
  return (
    <Incident
      key={incident.id}
      title={incident.title}
      onDismiss={() => setHere([...here, incident.id])}
    />
  )
}

function Incident({ title, onDismiss }: { title: string; onDismiss: () => void }) {
  const { t } = useTranslation('serviceStatus')
  const { t: common } = useTranslation()
  const region = useRef<HTMLElement>(null)
  const isDocked = useDocked(region)
  return (
    // Another element at the end of the page, because one that jumps there would count as a shift.
    <section
      key={String(isDocked)}
      ref={region}
      data-docked={isDocked || undefined}
      className={s.bar}
      data-tone="warn"
      aria-label={common('label.serviceStatus')}
      // It was read out when it came.
      role={isDocked ? 'status' : undefined}
      data-print="no"
    >
      <p className={`row align-center gap-2 bold ${s.incident}`}>
        <TriangleAlert size={18} aria-hidden="true" />
        <span>{cutText(title)}</span>
      </p>
      <RouteLink to={{ id: 'support', hash: 'status' }} className={s.action}>
        {t('banner.more')}
      </RouteLink>
      <Button
        variant="none"
        hideText
        className={s.dismiss}
        prepend={<X size={18} aria-hidden="true" />}
        onClick={() => {
          onDismiss()
          document.getElementById('content')?.focus({ preventScroll: true })
        }}
      >
        {t('banner.dismiss')}
      </Button>
    </section>
  )
}
