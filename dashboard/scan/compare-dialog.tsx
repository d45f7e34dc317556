import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  Button,
  Dialog,
  Heading,
  Label,
  Modal,
  ModalOverlay,
  Slider,
  SliderThumb,
  SliderTrack,
  ToggleButton,
  ToggleButtonGroup,
  useLocale,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Box } from '../api/types.js';
import { Icon } from '../ui/icon.js';
import { placeOf } from './place.js';
import { useZoom } from './use-zoom.js';

export interface ComparedPicture {
  title: string;
  src: string;
  /** Pixels. */
  width: number;
  height: number;
}

const MODES = ['side', 'wipe', 'switch'] as const;
type Mode = (typeof MODES)[number];

/** Two pictures of a page: side by side, one wiped over the other, or one in place of the other. */
export function CompareDialog({
  title,
  before,
  after,
  marks,
  onClose,
  children,
}: {
  title: string;
  before: ComparedPicture;
  after: ComparedPicture;
  /** Places that differ, on `after`. */
  marks: Box[];
  onClose: () => void;
  /** What chooses the pictures. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const [mode, setMode] = useState<Mode>('side');
  const [share, setShare] = useState(50);
  const [isBefore, setBefore] = useState(true);
  const [left, right] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const { direction } = useLocale();
  // The slider begins where reading does, and so does what it shows.
  const edge = direction === 'rtl' ? 100 - share : share;
  const clip = direction === 'rtl' ? `inset(0 0 0 ${edge}%)` : `inset(0 ${100 - edge}% 0 0)`;
  const zoom = useZoom(left);
  useScrollTogether(left, right, mode === 'side');
  const width = `${zoom.scale * 100}%`;
  const sheetOf = (picture: ComparedPicture) => ({
    width,
    aspectRatio: `${picture.width} / ${picture.height}`,
  });
  return (
    <ModalOverlay isOpen isDismissable className="overlay" onOpenChange={onClose}>
      <Modal className="modal modal-compare">
        <Dialog className="dialog compare">
          <div className="compare-bar">
            <Heading slot="title" level={2} className="dialog-title">
              {title}
            </Heading>
            <Button className="icon-button" aria-label={t('app.close')} onPress={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          <div className="compare-bar">
            {children}
            <ToggleButtonGroup
              className="toggles"
              aria-label={t('scan.compareMode')}
              disallowEmptySelection
              selectedKeys={[mode]}
              onSelectionChange={([key]) => setMode(MODES.find((one) => one === key) ?? 'side')}
            >
              {MODES.map((one) => (
                <ToggleButton key={one} id={one} className="toggle">
                  {t(`scan.compareModes.${one}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <span className="toolbar-gap" />
            <Button className="icon-button" aria-label={t('scan.zoomOut')} onPress={zoom.out}>
              <Icon name="minus" />
            </Button>
            <Button className="icon-button" aria-label={t('scan.zoomIn')} onPress={zoom.in}>
              <Icon name="plus" />
            </Button>
          </div>
          {mode === 'wipe' && (
            <Slider
              className="slider slider-wide"
              value={share}
              onChange={setShare}
              aria-label={t('scan.compareWipe')}
            >
              <Label>{before.title}</Label>
              <SliderTrack className="slider-track">
                <SliderThumb className="slider-thumb" />
              </SliderTrack>
              <span>{after.title}</span>
            </Slider>
          )}
          {mode === 'switch' && (
            <ToggleButton className="button" isSelected={isBefore} onChange={setBefore}>
              {t('scan.compareShown', { title: isBefore ? before.title : after.title })}
            </ToggleButton>
          )}
          <div className={`compare-frames compare-${mode}`}>
            <Frame frame={left} title={mode === 'side' ? before.title : null}>
              <div className="page-sheet" style={sheetOf(mode === 'side' ? before : after)}>
                {mode !== 'side' && <Picture picture={after} />}
                {(mode !== 'switch' || isBefore) && (
                  <Picture picture={before} {...(mode === 'wipe' && { clip })} />
                )}
                {mode === 'wipe' && <span className="compare-edge" style={{ left: `${edge}%` }} />}
                {marks.map((box, index) => (
                  <span key={index} className="compare-mark" style={placeOf(box)} />
                ))}
              </div>
            </Frame>
            {mode === 'side' && (
              <Frame frame={right} title={after.title}>
                <div className="page-sheet" style={sheetOf(after)}>
                  <Picture picture={after} />
                  {marks.map((box, index) => (
                    <span key={index} className="compare-mark" style={placeOf(box)} />
                  ))}
                </div>
              </Frame>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Frame({
  frame,
  title,
  children,
}: {
  frame: RefObject<HTMLDivElement | null>;
  title: string | null;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <figure className="compare-figure">
      {title !== null && <figcaption>{title}</figcaption>}
      <div
        ref={frame}
        className="page-frame"
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label={title ?? t('scan.compareMode')}
      >
        {children}
      </div>
    </figure>
  );
}

function Picture({ picture, clip }: { picture: ComparedPicture; clip?: string }) {
  const style = clip === undefined ? {} : { clipPath: clip };
  return <img className="compare-picture" src={picture.src} alt={picture.title} style={style} />;
}

/** What is scrolled on one side is scrolled on the other, by the share of what can be. */
function useScrollTogether(
  one: RefObject<HTMLElement | null>,
  other: RefObject<HTMLElement | null>,
  isOn: boolean,
): void {
  useEffect(() => {
    const [left, right] = [one.current, other.current];
    if (!isOn || left === null || right === null) return;
    // Where each was put by the other. It hears of that only later, when the other may have moved
    // on already: an answer would put that one back.
    const put = new Map<HTMLElement, { top: number; start: number }>();
    const follow = (from: HTMLElement, to: HTMLElement) => () => {
      const own = put.get(from);
      put.delete(from);
      if (own?.top === from.scrollTop && own.start === from.scrollLeft) return;
      const [x, y] = [from.scrollWidth - from.clientWidth, from.scrollHeight - from.clientHeight];
      const before = { top: to.scrollTop, start: to.scrollLeft };
      to.scrollTop = y > 0 ? (from.scrollTop / y) * (to.scrollHeight - to.clientHeight) : 0;
      to.scrollLeft = x > 0 ? (from.scrollLeft / x) * (to.scrollWidth - to.clientWidth) : 0;
      const after = { top: to.scrollTop, start: to.scrollLeft };
      if (after.top !== before.top || after.start !== before.start) put.set(to, after);
    };
    const [leftMoved, rightMoved] = [follow(left, right), follow(right, left)];
    left.addEventListener('scroll', leftMoved);
    right.addEventListener('scroll', rightMoved);
    return () => {
      left.removeEventListener('scroll', leftMoved);
      right.removeEventListener('scroll', rightMoved);
    };
  }, [one, other, isOn]);
}
