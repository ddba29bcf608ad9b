import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Demo } from '@/api/contract/demo.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import type { DemoSlug } from '@/routes/slugs/demos.ts'
import type { Vendor, VendorId } from '@/site/vendor-ids.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Spinner } from '@/ui/Spinner.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { useFrame } from './use-frame.ts'
import { HeldAnswer, useVerify, VerdictView } from './Verdict.tsx'
import s from '../demo.module.css'

interface WidgetDemoProps {
  slug: DemoSlug
  id: VendorId
  vendor: Vendor
  demo: Demo
  /** Refetches the demo, because some widgets need values that are valid once. */
  onRenew: () => void
}

/** A vendor's widget. Nothing of it loads before a press on a button that names the vendor. */
export function WidgetDemo(props: WidgetDemoProps) {
  const { t } = useTranslation('demo')
  const { name, hosts } = props.vendor
  const format = formatFor(useLocale())
  const [round, setRound] = useState(0)
  if (round > 0)
    return (
      <Running
        key={round}
        {...props}
        onAgain={() => {
          props.onRenew()
          setRound(round + 1)
        }}
      />
    )
  return (
    <div className="grid gap-4 items-start fill">
      <h3 className="heading">{t('widget.whose', { name })}</h3>
      <p>{t('widget.what', { name, hosts: format.list(hosts) })}</p>
      <Button onClick={() => setRound(1)}>{t('widget.start', { name })}</Button>
    </div>
  )
}

function Running({
  slug,
  id,
  vendor: { name },
  demo: { widget },
  onAgain,
}: WidgetDemoProps & { onAgain: () => void }) {
  const { t } = useTranslation('demo')
  const { language } = usePage()
  const verify = useVerify(slug)
  // It takes the place of the pressed button, and tells what it waits for.
  const status = useTakeFocus<HTMLDivElement>()
  const { options } = widget
  const isSilent = options.invisible || widget.kind === 'recaptcha-v3'
  const { frame, phase, held, isExpired, height, run } = useFrame(
    {
      kind: widget.kind,
      siteKey: widget.siteKey ?? '',
      action: widget.action,
      challenge: options.challenge,
      data: options.data,
      enterprise: options.enterprise,
      invisible: options.invisible,
      language,
      isDark: getComputedStyle(document.documentElement).colorScheme === 'dark',
    },
    // This demo is about a callback, so its answer is checked automatically.
    (response) => slug === 'recaptcha-v2-callback' && verify.verify(response),
  )
  const isGone = phase === 'blocked' || phase === 'gone'
  const send = () => verify.verify(held ?? {})
  return (
    <>
      <div ref={status} tabIndex={-1} role="status">
        {phase === 'loading' && (
          <p className="quiet">
            <Spinner /> {t('widget.starting', { name })}
          </p>
        )}
        {(phase === 'slow' || isGone) && (
          <Notice tone="warn" title={t(`widget.${phase}.title`, { name })}>
            {t(`widget.${phase}.text`, { name })}
          </Notice>
        )}
        {isExpired && <Notice tone="info">{t('widget.expired')}</Notice>}
      </div>
      <iframe
        ref={frame}
        className={`fill paper ${s.frame}`}
        title={t('widget.frame', { name })}
        src={`/demo-frame/${id}`}
        sandbox="allow-scripts allow-popups"
        height={height}
        hidden={isGone}
      />
      <div className="cluster gap-3">
        {isSilent && phase === 'shown' && (
          <Button variant="secondary" onClick={run}>
            {t('widget.run')}
          </Button>
        )}
        <Button variant={isGone ? 'primary' : 'tertiary'} onClick={onAgain}>
          {t('widget.again')}
        </Button>
      </div>
      {!isGone && (
        <>
          <HeldAnswer held={held} />
          <Button loading={verify.state.isLoading} onClick={send}>
            {t('verify.action')}
          </Button>
          <VerdictView verify={verify} onRetry={send} />
        </>
      )}
    </>
  )
}
