import { forwardRef, useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { Hint } from './hint';
import './button.scss';

export type ButtonVariant = 'primary' | 'secondary' | 'link' | 'danger';

export interface ButtonProps {
	children: ReactNode;
	variant?: ButtonVariant | undefined;
	type?: 'button' | 'submit' | undefined;
	onClick?:
		| ( ( event: MouseEvent< HTMLButtonElement > ) => void )
		| undefined;
	/**
	 * Its action is in progress: it keeps the focus and ignores clicks. The
	 * caller changes the label.
	 */
	isBusy?: boolean | undefined;
	/**
	 * Why it is unavailable: disables it, and is shown on hover and focus and
	 * read by screen readers.
	 */
	disabledReason?: string | false | undefined;
	/**
	 * The edge that the hint aligns with; 'end' for a button at the end of a
	 * row.
	 */
	hintEdge?: 'start' | 'end' | undefined;
	/**
	 * Shows the hint above the button; in a dialog's last row, a hint below
	 * would make the dialog scroll.
	 */
	isHintAbove?: boolean | undefined;
	/** For buttons whose visible label is unclear out of context. */
	ariaLabel?: string | undefined;
	ariaExpanded?: boolean | undefined;
	ariaControls?: string | undefined;
	ariaDescribedBy?: string | undefined;
	ariaKeyShortcuts?: string | undefined;
	id?: string | undefined;
}

/**
 * The standard button. Never `disabled`, which would lose the focus and hide
 * the reason from keyboard users; uses `aria-disabled` and a hint instead.
 */
export const Button = forwardRef< HTMLButtonElement, ButtonProps >(
	function Button( props, ref ) {
		const { variant = 'secondary', isBusy = false, disabledReason } = props;
		const hintId = useId();
		const isDisabled = isBusy || Boolean( disabledReason );
		const describedBy = classNames(
			props.ariaDescribedBy,
			disabledReason && hintId
		);

		return (
			<Hint
				id={ hintId }
				text={ disabledReason }
				edge={ props.hintEdge }
				isAbove={ props.isHintAbove }
			>
				<button
					ref={ ref }
					id={ props.id }
					type={ props.type ?? 'button' }
					className={ classNames(
						'jp-button',
						`is-${ variant }`,
						isBusy && 'is-busy'
					) }
					aria-label={ props.ariaLabel }
					aria-disabled={ isDisabled || undefined }
					aria-describedby={ describedBy || undefined }
					aria-expanded={ props.ariaExpanded }
					aria-controls={ props.ariaControls }
					aria-keyshortcuts={ props.ariaKeyShortcuts }
					onClick={ ( event ) => {
						if ( isDisabled ) {
							// A submit button with aria-disabled would still
							// submit its form.
							event.preventDefault();
							return;
						}
						props.onClick?.( event );
					} }
				>
					{ props.children }
				</button>
			</Hint>
		);
	}
);
