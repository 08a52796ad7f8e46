/** A speech bubble with two lines of prose and an annatto full stop. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="2 2 28 28"
      fill="none"
      aria-hidden="true"
    >
      <path
        d="M16 3C8.3 3 3 8 3 14.6c0 3.9 1.9 7 4.8 9.1L7 29l6.1-3c.9.2 1.9.3 2.9.3 7.7 0 13-5 13-11.7C29 8 23.7 3 16 3Z"
        fill="var(--primary)"
      />
      <path
        d="M10 13.2h12M10 18h7.5"
        stroke="var(--on-primary)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="21.8" cy="18" r="1.9" fill="var(--accent)" />
    </svg>
  )
}

/** Icons of the first screens, and small ones that several features use. Others are beside their feature. */
const paths = {
  check: 'M5 12.5 10 17.5 19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z',
}

type IconProps = {
  /** An icon's name, or a drawing of its own. */
  of: keyof typeof paths | `M${string}`
  size?: number
}

export function Icon({ of, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={of in paths ? paths[of as keyof typeof paths] : of} />
    </svg>
  )
}
