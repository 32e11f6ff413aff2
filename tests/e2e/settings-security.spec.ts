import { findViolations } from './support/accessibility';
import { cardNamed } from './support/cards';
import { prepareSite } from './support/connection';
import { openRoute } from './support/dashboard';
import { resetSecurity } from './support/security-cards';
import {
	all,
	expectStored,
	saveSettings,
	settingsCard,
} from './support/settings';
import {
	type CardRows,
	changeControls,
	turnsOn,
	writes,
} from './support/settings-controls';
import { expect, test } from './support/test';

const ALL_OFF = all( [ 'monitor', 'waf', 'sso' ], false );
const DEFAULTS = {
	monitor_receive_notifications: false,
	monitor_self_check: false,
	jetpack_waf_ip_list: false,
	jetpack_waf_ip_allow_list: '',
	jetpack_waf_ip_block_list: '',
	jetpack_sso_match_by_email: false,
	jetpack_sso_require_two_step: false,
};
const SELF_CHECK = 'Check how long this site takes to answer';
const ALLOWED = 'Addresses that the firewall always allows';
const BLOCKED = 'Addresses that the firewall always blocks';

test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'connected' ) );
test.beforeEach( ( { sandbox } ) =>
	saveSettings( sandbox, ALL_OFF, DEFAULTS )
);
test.afterAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, ALL_OFF, DEFAULTS );
	await resetSecurity( sandbox );
} );

/** By the requirements that each card meets. */
const CONTROLS: Readonly< Record< string, CardRows > > = {
	'B146 downtime monitoring': {
		'Downtime monitoring': [
			turnsOn( 'Get alerts if your site goes offline', 'monitor' ),
			turnsOn( 'Send me an email', 'monitor_receive_notifications' ),
			turnsOn( SELF_CHECK, 'monitor_self_check' ),
		],
	},
	'B336 B337 B338 the firewall’s lists': {
		Firewall: [
			turnsOn( 'Check every request for attacks', 'waf' ),
			turnsOn( 'Allow and block IP addresses', 'jetpack_waf_ip_list' ),
			writes(
				ALLOWED,
				'jetpack_waf_ip_allow_list',
				'127.0.0.1\n2001:db8::/32'
			),
			writes(
				BLOCKED,
				'jetpack_waf_ip_block_list',
				'203.0.113.7\n10.0.0.1 - 10.0.0.9'
			),
		],
	},
	'B150 B184 B185 single sign-on': {
		'Secure sign-on': [
			turnsOn( 'Let users log in with their connected account', 'sso' ),
			turnsOn(
				'Match accounts by their email address',
				'jetpack_sso_match_by_email'
			),
			turnsOn(
				'Require two-step authentication',
				'jetpack_sso_require_two_step'
			),
		],
	},
};

test( 'each control is changed, saved, and there after a reload', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/security' );
	await changeControls(
		page,
		sandbox,
		Object.assign( {}, ...Object.values( CONTROLS ) )
	);
} );

test( 'shows an invalid line of the block list at its field, asks before users block themselves, and stores nothing', async ( {
	openAs,
	sandbox,
} ) => {
	await saveSettings( sandbox, { waf: true }, { jetpack_waf_ip_list: true } );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/security' );
	const card = settingsCard( page, 'Firewall' );
	const field = card.getByLabel( BLOCKED );
	const save = card.getByRole( 'button', { name: 'Save settings' } );
	await field.fill( '203.0.113.7\n300.1.1.1' );
	await save.click();
	await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( field ).toHaveAccessibleDescription( /300\.1\.1\.1/ );
	await expect( field ).toHaveValue( '203.0.113.7\n300.1.1.1' );
	await expectStored( sandbox, { jetpack_waf_ip_block_list: '' } );

	await field.fill( '127.0.0.0/8' );
	await expect( field ).toHaveAccessibleDescription(
		/This list includes your own IP address, 127\.0\.0\.1/
	);
	await save.click();
	await expect( page.getByRole( 'dialog' ) ).toContainText(
		'JETPACK_DASHBOARD_FIREWALL_DISABLED'
	);
	expect( await findViolations( page ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( save ).toBeFocused();
	await expectStored( sandbox, { jetpack_waf_ip_block_list: '' } );
} );

test( 'the switch asks before it applies a list that blocks the user, at 1280 and at 400 px', async ( {
	openAs,
	sandbox,
} ) => {
	await saveSettings(
		sandbox,
		{ waf: true },
		{
			jetpack_waf_ip_list: false,
			jetpack_waf_ip_block_list: '127.0.0.0/8',
		}
	);
	const page = await openAs( 'admin' );
	await openRoute( page, '#/security' );
	const toggle = settingsCard( page, 'Firewall' ).getByRole( 'switch', {
		name: 'Allow and block IP addresses',
	} );
	for ( const width of [ 1280, 400 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await toggle.click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText(
			'Your own IP address, 127.0.0.1, is on the block list.'
		);
		await expect( dialog ).toContainText( 'Save anyway?' );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( toggle ).not.toBeChecked();
	}
	await expectStored( sandbox, { jetpack_waf_ip_list: false } );
} );

test( 'A104 the self-check shows its result on the dashboard, without an account service', async ( {
	openAs,
	sandbox,
} ) => {
	await prepareSite( sandbox, 'local' );
	try {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );
		const selfCheck = settingsCard( page, 'Downtime monitoring' ).getByRole(
			'switch',
			{ name: SELF_CHECK }
		);
		await selfCheck.click();
		await expect( selfCheck ).toBeChecked();
		await expectStored( sandbox, { monitor_self_check: true } );
		await sandbox.runCron();
		await page.reload();
		await openRoute( page, '#/dashboard' );
		await expect( cardNamed( page, 'Downtime monitoring' ) ).toContainText(
			/This site last took \d+\.\d+ s to answer.* Scheduled work last ran at/
		);
		expect( await findViolations( page ) ).toEqual( [] );
	} finally {
		await prepareSite( sandbox, 'connected' );
	}
} );
