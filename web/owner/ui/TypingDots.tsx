/** Three dots in the colour of the text. */
export const TypingDots = () =>
  [0, 200, 400].map((delay) => (
    <span
      key={delay}
      aria-hidden
      className="size-1.5 animate-shimmer rounded-full bg-current"
      style={{ animationDelay: `${delay}ms` }}
    />
  ))
