import { useId } from 'react';

/**
 * A day, as the browser asks for one, given on as the instant at which it starts or ends here.
 *
 * @param value ISO 8601, or empty
 */
export function DayBox({
  label,
  value,
  edge,
  onChange,
}: {
  label: string;
  value: string;
  edge: 'start' | 'end';
  onChange: (iso: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="date"
        value={value === '' ? '' : dayOf(new Date(value))}
        onChange={({ target }) => {
          const at = new Date(`${target.value}T${edge === 'start' ? '00:00' : '23:59:59.999'}`);
          onChange(Number.isNaN(at.getTime()) ? '' : at.toISOString());
        }}
      />
    </div>
  );
}

/** As local time has it: YYYY-MM-DD. */
const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
