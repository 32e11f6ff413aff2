import { screen, waitFor, within } from '@testing-library/react';
import { json } from '../../../api/network.fixture';
import {
	cardNamed,
	cardNames,
	ON,
	renderSettings,
	SITE_ONLY,
	switchNamed,
} from '../../../../tests/unit/settings-page';

it( 'B146 B149 B150 the page’s cards, as far as the site has their modules', () => {
	renderSettings( 'security', {
		modules: { vaultpress: {}, monitor: {}, waf: {}, protect: {}, sso: {} },
		settings: { akismet: true },
	} );
	expect( cardNames() ).toEqual( [
		'Backups',
		'Downtime monitoring',
		'Anti-spam',
		'Firewall',
		'Brute force protection',
		'Secure sign-on',
	] );
} );

it.each( [
	[
		'B184 matching by email',
		'Match accounts by their email address',
		'jetpack_sso_match_by_email',
	],
	[
		'B185 two-step authentication',
		'Require two-step authentication',
		'jetpack_sso_require_two_step',
	],
] )( '%s is an option of single sign-on', async ( _title, label, key ) => {
	const page = renderSettings( 'security', { modules: { sso: ON } } );
	await page.user.click( switchNamed( label ) );
	expect( page.posts() ).toEqual( [ { [ key ]: true } ] );
	await waitFor( () => expect( switchNamed( label ) ).toBeChecked() );
} );

it( 'the email of downtime monitoring is a separate switch', async () => {
	const page = renderSettings( 'security', { modules: { monitor: ON } } );
	await page.user.click( switchNamed( 'Send me an email' ) );
	expect( page.posts() ).toEqual( [
		{ monitor_receive_notifications: true },
	] );
} );

it( 'the self-check can be turned on without an account service, and shows its last result', async () => {
	const result = 'This site last took 0.4 s to answer, 3 minutes ago.';
	const page = renderSettings( 'security', {
		modules: {
			monitor: {
				available: false,
				unavailable_reason: 'No account service is configured.',
				extra: { self_check: result },
			},
		},
		settings: { monitor_self_check: false },
		state: {},
	} );
	const label = 'Check how long this site takes to answer';
	expect( screen.queryByText( result ) ).not.toBeInTheDocument();
	await page.user.click( switchNamed( label ) );
	expect( page.posts() ).toEqual( [ { monitor_self_check: true } ] );
	expect( await screen.findByText( result ) ).toBeInTheDocument();
} );

describe( 'what depends on the self-check', () => {
	const ADDRESS = 'https://example.org/wp-json/jetpack/v4/health?key=abc';
	const open = ( settings: Record< string, unknown >, onPost = {} ) =>
		renderSettings( 'security', {
			modules: { monitor: ON },
			settings: {
				monitor_self_check: true,
				monitor_self_check_emails: false,
				monitor_ping_address: '',
				monitor_health_address: '',
				...settings,
			},
			...onPost,
		} );

	it( 'is hidden while it is off', () => {
		open( { monitor_self_check: false } );
		expect(
			screen.queryByLabelText( 'Monitoring service to notify' )
		).not.toBeInTheDocument();
		expect(
			screen.queryByRole( 'button', { name: 'Create health address' } )
		).not.toBeInTheDocument();
	} );

	it( 'explains which service to use, and what the emails are about', () => {
		open( {} );
		expect(
			screen.getByLabelText( 'Monitoring service to notify' )
		).toHaveAccessibleDescription(
			'An address from a service that sends you an alert when requests stop (a “heartbeat” or “cron” monitor, also called a “dead man’s switch”). The site requests it after each check, unless the check shows an error. Without visitors, checks can be late: allow at least 15 minutes.'
		);
		expect(
			switchNamed( 'Email me about problems' )
		).toHaveAccessibleDescription(
			/scheduled work stops or runs again, more pages than usual end with PHP errors, the HTTPS certificate is about to end, or the server’s disk is almost full\. A hosting quota is noticed only when it is used up\.$/
		);
	} );

	it( 'saves emails at once, and an address by the button', async () => {
		const page = open( {} );
		await page.user.click( switchNamed( 'Email me about problems' ) );
		await page.user.type(
			screen.getByLabelText( 'Monitoring service to notify' ),
			'https://hc.example/abc '
		);
		const card = within( cardNamed( 'Downtime monitoring' ) );
		await page.user.click(
			card.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () =>
			expect( page.posts() ).toEqual( [
				{ monitor_self_check_emails: true },
				{ monitor_ping_address: 'https://hc.example/abc' },
			] )
		);
	} );

	it( 'shows a new health address, and keeps the focus when it is deleted', async () => {
		let address = ADDRESS;
		const page = open(
			{ monitor_health_address: ADDRESS },
			{
				onPost: () => {
					address = '';
					return json( { code: 'success' } );
				},
				onGet: () =>
					json( {
						monitor: true,
						monitor_self_check: true,
						monitor_health_address: address,
					} ),
			}
		);
		expect( screen.getByLabelText( 'Health address' ) ).toHaveValue(
			ADDRESS
		);
		await page.user.click(
			screen.getByRole( 'button', { name: 'Delete address' } )
		);
		const create = await screen.findByRole( 'button', {
			name: 'Create health address',
		} );
		await waitFor( () => expect( create ).toHaveFocus() );
		expect( page.posts() ).toEqual( [
			{ monitor_health_address: 'delete' },
		] );
	} );
} );

it.each( [
	[ 'B422', 'monitor', 'Get alerts if your site goes offline' ],
	[ 'B423', 'sso', 'Let users log in with their connected account' ],
] )(
	'%s without a connected owner, %s can’t be switched',
	( _row, slug, label ) => {
		renderSettings( 'security', {
			modules: { [ slug ]: { requires_user_connection: true } },
			state: SITE_ONLY,
		} );
		expect( switchNamed( label ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( switchNamed( label ) ).toHaveAccessibleDescription(
			/Connect your account to turn this on\.$/
		);
	}
);
