/** Frame durations by configuration, in milliseconds (RFC 6716, table 2). */
const silkMs = [10, 20, 40, 60]
const hybridMs = [10, 20]
const celtMs = [2.5, 5, 10, 20]

/** Seconds of sound in a packet, from its first bytes. */
export function opusSeconds(packet: Buffer): number {
  if (packet.length === 0) return 0
  const configuration = packet[0]! >> 3
  const frameMs =
    configuration < 12
      ? silkMs[configuration % 4]!
      : configuration < 16
        ? hybridMs[configuration % 2]!
        : celtMs[configuration % 4]!
  const kind = packet[0]! & 3
  const frames = kind === 0 ? 1 : kind < 3 ? 2 : (packet[1] ?? 0) & 0x3f
  return (frames * frameMs) / 1000
}
