import { Component, type ReactNode } from 'react'
import { CrashScreen } from './features/lazy-screens.ts'

/** A mistake of ours ends in a page that says so and can be loaded again, never in a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? <CrashScreen /> : this.props.children
  }
}
