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
  microphone:
    'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5 11.500a7 7 0 0 0 14 0M12 18.500V22',
  speaker: 'M4 9.500v5h4l5 4v-13l-5 4ZM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  muted: 'M4 9.500v5h4l5 4v-13l-5 4ZM17 9.500l5 5M22 9.500l-5 5',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8Z',
  devices:
    'M4 17V6a1 1 0 0 1 1-1h14M2 19h9M15 9h5a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Z',
  chat: 'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5ZM9 8.5c-.6 3.5 3 7.2 6.5 6.5l.5-1.8-2-1-1 1c-1-.4-1.8-1.2-2.2-2.2l1-1-1-2Z',
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
