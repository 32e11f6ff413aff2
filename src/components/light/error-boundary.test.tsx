import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary';

let isBroken = true;

function Fragile() {
	if ( isBroken ) {
		throw new Error( 'No such plan' );
	}
	return <p>All is well.</p>;
}

beforeEach( () => {
	isBroken = true;
	// React logs every error that a boundary catches.
	jest.spyOn( console, 'error' ).mockImplementation( () => {} );
} );

it( 'shows what failed and why, and does not affect its siblings', () => {
	render(
		<>
			<ErrorBoundary variant="card" name="Backup">
				<Fragile />
			</ErrorBoundary>
			<p>Scan</p>
		</>
	);
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		/Backup.*Error details: No such plan/
	);
	expect( screen.getByText( 'Scan' ) ).toBeInTheDocument();
} );

it( 'tries again, and keeps the focus in its place', async () => {
	render(
		<ErrorBoundary variant="card" name="Backup">
			<Fragile />
		</ErrorBoundary>
	);
	isBroken = false;
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);
	expect( screen.getByText( 'All is well.' ).parentElement ).toHaveFocus();
} );

it( 'takes the focus only if the failed screen had it', () => {
	const { unmount } = render(
		<ErrorBoundary variant="screen" name="Security">
			<Fragile />
		</ErrorBoundary>
	);
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
	unmount();
	const { rerender } = render( <button>Dismiss</button> );
	screen.getByRole( 'button', { name: 'Dismiss' } ).focus();
	rerender(
		<>
			<button>Dismiss</button>
			<ErrorBoundary variant="screen" name="Security">
				<Fragile />
			</ErrorBoundary>
		</>
	);
	expect( screen.getByRole( 'heading', { level: 1 } ) ).not.toHaveFocus();
} );

it( 'forgets the error when its key changes, as on another route', () => {
	const view = ( route: string ) => (
		<ErrorBoundary variant="screen" name="Settings" resetKey={ route }>
			<Fragile />
		</ErrorBoundary>
	);
	const { rerender } = render( view( '/security' ) );
	expect(
		screen.getByRole( 'heading', { level: 1, name: 'Settings' } )
	).toBeInTheDocument();
	isBroken = false;
	rerender( view( '/dashboard' ) );
	expect( screen.getByText( 'All is well.' ) ).toBeInTheDocument();
} );
