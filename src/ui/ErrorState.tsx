import { RotateCw } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import type { CopyLabels } from './CopyButton.tsx'
import { Disclosure } from './Disclosure.tsx'
import { EmptyState } from './EmptyState.tsx'
import type { EmptyStateProps } from './EmptyState.tsx'
import { useScrollable } from './use-scrollable.ts'
import s from './small.module.css'
import { BrokenSignal } from './illustrations/BrokenSignal.tsx'

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action' | 'foot' | 'urgent'> {
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  retrying?: boolean | undefined
  /** Another action beside retry: home, support. */
  action?: ReactNode
  requestId?: string | undefined
  requestIdLabel?: string | undefined
  copyLabels?: CopyLabels | undefined
  /** Technical details: a status, or a stack in development. */
  details?: string | undefined
  detailsLabel?: string | undefined
}

export function ErrorState(props: ErrorStateProps) {
  const {
    onRetry,
    retryLabel,
    retrying,
    action,
    requestId,
    requestIdLabel,
    copyLabels,
    details,
    detailsLabel,
    children,
    illustration,
    ...rest
  } = props
  return (
    <EmptyState
      {...rest}
      urgent
      illustration={illustration ?? <BrokenSignal />}
      action={
        <>
          {onRetry && (
            <Button
              onClick={onRetry}
              loading={retrying}
              prepend={<RotateCw size={18} aria-hidden="true" />}
            >
              {retryLabel}
            </Button>
          )}
          {action}
        </>
      }
      foot={
        <>
          {requestId && (
            <p className={s.request}>
              {requestIdLabel} <code translate="no">{requestId}</code>
              {copyLabels && (
                <CopyButton value={requestId} labels={copyLabels} variant="none" hideText />
              )}
            </p>
          )}
          {details && (
            <div className={s.emptyStateDetails}>
              <Disclosure summary={detailsLabel}>
                <Details label={detailsLabel ?? ''}>{details}</Details>
              </Disclosure>
            </div>
          )}
        </>
      }
    >
      {children}
    </EmptyState>
  )
}

function Details({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLPreElement>(null)
  const scrolling = useScrollable(box, { label })
  return (
    <pre ref={box} className={s.pre} {...scrolling}>
      {children}
    </pre>
  )
}
