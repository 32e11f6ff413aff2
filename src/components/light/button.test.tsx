import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

function renderInForm( props: { isBusy?: boolean; disabledReason?: string } ) {
	const onClick = jest.fn();
	const onSubmit = jest.fn( ( event: React.FormEvent ) =>
		event.preventDefault()
	);
	render(
		<form onSubmit={ onSubmit }>
			<Button type="submit" onClick={ onClick } { ...props }>
				Save
			</Button>
		</form>
	);
	return { onClick, onSubmit, button: screen.getByRole( 'button' ) };
}

it( 'does what it says when it can', async () => {
	const { onClick, onSubmit, button } = renderInForm( {} );
	await userEvent.click( button );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
	expect( onSubmit ).toHaveBeenCalledTimes( 1 );
	expect( button ).not.toHaveAttribute( 'aria-disabled' );
} );

it.each( [
	[ 'busy', { isBusy: true } ],
	[ 'disabled', { disabledReason: 'Not now.' } ],
] )( 'does nothing while %s, by mouse or keyboard', async ( _why, props ) => {
	const { onClick, onSubmit, button } = renderInForm( props );
	await userEvent.click( button );
	await userEvent.keyboard( '{Enter} ' );
	expect( onClick ).not.toHaveBeenCalled();
	expect( onSubmit ).not.toHaveBeenCalled();
} );

it( 'can be reached by keyboard while disabled, and says why', async () => {
	const { button } = renderInForm( { disabledReason: 'Not now.' } );
	await userEvent.tab();
	expect( button ).toHaveFocus();
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( button ).toHaveAccessibleDescription( 'Not now.' );
} );

it( 'puts its reason away on Escape until it is left', async () => {
	const { button } = renderInForm( { disabledReason: 'Not now.' } );
	const hint = screen.getByRole( 'tooltip' ).parentElement;
	await userEvent.tab();
	await userEvent.keyboard( '{Escape}' );
	expect( hint ).toHaveClass( 'is-dismissed' );
	expect( button ).toHaveFocus();
	await userEvent.tab();
	expect( hint ).not.toHaveClass( 'is-dismissed' );
} );

it( 'keeps the focus when its reason appears and disappears', async () => {
	const { rerender } = render( <Button>Save</Button> );
	await userEvent.tab();
	rerender( <Button disabledReason="Not now.">Save</Button> );
	expect( screen.getByRole( 'button' ) ).toHaveFocus();
	rerender( <Button isBusy>Saving…</Button> );
	expect( screen.getByRole( 'button' ) ).toHaveFocus();
} );
