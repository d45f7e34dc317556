import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Button, ProgressBar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/notice.js';
import { saveFile } from '../ui/save-file.js';
import { useOffset } from '../ui/use-offset.js';
import { tableOf } from './csv.js';
import { isDone } from './upload.js';
import { UploadRow } from './upload-row.js';
import { useUploads } from './uploads.js';

const ROW_HEIGHT_PX = 60;

/** Every document that was added, the latest first, with its progress and its result. */
export function UploadTable() {
  const { t } = useTranslation();
  const { queue, state } = useUploads();
  const { uploads, isPaused, isOutOfQuota } = state;
  const list = useRef<HTMLDivElement>(null);
  const rows = useWindowVirtualizer({
    count: uploads.length,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 6,
    scrollMargin: useOffset(list),
  });
  if (uploads.length === 0) return <p className="hint">{t('upload.empty')}</p>;
  const done = uploads.filter(isDone);
  const words = {
    verdicts: t('verdicts', { returnObjects: true }),
    statuses: t('statuses', { returnObjects: true }),
    types: t('documentTypes', { returnObjects: true }),
  };
  return (
    <section className="card">
      <div className="upload-bar">
        <ProgressBar
          className="meter"
          value={done.length}
          maxValue={uploads.length}
          aria-label={t('upload.state')}
        >
          {({ percentage }) => (
            <>
              <span role="status">
                {t('upload.progress', { count: uploads.length, done: done.length })}
                {isPaused && ` · ${t('upload.paused')}`}
              </span>
              <span className="meter-track">
                <span className="meter-fill" style={{ width: `${percentage ?? 0}%` }} />
              </span>
            </>
          )}
        </ProgressBar>
        <div className="buttons">
          <Button className="button" onPress={() => queue.pause(!isPaused)}>
            {t(isPaused ? 'upload.resume' : 'upload.pause')}
          </Button>
          <Button
            className="button"
            onPress={() => saveFile('scans.csv', 'text/csv', tableOf(uploads, words))}
          >
            {t('upload.csv')}
          </Button>
          <Button
            className="button"
            isDisabled={done.length === 0}
            onPress={() => queue.remove(done.map(({ id }) => id))}
          >
            {t('upload.clear')}
          </Button>
        </div>
      </div>
      {isOutOfQuota && (
        <Notice tone="bad" isAlert>
          {t('upload.outOfQuota')}
        </Notice>
      )}
      <div ref={list} className="upload-list">
        <ul aria-label={t('upload.title')} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((item) => {
            const upload = uploads[uploads.length - 1 - item.index];
            if (upload === undefined) return null;
            return (
              <li
                key={upload.id}
                ref={rows.measureElement}
                data-index={item.index}
                aria-setsize={uploads.length}
                aria-posinset={item.index + 1}
                style={{ transform: `translateY(${item.start - rows.options.scrollMargin}px)` }}
              >
                <UploadRow upload={upload} queue={queue} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
