import { programOf } from '../../software/programs.js';
import type { PictureFacts } from '../../evidence/picture-facts.js';

/** EXIF makes whose pictures are a phone's or tablet's, never a camera's with colour spaces to choose from. */
const PHONE_MAKES =
  /^(?:apple|google|xiaomi|redmi|poco|huawei|honor|oppo|realme|oneplus|vivo|motorola|hmd|nokia|lge|lg electronics|htc|asus|zte|nubia|tcl|nothing|infinix|tecno|meizu|lenovo|blackberry|research in motion)\b/i;

/** Makers of phones and of cameras are told apart by the model. */
const PHONE_MODELS = /^(?:sm-|gt-|sgh-|shv-|galaxy|xq-|xperia|pixel|iphone|ipad)/i;

/** Whether EXIF names a phone's or tablet's camera. */
export const namesPhone = ({ make, model }: PictureFacts): boolean =>
  make !== null && (PHONE_MAKES.test(make) || PHONE_MODELS.test(model ?? ''));

/** Whether the file itself names a picture editor; then there is nothing left to contradict. */
export const namesEditor = ({ software, xmp }: PictureFacts): boolean =>
  [...software, xmp?.creatorTool, xmp?.producer, ...(xmp?.historyAgents ?? [])].some(
    (text) => text && programOf(text)?.kind === 'picture_editor',
  );
