import { useMemo } from 'react';
import type { Finding } from '../api/types.js';
import { placeOf } from './place.js';
import type { Focus } from './focus.js';

/** The places of the findings of one page. Smaller ones lie above larger ones, to be reached. */
export function PageMarks({
  findings,
  page,
  focus,
  onSelect,
}: {
  findings: Finding[];
  page: number;
  focus: Focus;
  onSelect: (findingId: string) => void;
}) {
  const marks = useMemo(
    () =>
      findings
        .flatMap(({ id, title, severity, box }) =>
          box && box.page === page ? [{ id, title, severity, box }] : [],
        )
        .sort((a, b) => b.box.w * b.box.h - a.box.w * a.box.h),
    [findings, page],
  );
  const { box, findingId } = focus;
  return (
    <>
      {marks.map((mark) => (
        <button
          key={mark.id}
          type="button"
          className={`mark severity-${mark.severity}`}
          style={placeOf(mark.box)}
          aria-label={mark.title}
          aria-pressed={mark.id === findingId}
          title={mark.title}
          {...(mark.id === findingId && { 'data-focused': true })}
          onClick={() => onSelect(mark.id)}
        />
      ))}
      {findingId === null && box?.page === page && (
        <span className="mark mark-value" style={placeOf(box)} data-focused />
      )}
    </>
  );
}
