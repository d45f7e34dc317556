import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { pageImageAddress } from '../api/scans.js';
import type { Report, Scan } from '../api/types.js';
import { Icon } from '../ui/icon.js';
import { SelectBox } from '../ui/select-box.js';
import { CompareDialog } from './compare-dialog.js';
import type { PageShape } from './pages.js';

/** Compares a page with what it was in earlier revisions of its file; nothing where it had none. */
export function CompareRevisions({
  scan,
  report,
  shape,
}: {
  scan: Scan;
  report: Report;
  shape: PageShape;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const { page, earlier } = shape;
  const state = earlier.find(({ revision }) => revision === chosen) ?? earlier[0];
  if (state === undefined || !shape.hasPicture) return null;
  const nameOf = (revision: number): string => t('scan.revision', { revision });
  return (
    <>
      <Button className="button compare-open" onPress={() => setOpen(true)}>
        <Icon name="compare" />
        {t('scan.compareRevisions')}
      </Button>
      {isOpen && (
        <CompareDialog
          title={t('scan.compareTitle', { page })}
          before={{
            ...state,
            title: nameOf(state.revision),
            src: pageImageAddress(scan.id, page, state.revision),
          }}
          after={{ ...shape, title: t('scan.revisionNow'), src: pageImageAddress(scan.id, page) }}
          marks={report.findings.flatMap(({ box, change }) =>
            box?.page === page && (change?.kind === 'earlier' || change?.kind === 'signed')
              ? [box]
              : [],
          )}
          onClose={() => setOpen(false)}
        >
          {earlier.length > 1 && (
            <SelectBox
              label={t('scan.revisions')}
              value={String(state.revision)}
              choices={earlier.map(({ revision }) => ({
                id: String(revision),
                text: nameOf(revision),
              }))}
              onChange={(id) => setChosen(Number(id))}
            />
          )}
        </CompareDialog>
      )}
    </>
  );
}
