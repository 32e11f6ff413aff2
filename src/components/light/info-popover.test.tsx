import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InfoPopover } from './info-popover';
import type { PopoverPosition } from './info-popover';

function show( position?: PopoverPosition ) {
	render(
		<>
			<InfoPopover label="About: Store" position={ position }>
				Sells something.
			</InfoPopover>
			<p>Elsewhere</p>
		</>
	);
	return userEvent.setup();
}

const button = () => screen.getByRole( 'button', { name: 'About: Store' } );
const text = () => screen.queryByText( 'Sells something.' );

it( 'B454: toggles on click', async () => {
	const user = show();
	expect( text() ).toBeNull();
	await user.click( button() );
	expect( text() ).toBeVisible();
	expect( button() ).toHaveAttribute( 'aria-expanded', 'true' );
	await user.click( button() );
	expect( text() ).toBeNull();
} );

it( 'Escape and a click elsewhere hide it', async () => {
	const user = show();
	await user.click( button() );
	await user.keyboard( '{Escape}' );
	expect( text() ).toBeNull();
	expect( button() ).toHaveFocus();
	await user.click( button() );
	await user.click( screen.getByText( 'Elsewhere' ) );
	expect( text() ).toBeNull();
} );

it.each( [
	[ 'B632: the bottom by default', undefined, 'bottom' ],
	[ 'above, if told so', 'top', 'top' ],
	[
		'B589: the bottom, without an error, for an unknown position',
		'left',
		'bottom',
	],
] )( 'its position: %s', async ( _title, position, shown ) => {
	const user = show( position as PopoverPosition | undefined );
	await user.click( button() );
	expect( text() ).toHaveAttribute( 'data-position', shown );
} );
