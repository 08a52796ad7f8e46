/**
 * Thrown by a reactor's handler for a passing failure that the event did not cause: the event is parked and retried after
 * `afterMs`, without counting as an attempt; later events of its stream wait for it.
 */
export class Deferred extends Error {
  override name = 'Deferred'
  readonly afterMs: number

  constructor(reason: string, afterMs: number, options?: ErrorOptions) {
    super(reason, options)
    this.afterMs = afterMs
  }
}
