/**
 * Magnitudes of the discrete Fourier transform of a real sequence, without its mean.
 *
 * @param bins number of evenly spaced frequencies above 0 up to half a cycle per sample
 * @returns one magnitude per bin, divided by the square root of the length
 */
export function magnitudes(sequence: Float64Array, bins: number): Float64Array {
  const { length } = sequence;
  const out = new Float64Array(bins);
  const mean = sequence.reduce((sum, value) => sum + value, 0) / Math.max(1, length);
  for (let bin = 1; bin <= bins; bin++) {
    const turn = (Math.PI * bin) / bins;
    // One rotation per sample instead of a sine and a cosine.
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
    let [real, imaginary, x, y] = [0, 0, 1, 0];
    for (let at = 0; at < length; at++) {
      const value = sequence[at]! - mean;
      real += value * x;
      imaginary += value * y;
      [x, y] = [x * cosine - y * sine, x * sine + y * cosine];
    }
    out[bin - 1] = Math.hypot(real, imaginary) / Math.sqrt(Math.max(1, length));
  }
  return out;
}
