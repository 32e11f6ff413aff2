import { act, screen, waitFor } from '@testing-library/react';
import { deferred, mockNetwork, json } from '../../../api/network.fixture';
import { makeModule } from '../../../api/page-data.fixture';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { LoginActivity } from './login-activity';

const NOW = Date.parse( '2026-03-01T12:00:00Z' );

function lockout( fields: Record< string, unknown > ) {
	return {
		type: 'address',
		address: '',
		account: '',
		failures: 10,
		lockedAt: '2026-03-01T11:58:00Z',
		lockedUntil: '2026-03-01T12:13:00Z',
		...fields,
	};
}

const attempt = ( fields: Record< string, unknown > ) => ( {
	time: '2026-03-01T11:55:00Z',
	address: '203.0.113.7',
	username: 'marta',
	via: 'form',
	refused: false,
	...fields,
} );

function activity( fields: Record< string, unknown > = {} ) {
	return {
		lockouts: [],
		attempts: [],
		client: { address: '192.0.2.7', isAllowed: false, viaProxy: false },
		proxy: { isTrusted: false, header: '', hint: null },
		...fields,
	};
}

const render = () =>
	renderScreen( <LoginActivity />, {
		getModules: { protect: makeModule( 'protect', { activated: true } ) },
	} );

beforeEach( () => {
	jest.spyOn( Date, 'now' ).mockReturnValue( NOW );
} );

describe( 'who is locked out', () => {
	const three = [ '203.0.113.1', '203.0.113.2' ].map( ( address ) =>
		lockout( { address } )
	);
	const account = lockout( {
		type: 'account',
		account: 'marta',
		failures: 1,
	} );

	it( 'shows each with its failures and how long it lasts', async () => {
		mockNetwork( () =>
			json( activity( { lockouts: [ ...three, account ] } ) )
		);
		render();
		expect( await screen.findByText( '203.0.113.1' ) ).toBeInTheDocument();
		expect( screen.getAllByText( /10 failed attempts\./ ) ).toHaveLength(
			2
		);
		expect( screen.getByText( 'Account marta' ) ).toBeInTheDocument();
		expect( screen.getByText( /1 failed attempt\./ ) ).toBeInTheDocument();
		expect( screen.getAllByText( /in 13 minutes/ ) ).toHaveLength( 3 );
	} );

	it( 'unlocks an address, then moves the focus to the next one', async () => {
		let left = [ ...three, account ];
		const calls = mockNetwork( ( { method } ) => {
			if ( method === 'POST' ) {
				left = left.slice( 1 );
				return json( { code: 'success', message: '' } );
			}
			return json( activity( { lockouts: left } ) );
		} );
		const { user } = render();
		await user.click(
			await screen.findByRole( 'button', { name: 'Unlock 203.0.113.1' } )
		);
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name: 'Unlock 203.0.113.2' } )
			).toHaveFocus()
		);
		expect( screen.queryByText( '203.0.113.1' ) ).not.toBeInTheDocument();
		expect(
			calls.find( ( { method } ) => method === 'POST' )
		).toMatchObject( {
			body: { address: '203.0.113.1' },
		} );
	} );

	it( 'unlocks the last, an account, and moves the focus to the heading', async () => {
		let left = [ account ];
		const calls = mockNetwork( ( { method } ) => {
			if ( method === 'POST' ) {
				left = [];
				return json( { code: 'success', message: '' } );
			}
			return json( activity( { lockouts: left } ) );
		} );
		const { user } = render();
		await user.click(
			await screen.findByRole( 'button', { name: 'Unlock marta' } )
		);
		expect(
			await screen.findByText( 'No current lockouts.' )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'heading', { name: 'Current lockouts' } )
		).toHaveFocus();
		expect(
			calls.find( ( { method } ) => method === 'POST' )
		).toMatchObject( {
			body: { account: 'marta' },
		} );
	} );

	it( 'is busy while it unlocks, and stays when that fails', async () => {
		const response = deferred< Response >();
		mockNetwork( ( { method } ) =>
			method === 'POST'
				? response.promise
				: json( activity( { lockouts: three } ) )
		);
		const { user } = render();
		await user.click(
			await screen.findByRole( 'button', { name: 'Unlock 203.0.113.1' } )
		);
		const busy = screen.getByRole( 'button', {
			name: 'Unlocking… 203.0.113.1',
		} );
		expect( busy ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( busy ).toHaveFocus();
		await act( async () =>
			response.resolve( json( { message: 'No' }, 500 ) )
		);
		expect(
			await screen.findByRole( 'button', { name: 'Unlock 203.0.113.1' } )
		).toHaveFocus();
	} );
} );

describe( 'the last failed attempts', () => {
	it( 'shows time, address, username, method, and whether it was blocked', async () => {
		mockNetwork( () =>
			json(
				activity( {
					attempts: [
						attempt( { via: 'xmlrpc', refused: true } ),
						attempt( {
							via: 'application-password',
							username: 'nobody',
						} ),
					],
				} )
			)
		);
		render();
		const [ , first, second ] = await screen.findAllByRole( 'row' );
		expect( first ).toHaveTextContent(
			/5 minutes ago.*203\.0\.113\.7.*marta.*XML-RPC.*Refused/
		);
		expect( second ).toHaveTextContent(
			/nobody.*Application password.*Failed/
		);
	} );

	it( 'shows five first, and all on request', async () => {
		const attempts = Array.from( { length: 20 }, ( _none, nth ) =>
			attempt( { username: `guess${ nth }` } )
		);
		mockNetwork( () => json( activity( { attempts } ) ) );
		const { user } = render();
		expect( await screen.findAllByRole( 'row' ) ).toHaveLength( 6 );
		await user.click(
			screen.getByRole( 'button', { name: 'Show all 20' } )
		);
		expect( screen.getAllByRole( 'row' ) ).toHaveLength( 21 );
	} );
} );

describe( 'reading both', () => {
	it( 'keeps their place while it loads', async () => {
		const response = deferred< Response >();
		mockNetwork( () => response.promise );
		render();
		expect(
			screen.getByRole( 'region', { name: 'Login activity' } )
		).toHaveAttribute( 'aria-busy', 'true' );
		await act( async () => response.resolve( json( activity() ) ) );
		expect(
			screen.getByRole( 'region', { name: 'Login activity' } )
		).toHaveAttribute( 'aria-busy', 'false' );
	} );

	it( 'says what failed and tries again, keeping the focus in its place', async () => {
		const calls = mockNetwork( ( _call, nth ) =>
			nth === 1
				? json( { message: 'Gone fishing' }, 500 )
				: json( activity() )
		);
		const { user } = render();
		expect( await screen.findByText( /Gone fishing/ ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect(
			await screen.findByText( 'No current lockouts.' )
		).toBeInTheDocument();
		expect( calls[ 1 ]?.url.searchParams.get( 'refresh' ) ).toBe( '1' );
		expect(
			screen.getByRole( 'region', { name: 'Login activity' } )
		).toHaveFocus();
	} );

	it.each( [
		[
			'misconfigured',
			'Visitors’ IP addresses can’t be told apart, so no one is locked out.',
		],
		[
			'undeclared',
			'This site seems to be behind a proxy that isn’t listed below.',
		],
	] )( 'warns of a proxy that is %s', async ( hint, text ) => {
		mockNetwork( () =>
			json(
				activity( { proxy: { isTrusted: false, header: '', hint } } )
			)
		);
		render();
		expect(
			await screen.findByText( text, { exact: false } )
		).toBeInTheDocument();
	} );
} );
