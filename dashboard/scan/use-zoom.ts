import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export const ZOOM_MAX = 6;
const STEP = 1.5;
/** Of a pixel of a wheel or a trackpad's pinch. */
const WHEEL_RATE = 0.01;

/** A point of the window that stays where it is while the sheet around it grows. */
interface Anchor {
  x: number;
  y: number;
}

export interface Zoom {
  /** 1 fits the width. */
  scale: number;
  by: (factor: number) => void;
  in: () => void;
  out: () => void;
  fit: () => void;
}

/** Zooms what a scrolling frame shows: by buttons, keys, wheel with Ctrl, and two fingers. */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom {
  const [scale, setScale] = useState(1);
  const current = useRef(1);
  /** What the next drawing must make up for; without an anchor the middle of the frame stays. */
  const moved = useRef<{ factor: number; anchor: Anchor | null } | null>(null);

  const to = useCallback((wanted: number, anchor: Anchor | null = null) => {
    const next = Math.min(ZOOM_MAX, Math.max(1, wanted));
    if (next === current.current) return;
    const factor = (next / current.current) * (moved.current?.factor ?? 1);
    moved.current = { factor, anchor };
    current.current = next;
    setScale(next);
  }, []);

  useLayoutEffect(() => {
    const [element, move] = [frame.current, moved.current];
    moved.current = null;
    if (element === null || move === null) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const { anchor, factor } = move;
    const [x, y] = anchor === null ? [width / 2, height / 2] : [anchor.x - left, anchor.y - top];
    element.scrollLeft = (element.scrollLeft + x) * factor - x;
    element.scrollTop = (element.scrollTop + y) * factor - y;
  }, [frame, scale]);

  useEffect(() => {
    const element = frame.current;
    return element === null
      ? undefined
      : listen(element, (factor, at) => to(current.current * factor, at));
  }, [frame, to]);

  return {
    scale,
    by: (factor) => to(current.current * factor),
    in: () => to(current.current * STEP),
    out: () => to(current.current / STEP),
    fit: () => to(1),
  };
}

/** @param zoom is told by which factor, around which point; returns how to stop */
function listen(element: HTMLElement, zoom: (factor: number, at: Anchor) => void): () => void {
  const fingers = new Map<number, Anchor>();
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * WHEEL_RATE), { x: event.clientX, y: event.clientY });
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch') fingers.set(event.pointerId, placeOf(event));
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = spread(fingers);
    fingers.set(event.pointerId, placeOf(event));
    const after = spread(fingers);
    if (before === null || after === null || before.width === 0) return;
    zoom(after.width / before.width, after.middle);
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, up);
  return () => {
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel'] as const) element.removeEventListener(end, up);
  };
}

const placeOf = ({ clientX, clientY }: PointerEvent): Anchor => ({ x: clientX, y: clientY });

/** Distance and middle of two fingers; null for any other number. */
function spread(fingers: ReadonlyMap<number, Anchor>): { width: number; middle: Anchor } | null {
  const [a, b, ...more] = [...fingers.values()];
  if (a === undefined || b === undefined || more.length > 0) return null;
  return {
    width: Math.hypot(a.x - b.x, a.y - b.y),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
}
