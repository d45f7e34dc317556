import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CallError } from '../api/call.js';
import { useFormat } from '../i18n/use-format.js';
import { Icon } from '../ui/icon.js';
import { useSayProblem } from '../ui/problem.js';
import { VerdictBadge } from '../ui/verdict-badge.js';
import type { Upload } from './upload.js';
import type { UploadQueue } from './upload-queue.js';

/** One document: how far it is, then what came out, with the way to its scan. */
export function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { t } = useTranslation();
  const { size, percent } = useFormat();
  const say = useSayProblem();
  const { name, state, outcome, problem, scanId } = upload;
  return (
    <div className="upload-row">
      <span className="upload-file">
        {scanId === null ? (
          <span className="ellipsis" dir="auto">
            <bdi>{name}</bdi>
          </span>
        ) : (
          <Link href={`/scans/${scanId}`}>
            <span className="ellipsis" dir="auto">
              <bdi>{name}</bdi>
            </span>
          </Link>
        )}
        <small>{size(upload.size)}</small>
      </span>
      <span className="upload-state">
        {outcome ? (
          <VerdictBadge scan={outcome} />
        ) : (
          <span className={state === 'refused' ? 'badge tone-bad' : 'badge tone-info'}>
            {t(`upload.states.${state === 'accepted' ? 'sending' : state}`)}
            {state === 'sending' && ` ${percent(upload.sentShare)}`}
          </span>
        )}
        {outcome && outcome.risk_score !== null && (
          <span className="upload-score">
            <span className="visually-hidden">{t('list.score')} </span>
            {outcome.risk_score}
          </span>
        )}
        {problem && (
          <small>
            {say(errorOf(problem))}
            {state === 'waiting' && mayPass(problem) && ` ${t('upload.goesOn')}`}
          </small>
        )}
      </span>
      <Button
        className="icon-button"
        aria-label={t('upload.remove', { name })}
        isDisabled={state === 'sending'}
        onPress={() => queue.remove([upload.id])}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}

const errorOf = ({ code, message }: { code: string; message: string }): CallError =>
  new CallError({ code, message, status: 400, requestId: null, retryAfterS: null });

/** Whether it is sent again without anybody's doing. */
const mayPass = ({ code }: { code: string }): boolean => code !== 'QUOTA_EXCEEDED';
