import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** Modules around the code that must stay empty (ISO/IEC 18004, 6.3.8). */
const QUIET = 4;

/** A QR code, drawn here: nothing is asked of anybody. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => outline(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} className="qr" viewBox={`0 0 ${side} ${side}`}>
      <path d={path} />
    </svg>
  );
}

/** One rectangle for each run of dark modules in a row. */
function outline(text: string): { path: string; size: number } {
  const code = generate(text);
  const { size } = code;
  const parts: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let width = 0;
      while (code.get(x + width, y)) width += 1;
      if (width > 0) parts.push(`M${x + QUIET} ${y + QUIET}h${width}v1h-${width}z`);
      x += width;
    }
  }
  return { path: parts.join(''), size };
}
