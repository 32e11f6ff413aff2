import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from './hint';

function hinted( text: string | false ) {
	return (
		<Hint id="why" text={ text }>
			<button type="button" aria-describedby="why">
				Save
			</button>
		</Hint>
	);
}

const button = () => screen.getByRole( 'button', { name: 'Save' } );
const isDismissed = () =>
	button().closest( '.jp-hint' )?.classList.contains( 'is-dismissed' );

describe( 'a hint', () => {
	it( 'is read with its control, and hidden by Escape until the control loses focus', async () => {
		const user = userEvent.setup();
		render( hinted( 'Nothing to save.' ) );
		expect( button() ).toHaveAccessibleDescription( 'Nothing to save.' );
		await user.tab();
		expect( isDismissed() ).toBe( false );
		await user.keyboard( '{Escape}' );
		expect( isDismissed() ).toBe( true );
		await user.tab();
		await user.tab();
		expect( button() ).toHaveFocus();
		expect( isDismissed() ).toBe( false );
	} );

	it( 'that appears while its control is in use is shown on the next hover or focus', async () => {
		const user = userEvent.setup();
		const { rerender } = render( hinted( false ) );
		await user.click( button() );
		rerender( hinted( 'Nothing to save.' ) );
		expect( isDismissed() ).toBe( true );
		expect( button() ).toHaveAccessibleDescription( 'Nothing to save.' );
		// The focus keeps it open.
		await user.unhover( button() );
		expect( isDismissed() ).toBe( true );
		await user.tab();
		await user.hover( button() );
		expect( isDismissed() ).toBe( false );
	} );

	it.each( [
		[ 'stays where it fits', 20, 220, '' ],
		[ 'comes back from the window’s end', 196, 409, '-97px' ],
		[ 'comes back from its start', -30, 180, '38px' ],
	] )( '%s', async ( _title, left, right, translate ) => {
		jest.spyOn(
			document.documentElement,
			'clientWidth',
			'get'
		).mockReturnValue( 320 );
		const user = userEvent.setup();
		render( hinted( 'Nothing to save.' ) );
		const text = screen.getByRole( 'tooltip', { hidden: true } );
		jest.spyOn( text, 'getBoundingClientRect' ).mockReturnValue( {
			...text.getBoundingClientRect(),
			left,
			right,
		} );
		await user.tab();
		expect( text.style.translate ).toBe( translate );
	} );
} );
