import { Button, type ButtonProps } from 'react-aria-components';

/**
 * A button of something that takes a while. Pressed again meanwhile it does nothing (of a form:
 * whoever handles its submission sees to that); unlike a disabled one it keeps the focus, without
 * which Escape would not reach its dialog.
 */
export function ActButton({
  isActing,
  className,
  onPress,
  ...props
}: Omit<ButtonProps, 'className'> & { isActing: boolean; className: string }) {
  return (
    <Button
      {...props}
      className={isActing ? `${className} button-acting` : className}
      {...(onPress && !isActing && { onPress })}
    />
  );
}
