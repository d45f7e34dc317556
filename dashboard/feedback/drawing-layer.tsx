import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnBox } from '../api/types.js';
import { useFormat } from '../i18n/use-format.js';
import { placeOf } from '../scan/place.js';
import { middleOf, moved, type Point, sized, spanned, STEP } from './box.js';
import { useFeedback } from './feedback-context.js';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** Id of the sentence about them. */
export const DRAWING_KEYS = 'drawing-keys';
/** Keys that mean what they mean elsewhere on a page: moving on, and zoom. */
const PASSED_ON = new Set(['Tab', '+', '=', '-', '0']);

/** Lies over a page while a box is drawn, by pointer or by keyboard. */
export function DrawingLayer({ page }: { page: number }) {
  const { drawing } = useFeedback();
  if (drawing === null) return null;
  // A box belongs to its page: on another one drawing begins anew.
  return <Layer key={page} page={page} box={drawing.box?.page === page ? drawing.box : null} />;
}

function Layer({ page, box }: { page: number; box: DrawnBox | null }) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const { draw, keep, cancel } = useFeedback();
  const layer = useRef<HTMLDivElement>(null);
  const outline = useRef<HTMLSpanElement>(null);
  const from = useRef<Point | null>(null);

  const fingers = useRef(new Map<number, Point>());

  useEffect(() => {
    layer.current?.focus({ preventScroll: true });
  }, []);

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
  };
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    from.current = null;
  };
  const press = (event: KeyboardEvent) => {
    if (PASSED_ON.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    // What the page does by keys waits while a box is drawn.
    event.stopPropagation();
    const arrow = ARROWS[event.key];
    if (arrow) draw(change(box ?? middleOf(page, seenOf(event.currentTarget)), arrow, event));
    else if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter') keep();
    else return;
    event.preventDefault();
    requestAnimationFrame(() =>
      outline.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  };
  return (
    <div
      ref={layer}
      className="drawing-layer"
      role="application"
      tabIndex={0}
      aria-label={t('feedback.drawArea', { page })}
      aria-describedby={DRAWING_KEYS}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        // One finger draws; two zoom, as the frame does it, and move what is zoomed.
        from.current = fingers.current.size === 1 ? pointOf(event) : null;
      }}
      onPointerMove={(event) => {
        const was = fingers.current.get(event.pointerId);
        if (was === undefined) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (fingers.current.size === 2) {
          const [dx, dy] = [was.x - event.clientX, was.y - event.clientY];
          event.currentTarget.closest('.page-frame')?.scrollBy(dx / 2, dy / 2);
        } else if (from.current !== null) {
          const drawn = spanned(page, from.current, pointOf(event));
          if (drawn !== null) draw(drawn);
        }
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      {box !== null && <span ref={outline} className="drawn-box" style={placeOf(box)} />}
      <span className="visually-hidden" role="status">
        {box !== null &&
          t('feedback.boxAt', {
            ...{ x: percent(box.x / 100), y: percent(box.y / 100) },
            ...{ w: percent(box.w / 100), h: percent(box.h / 100) },
          })}
      </span>
    </div>
  );
}

const change = (
  box: DrawnBox,
  [dx, dy]: [number, number],
  { shiftKey }: KeyboardEvent,
): DrawnBox => (shiftKey ? sized(box, dx, dy) : moved(box, dx, dy));

/** The part of the layer that is in the frame around it, in percent of the layer. */
function seenOf(layer: Element): Omit<DrawnBox, 'page'> {
  const whole = layer.getBoundingClientRect();
  const frame = layer.closest('.page-frame')?.getBoundingClientRect() ?? whole;
  const left = Math.max(whole.left, frame.left);
  const top = Math.max(whole.top, frame.top);
  return {
    x: ((left - whole.left) / whole.width) * 100,
    y: ((top - whole.top) / whole.height) * 100,
    w: ((Math.min(whole.right, frame.right) - left) / whole.width) * 100,
    h: ((Math.min(whole.bottom, frame.bottom) - top) / whole.height) * 100,
  };
}
