/** A picture of one value a pixel with its columns as rows. */
export function transposed(values: Uint8Array, width: number, height: number): Uint8Array {
  const turned = new Uint8Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + y] = values[y * width + x]!;
  return turned;
}
