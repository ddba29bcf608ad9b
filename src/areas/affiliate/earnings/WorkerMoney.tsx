import { EarnedSection } from './EarnedSection.tsx'
import { HistorySection } from './HistorySection.tsx'
import { LatestPayouts } from './LatestPayouts.tsx'
import { PaySection } from './PaySection.tsx'
import { StatementSection } from './StatementSection.tsx'

/** What a worker's money page has besides the payout itself. */
export function WorkerMoney() {
  return (
    <div className="stack gap-4">
      <EarnedSection />
      <LatestPayouts />
      <PaySection />
      <HistorySection />
      <StatementSection />
    </div>
  )
}
