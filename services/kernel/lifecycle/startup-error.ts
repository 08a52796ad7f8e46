/** A reason not to start that an operator can act on. The message is one sentence. */
export class StartupError extends Error {
  override name = 'StartupError'
}
