import { act, screen, waitFor } from '@testing-library/react';
import { json } from '../../../../api/network.fixture';
import type { SentRequest } from '../../../../api/network.fixture';
import { ACCOUNT_SERVICE } from '../../../../api/page-data.fixture';
import { hasUnsavedChanges } from '../../../../state/settings/selectors';
import {
	cardNamed,
	renderSettings,
} from '../../../../../tests/unit/settings-page';

const GOOD = 'abc123def456';
const NEW = 'fed654cba321';
const CHECK = '/module/akismet/key/check';

interface Site {
	/** The stored key. */
	readonly key?: string;
	/**
	 * The keys that the service accepts; '' for a key set in the site's
	 * configuration.
	 */
	readonly valid?: readonly string[];
	readonly service?: boolean;
}

/**
 * Opens the page of a site with an active anti-spam plugin, and records the key
 * checks.
 */
function openCard( { key = GOOD, valid = [ GOOD, NEW ], service }: Site = {} ) {
	let stored = key;
	const asked: string[] = [];
	const verdict = ( typed: string ) => {
		asked.push( typed );
		return json(
			valid.includes( typed || stored )
				? { validKey: true }
				: {
						validKey: false,
						invalidKeyCode: 'invalid_key',
						invalidKeyMessage: 'The service says no.',
				  }
		);
	};
	const page = renderSettings( 'security', {
		modules: {},
		settings: { akismet: true, wordpress_api_key: key },
		state: service ? { accountService: ACCOUNT_SERVICE } : {},
		onGet: ( { url }: SentRequest ) =>
			url.pathname.endsWith( CHECK ) ? verdict( '' ) : null,
		onPost: ( { url, body } ) => {
			const sent = body as Record< string, string >;
			if ( url.pathname.endsWith( CHECK ) ) {
				return verdict( sent.api_key ?? '' );
			}
			stored = sent.wordpress_api_key ?? stored;
			return null;
		},
	} );
	return {
		...page,
		asked,
		saved: () =>
			page
				.posts()
				.filter(
					( body ) =>
						'wordpress_api_key' in
						( body as Record< string, unknown > )
				),
	};
}

const field = () => screen.getByRole( 'textbox', { name: 'Your API key' } );
const save = () =>
	screen.getByRole( 'button', { name: /^(Save settings|Saving…)$/ } );

it( 'B160 while the stored key is fetched, the field is disabled', () => {
	openCard();
	expect( cardNamed( 'Anti-spam' ) ).toHaveTextContent( 'Fetching key…' );
	expect( field() ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( field() ).toHaveAccessibleDescription( 'Fetching key…' );
} );

it( 'B167 a valid key says that the site is protected', async () => {
	const { asked } = openCard();
	await screen.findByText( 'Your site is protected from spam.' );
	expect( asked ).toEqual( [ '' ] );
	expect( field() ).toHaveValue( GOOD );
	expect( field() ).not.toHaveAttribute( 'aria-disabled' );
} );

it( 'B161 B162 a key that is set globally: the field is empty and disabled', async () => {
	openCard( { key: '', valid: [ '' ] } );
	await waitFor( () =>
		expect( field() ).toHaveAccessibleDescription(
			/^The key is set in the site’s configuration/
		)
	);
	expect( field() ).toHaveValue( '' );
	expect( field() ).toHaveAttribute( 'aria-disabled', 'true' );
} );

it( 'B163 without a key, the site needs one', async () => {
	openCard( { key: '', valid: [] } );
	await screen.findByText( 'Your site needs an Anti-spam key.' );
	expect( field() ).not.toHaveAttribute( 'aria-disabled' );
} );

it( 'B166 B171 an invalid key gives a notice, with a link to help', async () => {
	openCard( { valid: [], service: true } );
	await screen.findByText( 'Your site is not protected from spam.' );
	expect( cardNamed( 'Anti-spam' ) ).toHaveTextContent(
		/There's a problem with your Anti-spam API key\. Learn more\./
	);
	expect(
		screen.getByRole( 'link', { name: /^Learn more\./ } )
	).toHaveAttribute(
		'href',
		expect.stringContaining( 'source=jetpack-antispam-key-help' )
	);
	expect( cardNamed( 'Anti-spam' ) ).toHaveTextContent(
		'The service says no.'
	);
} );

it( 'B164 B165 B169 what is typed is checked, trimmed, 500 ms after typing stops', async () => {
	const { user, asked } = openCard();
	await screen.findByText( 'Your site is protected from spam.' );
	await user.clear( field() );
	const startedAt = Date.now();
	await user.type( field(), `  ${ NEW } ` );
	expect( cardNamed( 'Anti-spam' ) ).toHaveTextContent( 'Checking key…' );
	expect( asked ).toEqual( [ '' ] );
	await waitFor( () => expect( asked ).toEqual( [ '', NEW ] ) );
	expect( Date.now() - startedAt ).toBeGreaterThanOrEqual( 500 );
} );

it( 'B168 what is typed is committed only once the check succeeds', async () => {
	const { user, saved } = openCard();
	await screen.findByText( 'Your site is protected from spam.' );
	await user.clear( field() );
	await user.type( field(), 'wrong1' );
	await screen.findByText( 'Your site is not protected from spam.' );
	expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );

	await user.clear( field() );
	await user.type( field(), NEW );
	expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
	await screen.findByText( 'Your site is protected from spam.' );
	await waitFor( () =>
		expect( save() ).not.toHaveAttribute( 'aria-disabled' )
	);
	await user.click( save() );
	await waitFor( () =>
		expect( saved() ).toEqual( [ { wordpress_api_key: NEW } ] )
	);
	await waitFor( () =>
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' )
	);
	expect( field() ).toHaveValue( NEW );
	expect( cardNamed( 'Anti-spam' ) ).toHaveTextContent(
		'Your site is protected from spam.'
	);
} );

it( 'a valid key that is edited is no longer valid', async () => {
	const { user } = openCard();
	await screen.findByText( 'Your site is protected from spam.' );
	await user.clear( field() );
	await user.type( field(), NEW );
	await waitFor( () =>
		expect( save() ).not.toHaveAttribute( 'aria-disabled' )
	);
	await user.type( field(), 'x' );
	await waitFor( () =>
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' )
	);
} );

it( 'B163 B170 after the key is removed, only the stored key is checked', async () => {
	const { user, asked, saved } = openCard();
	await screen.findByText( 'Your site is protected from spam.' );
	await user.clear( field() );
	expect( cardNamed( 'Anti-spam' ) ).toHaveTextContent(
		'Your site needs an Anti-spam key.'
	);
	await user.click( save() );
	await waitFor( () =>
		expect( saved() ).toEqual( [ { wordpress_api_key: '' } ] )
	);
	await waitFor( () => expect( asked ).toEqual( [ '', '' ] ) );
} );

it( 'Discard removes the draft', async () => {
	const { user } = openCard();
	await screen.findByText( 'Your site is protected from spam.' );
	await user.clear( field() );
	await user.click( screen.getByRole( 'button', { name: 'Discard' } ) );
	expect( field() ).toHaveValue( GOOD );
	await act( async () => {} );
	expect(
		screen.getByRole( 'heading', { name: 'Anti-spam' } )
	).toHaveFocus();
} );

it( 'what is typed and not checked yet stays with the drafts of the visit, until it is what is stored', async () => {
	const { user, store } = openCard();
	const isFlagged = () => hasUnsavedChanges( store.getState() );
	await screen.findByText( 'Your site is protected from spam.' );
	expect( isFlagged() ).toBe( false );
	await user.type( field(), 'x' );
	expect( isFlagged() ).toBe( true );
	await user.type( field(), '{Backspace}' );
	expect( field() ).toHaveValue( GOOD );
	expect( isFlagged() ).toBe( false );
} );

it( 'a key that could not be checked says so, and is checked again', async () => {
	let isDown = true;
	const { user } = renderSettings( 'security', {
		modules: {},
		settings: { akismet: true, wordpress_api_key: GOOD },
		onGet: ( { url } ) => {
			if ( ! url.pathname.endsWith( CHECK ) ) {
				return null;
			}
			return isDown
				? json( {
						validKey: false,
						invalidKeyCode: 'key_check_failed',
						invalidKeyMessage: 'The service is down.',
				  } )
				: json( { validKey: true } );
		},
	} );
	await screen.findByText( 'The key could not be checked.' );
	expect( cardNamed( 'Anti-spam' ) ).toHaveTextContent(
		'The service is down.'
	);
	isDown = false;
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	await screen.findByText( 'Your site is protected from spam.' );
} );

it( 'B147 without the plugin there is no card', () => {
	renderSettings( 'security', { modules: {}, settings: { akismet: false } } );
	expect( screen.queryByRole( 'article' ) ).toBeNull();
} );
