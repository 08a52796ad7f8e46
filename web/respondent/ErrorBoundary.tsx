import { Component, type ReactNode } from 'react'
import { CrashScreen } from './features/lazy-screens.ts'

/** Shows an error page with a reload button instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? <CrashScreen /> : this.props.children
  }
}
