import { type ReactNode, useState } from 'react';
import { DialogBox } from './dialog-box.js';
import { SecretOnce } from './secret-once.js';

/**
 * A dialog that asks for something, and then shows the secret that was made.
 *
 * @param secret null until there is one
 */
export function SecretDialog({
  title,
  name,
  secret,
  onClose,
  children,
}: {
  title: string;
  name: string;
  secret: string | null;
  onClose: () => void;
  children: ReactNode;
}) {
  const [isStored, setStored] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const mayGo = secret === null || isStored;
  return (
    <DialogBox title={title} onClose={() => (mayGo ? onClose() : setWarned(true))}>
      {secret === null ? (
        children
      ) : (
        <SecretOnce {...{ name, secret, isStored, isWarned, onClose }} onStored={setStored} />
      )}
    </DialogBox>
  );
}
