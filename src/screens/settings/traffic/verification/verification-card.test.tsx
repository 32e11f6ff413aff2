import { screen, waitFor, within } from '@testing-library/react';
import { json } from '../../../../api/network.fixture';
import { getNotices } from '../../../../state/notices/selectors';
import {
	CONNECTED,
	ON,
	renderSettings,
} from '../../../../../tests/unit/settings-page';
import { unfoldFields } from '../../../../../tests/unit/unfold-fields';

const VERIFIED = {
	verified: true,
	is_owner: true,
	google_search_console_url: 'https://google.test/console',
	google_verification_console_url: 'https://google.test/owners',
};
const UNVERIFIED = { verified: false, token: 'tok_1', is_owner: false };

interface Google {
	readonly check?: () => Response;
	readonly verify?: () => Response | Promise< Response >;
	readonly settings?: Readonly< Record< string, unknown > >;
	readonly isOn?: boolean;
	readonly isLinked?: boolean;
}

function render( {
	check = () => json( UNVERIFIED ),
	verify = () => json( VERIFIED ),
	settings = {},
	isOn = true,
	isLinked = true,
}: Google = {} ) {
	return renderSettings( 'traffic', {
		modules: { 'verification-tools': isOn ? ON : {} },
		settings: {
			google: '',
			bing: 'bing_1',
			pinterest: '',
			yandex: '',
			facebook: '',
			...settings,
		},
		state: {
			...CONNECTED,
			...( isLinked
				? {
						externalServicesConnectUrls: {
							google_site_verification:
								'http://site.test/connect-google',
						},
				  }
				: {} ),
		},
		onGet: ( { url } ) =>
			url.pathname.includes( '/verify-site/google' ) ? check() : null,
		onPost: ( { url } ) =>
			url.pathname.includes( '/verify-site/google' ) ? verify() : null,
	} );
}

/** A fake pop-up that posts its ID and then reports that it is closed. */
function answerPopup( id: number | null ) {
	const popup = { closed: false };
	const open = jest.spyOn( window, 'open' ).mockImplementation( () => {
		setTimeout( () => {
			const message = new MessageEvent( 'message', {
				data: { keyring_id: id },
				origin: window.location.origin,
			} );
			Object.defineProperty( message, 'source', { value: popup } );
			window.dispatchEvent( message );
			popup.closed = true;
		} );
		return popup as unknown as Window;
	} );
	return open;
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );
const google = () =>
	within( screen.getByRole( 'group', { name: 'Verification with Google' } ) );
const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const waitForChoice = () =>
	screen.findByRole(
		'button',
		{ name: 'Verify with Google' },
		// Messages are still accepted for a second after the pop-up closes.
		{ timeout: 5000 }
	);

afterEach( () => jest.restoreAllMocks() );

describe( 'the fields of site verification', () => {
	it( 'B291: are five', () => {
		render( { isLinked: false } );
		expect(
			screen
				.getAllByRole( 'textbox' )
				.map(
					( input ) =>
						( input as HTMLInputElement ).labels?.[ 0 ]?.textContent
				)
		).toEqual( [ 'Google', 'Bing', 'Pinterest', 'Yandex', 'Facebook' ] );
	} );

	it( 'B292 B293: show a code as its tag once it is left, and a tag as it is', async () => {
		const { user, posts } = render();
		await waitForChoice();
		expect( field( 'Bing' ) ).toHaveValue(
			'<meta name="msvalidate.01" content="bing_1" />'
		);
		await user.type( field( 'Yandex' ), 'ya-1' );
		expect( field( 'Yandex' ) ).toHaveValue( 'ya-1' );
		await user.click( field( 'Facebook' ) );
		expect( field( 'Yandex' ) ).toHaveValue(
			'<meta name="yandex-verification" content="ya-1" />'
		);
		await user.paste( "<meta content='fb1' name='x'>" );
		await user.tab();
		expect( field( 'Facebook' ) ).toHaveValue(
			"<meta content='fb1' name='x'>"
		);
		await user.click( button( 'Save settings' ) );
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{ yandex: 'ya-1', facebook: "<meta content='fb1' name='x'>" },
			] )
		);
	} );

	it( 'take the tag of the code that is stored for no change', async () => {
		const { user } = render( { isLinked: false } );
		await user.clear( field( 'Bing' ) );
		expect( button( 'Save settings' ) ).not.toHaveAttribute(
			'aria-disabled'
		);
		await user.paste( '<meta name="other" content="bing_1">' );
		expect( button( 'Save settings' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	it( 'B380: wait for the switch, and say so', () => {
		render( { isOn: false } );
		unfoldFields();
		expect( field( 'Bing' ) ).toHaveAttribute( 'readonly' );
		expect( button( 'Verify with Google' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );
} );

describe( 'verification with Google', () => {
	it( 'B294: is offered by pop-up and by hand', async () => {
		render();
		await waitForChoice();
		expect( button( 'Manually Verify' ) ).toBeInTheDocument();
		expect( google().queryByRole( 'textbox' ) ).toBeNull();
	} );

	it( 'B296 B566 B567: changes from unverified to verifying to verified', async () => {
		let respond: ( response: Response ) => void = () => {};
		const open = answerPopup( 501 );
		const { user, posts, store } = render( {
			verify: () =>
				new Promise< Response >( ( resolve ) => {
					respond = resolve;
				} ),
		} );
		await user.click( await waitForChoice() );
		expect( open.mock.calls[ 0 ]?.[ 0 ] ).toBe(
			'http://site.test/connect-google'
		);
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{ google: 'tok_1' },
				{ keyring_id: 501 },
			] )
		);
		expect( button( 'Verifying…' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		respond( json( VERIFIED ) );
		expect(
			await google().findByText( 'Your site is verified with Google.' )
		).toBeInTheDocument();
		expect(
			getNotices( store.getState() ).map( ( { text } ) => text )
		).toEqual( [ 'Site is verified' ] );
	} );

	it( 'stays as it was when the pop-up is only closed', async () => {
		answerPopup( null );
		const { user, posts } = render();
		await user.click( await waitForChoice() );
		expect( button( 'Verifying…' ) ).toBeInTheDocument();
		await waitForChoice();
		expect( posts() ).toEqual( [] );
	} );

	it( 'says so when the browser lets no pop-up open', async () => {
		jest.spyOn( window, 'open' ).mockReturnValue( null );
		const { user, store } = render();
		await user.click( await waitForChoice() );
		expect( getNotices( store.getState() )[ 0 ]?.text ).toMatch(
			/Allow pop-ups/
		);
	} );

	it( 'B297 B295: verified, Edit opens the field, and Cancel closes it', async () => {
		const { user } = render( {
			check: () => json( VERIFIED ),
			settings: { google: 'tok_1' },
		} );
		await user.click(
			await screen.findByRole( 'button', { name: 'Edit' } )
		);
		await user.type( field( 'Google' ), 'x' );
		await user.click( button( 'Cancel' ) );
		expect( button( 'Edit' ) ).toBeInTheDocument();
		expect( button( 'Save settings' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	it( 'B295: Save keeps what was written by hand, alone, and asks again', async () => {
		const check = jest.fn( () => json( UNVERIFIED ) );
		const { user, posts } = render( { check } );
		await waitForChoice();
		await user.type( field( 'Yandex' ), 'ya-1' );
		await user.click( button( 'Manually Verify' ) );
		await user.type( field( 'Google' ), 'mine_1' );
		await user.click( button( 'Save' ) );
		await waitForChoice();
		expect( posts() ).toEqual( [ { google: 'mine_1' } ] );
		expect( check ).toHaveBeenCalledTimes( 2 );
		expect( field( 'Yandex' ) ).toHaveValue(
			'<meta name="yandex-verification" content="ya-1" />'
		);
	} );

	it.each( [
		[ true, 1 ],
		[ false, 0 ],
	] )( 'B298: an owner (%s) reads of it', async ( isOwner, notes ) => {
		render( { check: () => json( { ...VERIFIED, is_owner: isOwner } ) } );
		await screen.findByRole( 'button', { name: 'Edit' } );
		expect( screen.queryAllByText( /lists you as an owner/ ) ).toHaveLength(
			notes
		);
	} );

	it.each( [ 'forbidden', 'no_token_for_user' ] )(
		'B571 B572: is by hand alone after %s',
		async ( code ) => {
			render( {
				check: () => json( { errors: { [ code ]: 'No.' } } ),
			} );
			expect(
				await google().findByRole( 'textbox' )
			).toBeInTheDocument();
			expect( google().queryByRole( 'button' ) ).toBeNull();
		}
	);

	it( 'says that the check failed, and tries again', async () => {
		let isBroken = true;
		const { user } = render( {
			check: () =>
				isBroken
					? json( { code: 'odd', message: 'Too busy.' }, 500 )
					: json( VERIFIED ),
		} );
		expect( await google().findByText( /Too busy/ ) ).toBeInTheDocument();
		isBroken = false;
		await user.click( button( 'Try again' ) );
		expect(
			await screen.findByRole( 'button', { name: 'Edit' } )
		).toBeInTheDocument();
	} );
} );
