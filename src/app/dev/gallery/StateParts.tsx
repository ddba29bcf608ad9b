import { useState } from 'react'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { BrokenSignal } from '@/ui/illustrations/BrokenSignal.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { NotFoundGlyph } from '@/ui/illustrations/NotFoundGlyph.tsx'
import { StepAnswer } from '@/ui/illustrations/StepAnswer.tsx'
import { StepRead } from '@/ui/illustrations/StepRead.tsx'
import { StepSend } from '@/ui/illustrations/StepSend.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from './KitGallery.module.css'
import { copyLabels } from './labels.ts'

export function StateParts() {
  const [shown, setShown] = useState(true)
  return (
    <div className="stack gap-6">
      <div className="stack gap-3">
        <Notice title="Two sign-ins from a new place">Check the devices that are signed in.</Notice>
        <Notice tone="ok">Your payment of $25.00 has arrived.</Notice>
        <Notice
          tone="warn"
          title="The balance lasts for about four days"
          action={<Button variant="secondary">Add funds</Button>}
        >
          At the pace of the last seven days.
        </Notice>
        {shown && (
          <Notice
            tone="bad"
            title="Answers are slow now"
            onDismiss={() => setShown(false)}
            dismissLabel="Dismiss"
            action={<a href="#states">State of the service</a>}
          >
            Median 48 s instead of 4 s. Unsolved tasks are refunded.
          </Notice>
        )}
      </div>
      <div className={s.grid}>
        <Card>
          <SkeletonGroup label="Loading">
            <div className="stack gap-3">
              <Skeleton variant="circle" />
              <Skeleton lines={3} />
              <Skeleton variant="block" size="s" />
            </div>
          </SkeletonGroup>
        </Card>
        <Card>
          <EmptyState
            level={3}
            illustration={<EmptyBox />}
            title="No keys yet"
            action={<Button>Create a key</Button>}
          >
            A key lets your program send tasks. You can limit it by address and by money a day.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            level={3}
            title="The list did not load"
            onRetry={() => undefined}
            retryLabel="Try again"
            action={<Button variant="tertiary">Support</Button>}
            requestId="01J9X4T7Q2"
            requestIdLabel="Request"
            copyLabels={copyLabels}
            details="GET /api/v2/tasks 502 after 3 attempts"
            detailsLabel="Details"
          >
            The service did not answer in time. Your data is safe.
          </ErrorState>
        </Card>
        <Card>
          <EmptyState
            level={3}
            illustration={<NotFoundGlyph />}
            title="No such page"
            action={<Button variant="secondary">To the start page</Button>}
          >
            The address may have changed, or it was never there.
          </EmptyState>
        </Card>
        <Card title="Send">
          <StepSend />
        </Card>
        <Card title="A person reads">
          <StepRead />
        </Card>
        <Card title="The answer">
          <StepAnswer />
        </Card>
        <Card title="Signal">
          <BrokenSignal />
        </Card>
      </div>
    </div>
  )
}
