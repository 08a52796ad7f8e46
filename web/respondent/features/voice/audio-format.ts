/** As documented: Opus in WebM if available. */
const formats = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/wav']

/** The first format that the browser can record, else its default. */
export const selectFormat = (isSupported: (format: string) => boolean): string | undefined =>
  formats.find(isSupported)

/** Perceived loudness, 0 to 1, of samples around 128. */
export function soundLevel(samples: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < samples.length; at++) sum += ((samples[at]! - 128) / 128) ** 2
  return Math.min(1, Math.sqrt(Math.sqrt(sum / samples.length)))
}
