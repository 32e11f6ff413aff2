import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import { openRoute, routeOf } from './support/dashboard';
import { leaveSecurity } from './support/security-cards';
import { keepSettings, keptSetting, settingsCard } from './support/settings';
import { changeControls, turnsOn } from './support/settings-controls';
import { expect, test } from './support/test';

const MODULES = [ 'monitor', 'waf', 'sso' ];
const ALL_OFF = Object.fromEntries(
	MODULES.map( ( slug ) => [ slug, false ] )
);
const DEFAULTS = {
	monitor_receive_notifications: false,
	jetpack_waf_ip_list: false,
	jetpack_waf_ip_allow_list: '',
	jetpack_waf_ip_block_list: '',
	jetpack_waf_share_data: false,
	jetpack_sso_match_by_email: false,
	jetpack_sso_require_two_step: false,
};
const ALLOWED = 'Addresses that the firewall always allows';
const BLOCKED = 'Addresses that the firewall always blocks';

test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'connected' ) );
test.beforeEach( ( { sandbox } ) =>
	keepSettings( sandbox, ALL_OFF, DEFAULTS )
);
test.afterAll( async ( { sandbox } ) => {
	await keepSettings( sandbox, ALL_OFF, DEFAULTS );
	await leaveSecurity( sandbox );
} );

test.describe( 'each control is changed, saved, and there after a reload', () => {
	test( 'B146 downtime monitoring', async ( { openAs, sandbox } ) => {
		await changeControls( await openAs( 'admin' ), sandbox, {
			hash: '#/security',
			card: 'Downtime monitoring',
			modules: MODULES,
			rows: [
				turnsOn( 'Get alerts if your site goes offline', 'monitor' ),
				turnsOn( 'Send me an email', 'monitor_receive_notifications' ),
			],
		} );
	} );

	test( 'B336 B337 B338 the firewall’s lists', async ( {
		openAs,
		sandbox,
	} ) => {
		await changeControls( await openAs( 'admin' ), sandbox, {
			hash: '#/security',
			card: 'Firewall',
			modules: MODULES,
			rows: [
				turnsOn(
					'Check every request before your site answers it',
					'waf'
				),
				turnsOn(
					'Allow and block IP addresses',
					'jetpack_waf_ip_list'
				),
				{
					role: 'text',
					label: ALLOWED,
					to: '127.0.0.1\n2001:db8::/32',
					kept: {
						jetpack_waf_ip_allow_list: '127.0.0.1\n2001:db8::/32',
					},
				},
				{
					role: 'text',
					label: BLOCKED,
					to: '203.0.113.7\n10.0.0.1 - 10.0.0.9',
					kept: {
						jetpack_waf_ip_block_list:
							'203.0.113.7\n10.0.0.1 - 10.0.0.9',
					},
				},
			],
		} );
	} );

	test( 'B182 what the firewall shares', async ( { openAs, sandbox } ) => {
		await keepSettings(
			sandbox,
			{ waf: true },
			{ jetpack_waf_share_data: false }
		);
		await changeControls( await openAs( 'admin' ), sandbox, {
			hash: '#/security',
			card: 'Firewall',
			modules: MODULES,
			rows: [
				turnsOn(
					'Share data about refused requests',
					'jetpack_waf_share_data'
				),
			],
		} );
	} );

	test( 'B150 B184 B185 single sign-on', async ( { openAs, sandbox } ) => {
		await changeControls( await openAs( 'admin' ), sandbox, {
			hash: '#/security',
			card: 'Secure sign-on',
			modules: MODULES,
			rows: [
				turnsOn(
					'Let users log in with their connected account',
					'sso'
				),
				turnsOn(
					'Match accounts by their email address',
					'jetpack_sso_match_by_email'
				),
				turnsOn(
					'Require two-step authentication',
					'jetpack_sso_require_two_step'
				),
			],
		} );
	} );
} );

test( 'a bad line of the block list is named at its field, and nothing is stored', async ( {
	openAs,
	sandbox,
} ) => {
	await keepSettings( sandbox, { waf: true }, { jetpack_waf_ip_list: true } );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/security' );
	const card = settingsCard( page, 'Firewall' );
	const field = card.getByLabel( BLOCKED );
	await field.fill( '203.0.113.7\n300.1.1.1' );
	await card.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( field ).toHaveAccessibleDescription( /300\.1\.1\.1/ );
	await expect( field ).toHaveValue( '203.0.113.7\n300.1.1.1' );
	expect( await keptSetting( sandbox, 'jetpack_waf_ip_block_list' ) ).toBe(
		''
	);
} );

test( 'whoever is about to block themselves is asked, and can go back', async ( {
	openAs,
	sandbox,
} ) => {
	await keepSettings( sandbox, { waf: true }, { jetpack_waf_ip_list: true } );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/security' );
	const card = settingsCard( page, 'Firewall' );
	await card.getByLabel( BLOCKED ).fill( '127.0.0.0/8' );
	await expect( card.getByLabel( BLOCKED ) ).toHaveAccessibleDescription(
		/Your own address, 127\.0\.0\.1, is among these/
	);
	await card.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toContainText(
		'JETPACK_DASHBOARD_FIREWALL_DISABLED'
	);
	expect( await findViolations( page ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect(
		card.getByRole( 'button', { name: 'Save settings' } )
	).toBeFocused();
	expect( await keptSetting( sandbox, 'jetpack_waf_ip_block_list' ) ).toBe(
		''
	);
} );

test( 'B144 an editor sees none of it', async ( { openAs } ) => {
	const page = await openAs( 'editor' );
	await openRoute( page, '#/security' );
	await expect.poll( () => routeOf( page ) ).not.toBe( '/security' );
	await expect(
		page.getByRole( 'article', { name: 'Firewall' } )
	).toHaveCount( 0 );
} );
