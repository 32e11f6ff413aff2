import { fireEvent, screen } from '@testing-library/react';

/** Shows the fields of all features that are off. */
export function unfoldFields(): void {
	const [ first, ...others ] = screen.queryAllByRole( 'button', {
		name: /^Settings: /,
		expanded: false,
	} );
	for ( const button of first ? [ first, ...others ] : [] ) {
		fireEvent.click( button );
	}
	// Nested ones appear with the fields that contain them.
	if ( first ) {
		unfoldFields();
	}
}
