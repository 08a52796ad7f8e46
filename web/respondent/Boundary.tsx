import { Component, type ReactNode } from 'react'
import { Broken } from './parts/all.ts'

/** A mistake of ours ends in a page that says so and can be loaded again, never in a blank one. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}
