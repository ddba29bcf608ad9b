import { loadStatistics } from '@/shared/load-figures.ts'
import { EarnSteps } from '@/shared/landing/EarnSteps.tsx'
import { LegalView } from './LegalView.tsx'

const sections = ['who', 'tasks', 'pay', 'mistakes', 'levels', 'payouts', 'data', 'end'] as const

export const loader = loadStatistics

export default function WorkerTermsPage() {
  return (
    <>
      <LegalView ns="workerTerms" sections={sections} />
      <EarnSteps tone="alice" />
    </>
  )
}
