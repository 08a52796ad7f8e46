/** Lines to copy, always left to right; long ones wrap. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
      tabIndex={0}
      aria-label={label}
      className="max-h-52 overflow-auto rounded-md bg-sunken p-3.5"
    >
      <pre dir="ltr" className="text-start text-xs leading-relaxed break-all whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </section>
  )
}
