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
	/** Its own work is under way: it keeps the focus and ignores clicks. The caller changes the label. */
	isBusy?: boolean | undefined;
	/** Why it can't be used now: disables it, and is told on hover, on focus and to screen readers. */
	disabledReason?: string | false | undefined;
	/** The edge that the reason lines up with; 'end' for a button at the end of a row. */
	hintEdge?: 'start' | 'end' | undefined;
	/** Above it, where below there is no room: in a dialog's last row it would make the dialog scroll. */
	isHintAbove?: boolean | undefined;
	/** Where the visible label needs its surroundings to be understood. */
	ariaLabel?: string | undefined;
	ariaExpanded?: boolean | undefined;
	ariaControls?: string | undefined;
	ariaDescribedBy?: string | undefined;
	ariaKeyShortcuts?: string | undefined;
	id?: string | undefined;
}

/**
 * The one button. It is never `disabled`, which would drop the focus and hide
 * the reason from the keyboard, but `aria-disabled` with a reason to read.
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
							// A submit button would send its form all the same.
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
