import { programOf } from '../../software/programs.js';
import type { PictureFacts } from '../../evidence/picture-facts.js';

/** EXIF makes of phones and tablets, not of cameras with a choice of colour spaces. */
const PHONE_MAKES =
  /^(?:apple|google|xiaomi|redmi|poco|huawei|honor|oppo|realme|oneplus|vivo|motorola|hmd|nokia|lge|lg electronics|htc|asus|zte|nubia|tcl|nothing|infinix|tecno|meizu|lenovo|blackberry|research in motion)\b/i;

/** Models of phones by makers that also build cameras. */
const PHONE_MODELS = /^(?:sm-|gt-|sgh-|shv-|galaxy|xq-|xperia|pixel|iphone|ipad)/i;

/** Whether EXIF names the camera of a phone or tablet. */
export const namesPhone = ({ make, model }: PictureFacts): boolean =>
  make !== null && (PHONE_MAKES.test(make) || PHONE_MODELS.test(model ?? ''));

/** Whether the file names a picture editor; then nothing contradicts an edit. */
export const namesEditor = ({ software, xmp }: PictureFacts): boolean =>
  [...software, xmp?.creatorTool, xmp?.producer, ...(xmp?.historyAgents ?? [])].some(
    (text) => text && programOf(text)?.kind === 'picture_editor',
  );
