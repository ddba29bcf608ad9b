import { Component } from 'react'
import type { ReactNode } from 'react'
import { report } from '@/lib/report.ts'

interface BoundaryProps {
  children: ReactNode
  /** Replaces the broken part. */
  fallback: ReactNode
  onBroken?: () => void
}

/**
 * Contains a render error to this part of the page, because an answer may hold data that nobody
 * expected.
 */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: unknown): void {
    report({ kind: 'error', error })
    this.props.onBroken?.()
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
