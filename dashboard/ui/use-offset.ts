import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far below the top of the page an element begins, in pixels, also after the page changed. */
export function useOffset(element: RefObject<HTMLElement | null>): number {
  const [offsetPx, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top;
      if (top !== undefined) setOffset(Math.round(top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offsetPx;
}
