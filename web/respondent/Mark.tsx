/** A speech bubble with two lines of prose and an annatto full stop. */
export function Mark({ size = 28 }: { size?: number }) {
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

const paths = {
  send: 'M12 19V5M6 11l6-6 6 6',
  check: 'M5 12.5 10 17.5 19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z',
  gift: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7S10.5 3 8.2 3.2 6.5 7 12 7Zm0 0s1.5-4 3.8-3.800S17.5 7 12 7Z',
}

export function Icon({ of, size = 20 }: { of: keyof typeof paths; size?: number }) {
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
      <path d={paths[of]} />
    </svg>
  )
}
