import { LegalView } from './LegalView.tsx'

const sections = ['who', 'tasks', 'pay', 'mistakes', 'levels', 'payouts', 'data', 'end'] as const

export default function WorkerTermsPage() {
  return <LegalView ns="workerTerms" sections={sections} />
}
