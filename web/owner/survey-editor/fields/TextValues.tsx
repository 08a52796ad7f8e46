/** A field's value: one text, or a list. */
export function TextValues({ texts, emptyText }: { texts: readonly string[]; emptyText: string }) {
  if (texts.length === 0) return <p className="text-ink-3">{emptyText}</p>
  if (texts.length === 1)
    return (
      <p dir="auto" className="text-page wrap-break-word whitespace-pre-line">
        {texts[0]}
      </p>
    )
  return (
    <ul className="grid gap-1">
      {texts.map((text, index) => (
        <li key={index} dir="auto" className="text-page wrap-break-word">
          {text}
        </li>
      ))}
    </ul>
  )
}
