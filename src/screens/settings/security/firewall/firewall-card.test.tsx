import { screen, waitFor } from '@testing-library/react';
import '../../../../../tests/unit/modal-dialog';
import { json } from '../../../../api/network.fixture';
import type { SentRequest } from '../../../../api/network.fixture';
import { isRecord } from '../../../../lib/is-record';
import {
	cardNamed,
	ON,
	renderSettings,
	switchNamed,
} from '../../../../../tests/unit/settings-page';
import { unfoldFields } from '../../../../../tests/unit/unfold-fields';

const ALLOW = 'Addresses that the firewall always allows';
const BLOCK = 'Addresses that the firewall always blocks';

const LISTS = {
	jetpack_waf_ip_list: true,
	jetpack_waf_ip_allow_list: '',
	jetpack_waf_ip_block_list: '',
	jetpack_waf_share_data: false,
	jetpack_protect_global_whitelist: { local: [] },
};

const openCard = (
	settings = {},
	module: Record< string, unknown > = ON,
	onPost: ( call: SentRequest ) => Response | null = () => null
) =>
	renderSettings( 'security', {
		modules: { waf: module },
		settings: { ...LISTS, ...settings },
		onPost,
	} );

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const save = () => screen.getByRole( 'button', { name: 'Save settings' } );

it( 'B148 B172 the card is marked beta, and has a list to allow and one to block', () => {
	openCard();
	expect( cardNamed( 'Firewall' ) ).toHaveTextContent( /Firewall.*Beta/ );
	expect( field( ALLOW ) ).toBeVisible();
	expect( field( BLOCK ) ).toBeVisible();
} );

it( 'B539 shows the line for php.ini, and which rules are used', async () => {
	const page = renderSettings( 'security', {
		modules: { waf: ON },
		settings: LISTS,
		onGet: ( { url } ) =>
			url.pathname.endsWith( '/jetpack/v4/waf' )
				? json( {
						bootstrapPath: '/srv/first.php',
						hasRulesAccess: true,
				  } )
				: null,
	} );
	await screen.findByText(
		'Your plan includes the rules of the account service.'
	);
	await page.user.click( screen.getByText( 'Check requests earlier' ) );
	expect(
		screen.getByText( 'auto_prepend_file = "/srv/first.php"' )
	).toBeVisible();
} );

it( 'links to the log while the firewall is on', () => {
	openCard();
	expect(
		screen.getByRole( 'link', { name: 'View the firewall log' } )
	).toHaveAttribute(
		'href',
		expect.stringMatching(
			/\/wp-admin\/admin\.php\?page=jetpack-firewall$/
		)
	);
} );

it( 'has no link to the log while the firewall is off', () => {
	openCard( {}, { ...ON, activated: false } );
	expect( screen.queryByRole( 'link', { name: /firewall log/ } ) ).toBeNull();
} );

it( 'B173 B174 B175 both lists are kept as lines: addresses of both families, and ranges', async () => {
	const page = openCard();
	await page.user.type( field( ALLOW ), '2001:db8::1' );
	await page.user.type(
		field( BLOCK ),
		'203.0.113.7{Enter}10.0.0.1-10.0.0.9'
	);
	await page.user.click( save() );
	expect( page.posts() ).toEqual( [
		{
			jetpack_waf_ip_allow_list: '2001:db8::1',
			jetpack_waf_ip_block_list: '203.0.113.7\n10.0.0.1-10.0.0.9',
		},
	] );
} );

it( 'B182 offers nothing to share, since the firewall sends nothing', () => {
	openCard();
	expect( screen.queryByRole( 'checkbox', { name: /share/i } ) ).toBeNull();
	expect( cardNamed( 'Firewall' ) ).toHaveTextContent(
		'What it blocks stays on this site.'
	);
} );

const REASON = 'Your own IP address, 192.0.2.7, is on the block list.';

const refuse = () =>
	json( { code: 'self_block', message: REASON, data: { status: 409 } }, 409 );

it( 'warns users who would block themselves, asks if the server rejects the list, and saves if confirmed', async () => {
	const page = openCard( {}, ON, ( { body } ) =>
		isRecord( body ) && body.insist ? null : refuse()
	);
	await page.user.type( field( BLOCK ), '192.0.2.0/24' );
	expect( field( BLOCK ) ).toHaveAccessibleDescription(
		/This list includes your own IP address, 192\.0\.2\.7/
	);
	await page.user.click( save() );
	expect(
		await screen.findByRole( 'dialog', {
			name: `${ REASON } Save anyway?`,
		} )
	).toBeVisible();
	expect( screen.queryByText( /^Error updating settings/ ) ).toBeNull();
	await page.user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( page.posts() ).toHaveLength( 1 );
	expect( field( BLOCK ) ).toHaveValue( '192.0.2.0/24' );

	await page.user.click( save() );
	await page.user.click(
		await screen.findByRole( 'button', { name: 'Save and block me' } )
	);
	await waitFor( () => expect( page.posts() ).toHaveLength( 3 ) );
	expect( page.posts()[ 2 ] ).toEqual( {
		jetpack_waf_ip_block_list: '192.0.2.0/24',
		insist: true,
	} );
} );

it( 'asks as well before the switch makes a list count that blocks its user', async () => {
	const page = openCard( { jetpack_waf_ip_list: false }, ON, refuse );
	await page.user.click( switchNamed( 'Allow and block IP addresses' ) );
	expect( await screen.findByRole( 'dialog' ) ).toHaveTextContent( REASON );
	await page.user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( switchNamed( 'Allow and block IP addresses' ) ).not.toBeChecked();
} );

it( 'B183 does not ask if the list of brute force protection allows the address', async () => {
	const page = openCard( {
		jetpack_protect_global_whitelist: { local: [ '192.0.2.7' ] },
	} );
	await page.user.type( field( BLOCK ), '192.0.2.0/24' );
	await page.user.click( save() );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( page.posts() ).toHaveLength( 1 );
} );

it.each( [
	[ 'the firewall is off', {}, {}, /Turn on .*/ ],
	[
		'their own switch is off',
		{ jetpack_waf_ip_list: false },
		ON,
		/Turn on “Allow and block IP addresses” first\./,
	],
] )(
	'while %s, the lists can’t be changed',
	async ( _title, settings, module, reason ) => {
		const page = openCard( settings, module );
		unfoldFields();
		expect( field( BLOCK ) ).toHaveAccessibleDescription( reason );
		await page.user.type( field( BLOCK ), '203.0.113.7' );
		expect( field( BLOCK ) ).toHaveValue( '' );
	}
);

it( 'B176 lines that look wrong are marked, and saved all the same', async () => {
	const page = openCard();
	await page.user.type( field( BLOCK ), 'office' );
	await waitFor( () =>
		expect( field( BLOCK ) ).toHaveAccessibleDescription(
			/Line 1 does not look like an IP address/
		)
	);
	await page.user.click( save() );
	expect( page.posts() ).toEqual( [
		{ jetpack_waf_ip_block_list: 'office' },
	] );
} );
