/** As documented: opus in webm where there is a choice. */
const formats = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/wav']

/** The first that a browser can record; where it knows none of them, it chooses for itself. */
export const selectFormat = (isSupported: (format: string) => boolean): string | undefined =>
  formats.find(isSupported)

/** 0 to 1, from a sound's samples around 128: as loud as it seems, not as it is. */
export function soundLevel(samples: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < samples.length; at++) sum += ((samples[at]! - 128) / 128) ** 2
  return Math.min(1, Math.sqrt(Math.sqrt(sum / samples.length)))
}
