import { getStateNoticeContent } from './state-notice-text';
import { getStateNoticeView } from './state-notice-view';

const HOST = 'account.test';

function contentOf( codes: {
	errorCode?: string;
	errorDescription?: string;
	messageCode?: string;
	isAtomic?: boolean;
} ) {
	const view = getStateNoticeView( {
		errorCode: null,
		errorDescription: null,
		messageCode: null,
		isAtomic: false,
		...codes,
	} );
	return view.kind === 'none'
		? null
		: { kind: view.kind, ...getStateNoticeContent( view, HOST, '1.2.3' ) };
}

it.each( [
	[ 'B590', 'cheatin', 'cheating', /^Cheatin' uh\?$/ ],
	[ 'B591', 'access_denied', 'access-denied', /tell us why/ ],
	[ 'B593', 'wrong_state', 'wrong-state', /Stay logged in/ ],
	[
		'B594',
		'invalid_client',
		'invalid-client',
		/Deactivate the plugin, activate it again, then connect again/,
	],
	[
		'B595',
		'invalid_grant',
		'invalid-grant',
		/Click “Connect to account\.test” again/,
	],
	[
		'B596',
		'site_inaccessible',
		'not-accessible',
		/publicly accessible.*site_inaccessible/,
	],
	[
		'B597',
		'site_requires_authorization',
		'not-accessible',
		/publicly accessible.*site_requires_authorization/,
	],
	[ 'B598', 'site_blacklisted', 'terms-violated', /Terms of Service/ ],
	[
		'B599',
		'not_public',
		'not-public',
		/isn’t publicly accessible.*localhost/,
	],
	[ 'B600', 'wpcom_408', 'provider-trouble', /account\.test.*later/ ],
	[ 'B600', 'wpcom_503', 'provider-trouble', /account\.test.*later/ ],
	[
		'B601',
		'wpcom_bad_response',
		'provider-trouble',
		/account\.test.*later/,
	],
	[ 'B601', 'wpcom_outage', 'provider-trouble', /account\.test.*later/ ],
	[
		'B602',
		'register_http_request_failed',
		'provider-unreachable',
		/contact account\.test.*web host/,
	],
	[
		'B603',
		'token_http_request_failed',
		'provider-unreachable',
		/contact account\.test.*web host/,
	],
	[ 'B604', 'no_role', 'glitch', /support.*no_role$/ ],
	[ 'B604', 'no_cap', 'glitch', /no_cap$/ ],
	[ 'B604', 'no_code', 'glitch', /no_code$/ ],
	[ 'B604', 'invalid_state', 'glitch', /invalid_state$/ ],
	[ 'B604', 'missing_secrets', 'glitch', /missing_secrets$/ ],
	[ 'B604', 'secrets_mismatch', 'glitch', /secrets_mismatch$/ ],
	[
		'B605',
		'verify_secrets_missing',
		'glitch',
		/support.*verify_secrets_missing$/,
	],
	[ 'B605', 'state_malformed', 'glitch', /state_malformed$/ ],
	[ 'B606', 'solar_flare', 'unknown-error', /^solar_flare$/ ],
	[ 'B606', 'wpcom_418', 'unknown-error', /^wpcom_418$/ ],
	[ 'B606', '<b>odd</b>', 'unknown-error', /^<b>odd<\/b>$/ ],
] )( '%s: error code %s is %s', ( _row, errorCode, kind, text ) => {
	const content = contentOf( { errorCode } );
	expect( content?.kind ).toBe( kind );
	expect( content?.text ).toMatch( text );
} );

it( 'an unknown code comes after its sentence, where there is one (B606)', () => {
	expect(
		contentOf( {
			errorCode: 'solar_flare',
			errorDescription: 'The sun was in the way.',
		} )?.text
	).toBe( 'The sun was in the way. Error code: solar_flare' );
} );

it.each( [ 'expired', 'used', 'unknown', 'foreign', 'invalid', 'unchecked' ] )(
	'a partner coupon that is %s is explained by PHP, without a code',
	( reason ) => {
		const errorCode = `${ reason }_partner_coupon`;
		expect(
			contentOf( { errorCode, errorDescription: 'It can’t be used.' } )
		).toEqual( {
			kind: 'partner-coupon',
			status: 'error',
			text: 'It can’t be used.',
		} );
	}
);

it( 'an account that is another user’s is named as such', () => {
	expect(
		contentOf( { errorCode: 'account_already_linked' } )?.text
	).toMatch( /account at account\.test.*another user of this site/ );
} );

it( 'only a declined connection is not styled as an error (B592)', () => {
	expect( contentOf( { errorCode: 'access_denied' } )?.status ).toBe(
		'info'
	);
	expect( contentOf( { errorCode: 'wrong_state' } )?.status ).toBe( 'error' );
} );

it.each( [
	[ 'B609', 'already_authorized', 'success' ],
	[ 'B610', 'authorized', 'success' ],
	[ 'B611', 'linked', 'success' ],
	[ 'B612', 'protect_misconfigured_ip', 'error' ],
	[ 'B613', 'reconnection_completed', 'success' ],
] )(
	'%s: message code %s is known, and a %s',
	( _row, messageCode, status ) => {
		expect( contentOf( { messageCode } )?.status ).toBe( status );
		expect( contentOf( { messageCode } )?.text ).not.toContain(
			messageCode
		);
	}
);

it( 'new modules welcome to the version, but not on Atomic (B607, B608)', () => {
	const messageCode = 'modules_activated';
	expect( contentOf( { messageCode } )?.text ).toBe(
		'Welcome to Jetpack 1.2.3!'
	);
	expect( contentOf( { messageCode, isAtomic: true } ) ).toBeNull();
} );

it( 'an error takes precedence over a message; an unknown message is ignored', () => {
	expect(
		contentOf( { errorCode: 'no_cap', messageCode: 'linked' } )?.kind
	).toBe( 'glitch' );
	expect( contentOf( { messageCode: 'solar_flare' } ) ).toBeNull();
	expect( contentOf( {} ) ).toBeNull();
} );
