import type { Line } from '../servers/prometheus.js';

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [480, 240, 60, 28, 50];
const COLOURS = ['#1f77b4', '#d62728', '#2ca02c', '#ff7f0e', '#9467bd', '#8c564b', '#17becf'];

/** A picture of a panel, as SVG: its lines over the time asked for, from 0 to their largest value. */
export function drawPanel(title: string, lines: Line[]): string {
  const points = lines
    .flatMap(({ values }) => values)
    .filter(([, value]) => Number.isFinite(value));
  const times = points.map(([time]) => time);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const top = Math.max(...points.map(([, value]) => value), 0) || 1;
  const x = (time: number): number =>
    LEFT + ((time - from) / (to - from || 1)) * (WIDTH - LEFT - 10);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP);
  const paths = lines.map(({ values }, at) => {
    const shown = values.filter(([, value]) => Number.isFinite(value));
    const path = shown.map(([time, value]) => `${x(time).toFixed(1)},${y(value).toFixed(1)}`);
    return `<polyline fill="none" stroke="${COLOURS[at % COLOURS.length]}" points="${path.join(' ')}"/>`;
  });
  const names = lines.slice(0, 6).map(({ metric }, at) => {
    const name = Object.values(metric).join(' ') || 'value';
    const [column, row] = [at % 3, Math.floor(at / 3)];
    return text(
      LEFT + column * 140,
      HEIGHT - 28 + row * 14,
      name.slice(0, 24),
      COLOURS[at % COLOURS.length],
    );
  });
  const nothing = points.length === 0 ? [text(WIDTH / 2 - 30, HEIGHT / 2, 'no data')] : [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="11">`,
    '<rect width="100%" height="100%" fill="white"/>',
    text(10, 18, title),
    text(6, TOP + 8, top.toPrecision(3)),
    text(6, HEIGHT - BOTTOM, '0'),
    `<path stroke="#ccc" fill="none" d="M${LEFT},${TOP}V${HEIGHT - BOTTOM}H${WIDTH - 10}"/>`,
    ...paths,
    ...names,
    ...nothing,
    '</svg>',
  ].join('\n');
}

const text = (x: number, y: number, words: string, colour = 'black'): string =>
  `<text x="${x}" y="${y}" fill="${colour}">${words.replace(/[<&>]/g, ' ')}</text>`;
