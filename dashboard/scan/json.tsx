import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Scan } from '../api/types.js';
import { saveFile } from '../ui/save-file.js';

/** More than this is not read in a page; the file has all of it. */
const SHOWN_MAX_CHARS = 200_000;

/** The answer of the API as it is. */
export function Json({ scan }: { scan: Scan }) {
  const { t } = useTranslation();
  const text = useMemo(() => JSON.stringify(scan, null, 2), [scan]);
  return (
    <>
      <Button
        className="button"
        onPress={() => saveFile(`${scan.id}.json`, 'application/json', text)}
      >
        {t('scan.save')}
      </Button>
      <pre className="json" dir="ltr" tabIndex={0} role="region" aria-label={t('scan.json')}>
        {text.length > SHOWN_MAX_CHARS ? `${text.slice(0, SHOWN_MAX_CHARS)}\n…` : text}
      </pre>
    </>
  );
}
