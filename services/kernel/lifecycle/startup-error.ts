/** A reason not to start that a person can act on: the message is one plain sentence. */
export class StartupError extends Error {
  override name = 'StartFailure'
}
