import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { ScanFilters } from '../api/scans.js';
import { type Choice, SelectBox } from '../ui/select-box.js';
import { DayBox } from '../ui/day-box.js';
import { TextBox } from '../ui/text-box.js';

const TYPING_PAUSE_MS = 300;
const ANY = 'any';

export function FilterBar({
  filters,
  isFiltered,
  change,
  clear,
}: {
  filters: ScanFilters;
  isFiltered: boolean;
  change: (next: Partial<ScanFilters>) => void;
  clear: () => void;
}) {
  const { t } = useTranslation();
  const words = {
    status: t('statuses', { returnObjects: true }),
    verdict: t('verdicts', { returnObjects: true }),
    document_type: t('documentTypes', { returnObjects: true }),
    label: t('labels', { returnObjects: true }),
  };
  const titles = {
    status: t('list.status'),
    verdict: t('list.verdict'),
    document_type: t('list.type'),
    label: t('list.label'),
  };
  return (
    <search className="filters">
      <SearchBox value={filters.search} onChange={(search) => change({ search })} />
      {(['verdict', 'status', 'document_type', 'label'] as const).map((name) => (
        <SelectBox
          key={name}
          label={titles[name]}
          value={filters[name] === '' ? ANY : filters[name]}
          choices={[{ id: ANY, text: t('list.any') }, ...choicesOf(words[name])]}
          onChange={(id) => change({ [name]: id === ANY ? '' : id })}
        />
      ))}
      <DayBox
        label={t('list.from')}
        value={filters.created_after}
        edge="start"
        onChange={(created_after) => change({ created_after })}
      />
      <DayBox
        label={t('list.to')}
        value={filters.created_before}
        edge="end"
        onChange={(created_before) => change({ created_before })}
      />
      {isFiltered && (
        <Button className="button" onPress={clear}>
          {t('list.clear')}
        </Button>
      )}
    </search>
  );
}

const choicesOf = (words: Record<string, string>): Choice[] =>
  Object.entries(words).map(([id, text]) => ({ id, text }));

/** Asks when typing pauses, not at each letter. */
function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Changed from elsewhere, e.g. by clearing the filters.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextBox
      label={t('list.search')}
      placeholder={t('list.searchHint')}
      type="search"
      value={text}
      onChange={setText}
    />
  );
}
