/** A message about several fields is in a disclosure with them. */
const FIELD = '.jp-field, .jp-choice-group, .jp-disclosure__content';

/** Focuses the (first) control of the field that contains the element. */
export function focusFieldOf( element: HTMLElement | null ): void {
	const field = element?.closest( FIELD );
	// Controls in a closed disclosure can't be focused.
	field?.closest( 'details' )?.setAttribute( 'open', '' );
	const control =
		field?.querySelector< HTMLElement >( 'input:checked' ) ??
		field?.querySelector< HTMLElement >(
			'input, textarea, select, button'
		);
	control?.focus();
}
