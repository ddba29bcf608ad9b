import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { nameWith, sentences, withGap } from '@/lib/sentences.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import type { ViewRequest } from './figure-request.ts'

const loadWorkbench = async () => (await import('./Workbench.tsx')).Workbench

interface ViewAsCallProps {
  requests: readonly ViewRequest[]
  /** A link to the documentation of the requests. */
  children?: ReactNode
}

/** The requests that give a program what the page shows. Their code loads when it is opened. */
export function ViewAsCall({ requests, children }: ViewAsCallProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const [opened, setOpened] = useState(false)
  const needsKey = requests.some(({ request }) => request.bearer)
  return (
    <Disclosure
      summary={t('asCall.title')}
      level={2}
      data-print="no"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <div className="stack gap-4">
        <p>
          {withGap(
            sentences(
              t(needsKey ? 'asCall.text' : 'asCall.open'),
              requests.some(({ hasMore }) => hasMore) && t('asCall.more'),
            ),
          )}
          {children}
        </p>
        {opened &&
          requests.map(({ name, request }, index) => (
            <div key={name ?? ''} className="stack gap-2 min-0">
              {name !== undefined && <h3>{name}</h3>}
              <LatePart
                load={loadWorkbench}
                props={{
                  label: name === undefined ? t('asCall.title') : nameWith(t('asCall.title'), name),
                  code: request,
                  // One button puts the reader's key into all of them.
                  hasKey: needsKey && index === 0,
                }}
                fallback={<p className="quiet">{common('loading')}</p>}
                failed={<PartLost level={3} />}
              />
            </div>
          ))}
      </div>
    </Disclosure>
  )
}
