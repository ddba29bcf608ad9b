import { Component } from 'react'
import type { ReactNode } from 'react'
import { report } from '@/lib/report.ts'

interface BoundaryProps {
  children: ReactNode
  /** In the place of what broke. */
  fallback: ReactNode
  onBroken?: () => void
}

/** What breaks while it is drawn takes itself away and nothing around it: any answer may hold what nobody thought of. */
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
