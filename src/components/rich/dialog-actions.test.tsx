import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Button } from '../light/button';
import { ButtonLink } from '../light/button-link';
import { DialogActions } from './dialog-actions';

const MESSAGE = 'All children elements should be a Button.';

/** Returns the errors that a group with these children reports. */
function reportsOf( children: ReactNode ): unknown[][] {
	const log = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	render( <DialogActions>{ children }</DialogActions> );
	const { calls } = log.mock;
	log.mockRestore();
	return calls;
}

it.each( [
	[ 'a text', 'Save' ],
	[ 'an element', <em key="1">Save</em> ],
	[
		'something beside its buttons',
		[ <Button key="1">Save</Button>, <p key="2">Now?</p> ],
	],
] )( 'A286: a button group with %s in it reports that', ( _what, children ) => {
	expect( reportsOf( children ) ).toEqual( [ [ MESSAGE ] ] );
} );

it( 'A286: one of buttons alone reports nothing', () => {
	expect(
		reportsOf( [
			<Button key="1">Cancel</Button>,
			<Button key="2" disabledReason="Not yet.">
				Save
			</Button>,
			<ButtonLink key="3" href="#/security">
				Go on
			</ButtonLink>,
			null,
			false,
		] )
	).toEqual( [] );
} );
