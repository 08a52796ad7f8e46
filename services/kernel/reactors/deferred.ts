/**
 * Thrown by a reactor's handler whose work cannot be done now through no fault of the event: the event is put off and
 * heard again by itself, no attempt counts against it, and what follows in its stream waits behind it.
 */
export class Deferred extends Error {
  override name = 'Later'
  readonly afterMs: number

  constructor(reason: string, afterMs: number, options?: ErrorOptions) {
    super(reason, options)
    this.afterMs = afterMs
  }
}
