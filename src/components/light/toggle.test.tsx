import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toggle } from './toggle';
import type { ToggleProps } from './toggle';

function renderToggle( props: Partial< ToggleProps > = {} ) {
	const onChange = jest.fn();
	render(
		<Toggle
			label="Guard"
			isOn={ false }
			onChange={ onChange }
			{ ...props }
		/>
	);
	return {
		onChange,
		toggle: screen.getByRole( 'switch', { name: 'Guard' } ),
	};
}

it( 'requests the other state on click, on its label and on Space', async () => {
	const { onChange, toggle } = renderToggle();
	await userEvent.click( toggle );
	await userEvent.click( screen.getByText( 'Guard' ) );
	await userEvent.keyboard( ' ' );
	expect( onChange.mock.calls ).toEqual( [ [ true ], [ true ], [ true ] ] );
} );

it( 'shows the state that it is given, not the one asked for', async () => {
	const { toggle } = renderToggle( { isOn: true } );
	await userEvent.click( toggle );
	expect( toggle ).toBeChecked();
} );

it.each( [
	[ 'a reason', { disabledReason: 'Connect first.' } ],
	[ 'its own saving', { isBusy: true } ],
	[ 'another’s saving', { isLocked: true } ],
] )(
	'does nothing while disabled by %s, and keeps the focus',
	async ( _why, props ) => {
		const { onChange, toggle } = renderToggle( props );
		await userEvent.tab();
		await userEvent.keyboard( ' {Enter}' );
		await userEvent.click( screen.getByText( 'Guard' ) );
		expect( onChange ).not.toHaveBeenCalled();
		expect( toggle ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( toggle ).toHaveFocus();
	}
);

it( 'is described by its help, its reason, and that it saves', () => {
	const { toggle } = renderToggle( {
		help: 'Keeps guessers out.',
		disabledReason: 'Connect first.',
		isBusy: true,
	} );
	expect( toggle ).toHaveAccessibleDescription(
		'Keeps guessers out. Connect first. Saving…'
	);
} );
