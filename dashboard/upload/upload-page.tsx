import { useEffect, useState } from 'react';
import { Button, DropZone, FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../i18n/i18n.js';
import { useTitle } from '../shell/use-title.js';
import { Icon } from '../ui/icon.js';
import { SelectBox } from '../ui/select-box.js';
import { filesOf } from './dropped-files.js';
import { UploadTable } from './upload-table.js';
import { useUploads } from './uploads.js';

const KINDS = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', '.heic'];

/** Documents to scan: dropped, pasted or chosen, any number of them. */
export function UploadPage() {
  const { t, i18n } = useTranslation();
  useTitle(t('upload.title'));
  const { queue } = useUploads();
  const [lang, setLang] = useState<Language>(i18n.language === 'he' ? 'he' : 'en');
  const [added, setAdded] = useState(0);
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    queue.add(files, lang);
    setAdded(files.length);
  };

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      queue.add(files, lang);
      setAdded(files.length);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [queue, lang]);

  return (
    <>
      <h1>{t('upload.title')}</h1>
      <DropZone
        className="drop-zone"
        aria-label={t('upload.drop')}
        onDrop={({ items }) => void filesOf(items).then(add)}
      >
        <Icon name="upload" />
        <p>{t('upload.drop')}</p>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={KINDS}
          onSelect={(files) => add([...(files ?? [])])}
        >
          <Button className="button button-main">{t('upload.choose')}</Button>
        </FileTrigger>
        <small>{t('upload.kinds')}</small>
      </DropZone>
      <p role="status" className="visually-hidden">
        {added > 0 ? t('upload.dropped', { count: added }) : ''}
      </p>
      <div className="upload-options">
        <SelectBox
          label={t('upload.language')}
          value={lang}
          choices={LANGUAGES.map((id) => ({ id, text: LANGUAGE_NAMES[id] }))}
          onChange={(id) => setLang(id === 'he' ? 'he' : 'en')}
        />
      </div>
      <UploadTable />
    </>
  );
}
