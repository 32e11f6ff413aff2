/** @jest-environment ./tools/jest/browser-environment.js */
import { mockNetwork, json } from '../../api/network.fixture';
import { CONNECTED_SITE, openStore } from '../connection/connection.fixture';
import { getNotices } from '../notices/selectors';
import { getPartnerCoupon } from './coupon-selector';
import { dismissLicenseNotice, fetchDetachedCount } from './notice-thunks';
import {
	getActivatedProductId,
	getDetachedCount,
	getLicenseNoticeDismissal,
	getLicenses,
	getLicensingError,
	getLicensingRequest,
} from './selectors';
import {
	activateLicense,
	applyLicense,
	clearLicensingError,
	fetchLicenses,
	leaveActivation,
} from './thunks';

const LICENSING = {
	error: 'The last key was refused.',
	showLicensingUi: true,
	userCounts: { detached: 2 },
	activationNoticeDismiss: {
		last_detached_count: 1,
		last_dismissed_time: '2026-11-01T10:00:00+00:00',
	},
};

const open = () => openStore( { ...CONNECTED_SITE, licensing: LICENSING } );

/** Responses by path; all others are empty. */
function mockResponses( responses: Readonly< Record< string, unknown > > ) {
	return mockNetwork( ( { url } ) => {
		const path = Object.keys( responses ).find( ( key ) =>
			decodeURIComponent( url.href ).includes( key )
		);
		return json( path === undefined ? {} : responses[ path ] );
	} );
}

const settled = () => new Promise( ( resolve ) => setTimeout( resolve, 0 ) );

describe( 'attaching a license', () => {
	it( 'A382 A225 A270: sends the key, and keeps the id of what it activated', async () => {
		const calls = mockResponses( {
			'attach-licenses': [ [ { activatedProductId: 2112 } ] ],
		} );
		const store = open();
		expect( await store.dispatch( activateLicense( 'abc' ) ) ).toBe( true );
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			body: { licenses: [ 'abc' ] },
		} );
		expect( getActivatedProductId( store.getState() ) ).toBe( 2112 );
	} );

	it.each( [
		[
			'A226 A398: the first message of a map of lists',
			[ { errors: { invalid: [ 'Not yours.', 'Used.' ] } } ],
			'Not yours.',
		],
		[
			'A398: the first that says anything',
			[ { errors: { 400: [ '' ], used: [ 'Used.' ] } } ],
			'Used.',
		],
		[ 'A398: lists in lists', [ [ [ { errors: [ 'No.' ] } ] ] ], 'No.' ],
		[ 'A399: none', [ { errors: {} } ], '' ],
		[ 'A399: nothing at all', [], '' ],
		[ 'A399: something else', 'odd', '' ],
	] )( '%s', async ( _title, body, message ) => {
		mockResponses( { 'attach-licenses': body } );
		const store = open();
		expect( await store.dispatch( activateLicense( 'abc' ) ) ).toBe(
			false
		);
		expect(
			getLicensingRequest( store.getState(), 'attach' )
		).toMatchObject( { kind: 'failed', error: { message } } );
		expect( getActivatedProductId( store.getState() ) ).toBeNull();
		store.dispatch( leaveActivation() );
		expect( getLicensingRequest( store.getState(), 'attach' ).kind ).toBe(
			'idle'
		);
	} );

	it( 'A271: ignores a second key while the first is under way', async () => {
		const calls = mockResponses( {
			'attach-licenses': [ [ { activatedProductId: 2112 } ] ],
		} );
		const store = open();
		const first = store.dispatch( activateLicense( 'abc' ) );
		expect( await store.dispatch( activateLicense( 'def' ) ) ).toBe(
			false
		);
		await first;
		expect(
			calls.filter( ( { url } ) =>
				url.href.includes( 'attach-licenses' )
			)
		).toHaveLength( 1 );
	} );

	it( 'B452 B453: reads all again that comes with it, and dismisses the notice', async () => {
		const calls = mockResponses( {
			'attach-licenses': [ [ { activatedProductId: 2112 } ] ],
			'user/counts': { detached: 1 },
			'activation-notice-dismiss': {
				last_detached_count: 1,
				last_dismissed_time: '2026-11-20T10:00:00+00:00',
			},
		} );
		const store = open();
		await store.dispatch( activateLicense( 'abc' ) );
		await settled();
		await settled();
		const asked = calls.map( ( { url } ) =>
			decodeURIComponent( url.href )
		);
		for ( const part of [
			'licensing/user/counts',
			'=site',
			'=purchases',
			'refresh=1',
			'module/all',
			'jetpack/v4/settings',
		] ) {
			expect( asked.some( ( url ) => url.includes( part ) ) ).toBe(
				true
			);
		}
		expect( getDetachedCount( store.getState() ) ).toBe( 1 );
		expect( getLicenseNoticeDismissal( store.getState() ) ).toEqual( {
			count: 1,
			time: Date.UTC( 2026, 10, 20, 10 ),
		} );
	} );
} );

describe( 'applying a license on My Plan', () => {
	it( 'A378 C258 C318: sends the key, then says that it was added', async () => {
		const calls = mockResponses( { 'set-license': { code: 'success' } } );
		const store = open();
		expect( await store.dispatch( applyLicense( 'abc' ) ) ).toBe( true );
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			body: { license: 'abc' },
		} );
		expect( getNotices( store.getState() ) ).toMatchObject( [
			{
				status: 'success',
				text: 'Jetpack license key added. It may take a minute for the license to be processed.',
			},
		] );
	} );

	it( 'C282 C259 C283: counts the licenses afterwards', async () => {
		mockResponses( {
			'set-license': { code: 'success' },
			'user/counts': { detached: 5 },
		} );
		const store = open();
		await store.dispatch( applyLicense( 'abc' ) );
		await settled();
		expect( getDetachedCount( store.getState() ) ).toBe( 5 );
	} );

	it( 'C317: a refused key shows an error', async () => {
		mockNetwork( () =>
			json( { code: 'setting_license_key_failed', message: 'No.' }, 500 )
		);
		const store = open();
		expect( await store.dispatch( applyLicense( 'abc' ) ) ).toBe( false );
		expect( getNotices( store.getState() ) ).toMatchObject( [
			{ status: 'error', text: 'Error adding Jetpack license key.' },
		] );
	} );
} );

describe( 'the user’s licenses', () => {
	it( 'A379 B527: are counted, for the owner alone', async () => {
		const calls = mockResponses( { 'user/counts': { detached: 3 } } );
		const store = open();
		expect( getDetachedCount( store.getState() ) ).toBe( 2 );
		await store.dispatch( fetchDetachedCount() );
		expect( getDetachedCount( store.getState() ) ).toBe( 3 );
		const other = openStore( {} );
		await other.dispatch( fetchDetachedCount() );
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'A380 B528: are listed, whether as a list or a map', async () => {
		const item = {
			license_key: 'abc',
			product: 'Backup',
			attached_at: null,
			revoked_at: null,
		};
		mockResponses( {
			'user/licenses': {
				items: {
					11: item,
					12: { ...item, attached_at: '2022-06-01 10:00:00' },
				},
			},
		} );
		const store = open();
		await store.dispatch( fetchLicenses() );
		expect( getLicenses( store.getState() ) ).toEqual( [
			{ key: 'abc', product: 'Backup', isDetached: true },
			{ key: 'abc', product: 'Backup', isDetached: false },
		] );
	} );
} );

it( 'A381 B451 B529: dismissing the notice sends what it counts', async () => {
	const calls = mockResponses( {
		'activation-notice-dismiss': {
			last_detached_count: 2,
			last_dismissed_time: '2026-11-20T10:00:00+00:00',
		},
	} );
	const store = open();
	expect( getLicenseNoticeDismissal( store.getState() ) ).toEqual( {
		count: 1,
		time: Date.UTC( 2026, 10, 1, 10 ),
	} );
	await store.dispatch( dismissLicenseNotice() );
	expect( calls[ 0 ] ).toMatchObject( { body: { last_detached_count: 2 } } );
	expect( getLicenseNoticeDismissal( store.getState() )?.count ).toBe( 2 );
} );

it( 'A377 B526 B530: the error of the last license can be cleared', async () => {
	const calls = mockResponses( { 'licensing/error': true } );
	const store = open();
	expect( getLicensingError( store.getState() ) ).not.toBe( '' );
	await store.dispatch( clearLicensingError() );
	expect( calls[ 0 ] ).toMatchObject( { body: { error: '' } } );
	expect( getLicensingError( store.getState() ) ).toBe( '' );
} );

const COUPON = {
	coupon_code: 'IONOS_IONA_123',
	preset: 'IONA',
	partner: {
		name: 'IONOS',
		prefix: 'IONOS',
		logo: { src: 'http://site.test/ionos.png', width: 119, height: 32 },
	},
	product: {
		slug: 'jetpack_backup_daily',
		title: 'Backup',
		features: [ 'Daily backups' ],
	},
};

it( 'A222 A223 A224: a partner’s coupon has its partner and its product', () => {
	const { coupon_code: code, ...coupon } = COUPON;
	expect(
		getPartnerCoupon( openStore( { partnerCoupon: COUPON } ).getState() )
	).toEqual( { code, ...coupon } );
	expect( getPartnerCoupon( openStore( {} ).getState() ) ).toBeNull();
} );

it( 'C201: the partner’s logo may be missing', () => {
	expect(
		getPartnerCoupon(
			openStore( {
				partnerCoupon: {
					coupon_code: 'A_B_C',
					product: { slug: 'jetpack_backup_daily', title: 'Backup' },
					partner: { name: 'Acme' },
				},
			} ).getState()
		)
	).toMatchObject( {
		code: 'A_B_C',
		partner: { name: 'Acme', logo: null },
		product: { features: [] },
	} );
} );
