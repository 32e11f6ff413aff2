/** @jest-environment ./tools/jest/browser-environment.js */
import { json, mockNetwork } from '../../api/network.fixture';
import type { SentRequest } from '../../api/network.fixture';
import { CONNECTED_SITE, openStore } from '../connection/connection.fixture';
import { refreshOnArrival, refreshOnReturn } from '../page-return';
import { refreshHoldings } from './holdings-thunks';
import { getPartData } from './parts-selectors';

const text = ( data: unknown ) => ( {
	code: 'success',
	message: '',
	data: JSON.stringify( data ),
} );

const site = ( slug: string ) =>
	text( { ID: 4242, plan: { product_slug: slug } } );

const purchase = ( slug: string, fields: object = {} ) => ( {
	ID: '7',
	product_slug: slug,
	product_name: slug,
	active: '1',
	is_refundable: false,
	subscribed_date: '2026-11-20T10:00:00+00:00',
	expiry_date: '2027-11-20T10:00:00+00:00',
	...fields,
} );

const FREE = { site: site( 'jetpack_free' ), purchases: text( [] ) };
const BACKUP = {
	site: site( 'jetpack_backup_t1_yearly' ),
	purchases: text( [ purchase( 'jetpack_backup_t1_yearly' ) ] ),
};
const REWIND = {
	rewind: { code: 'success', data: { state: 'provisioning', reason: '' } },
};

const MINUTE_S = 60;

/** A connected site with these parts in the initial state, loaded a minute ago. */
const open = ( parts: object, age = MINUTE_S ) =>
	openStore( {
		...CONNECTED_SITE,
		dashboard: {
			parts: Object.fromEntries(
				Object.entries( parts ).map( ( [ name, body ] ) => [
					name,
					{ body, age },
				] )
			),
		},
	} );

/** The requests, as `dashboard?site,purchases` or `module/all`. */
const namesOf = ( calls: readonly SentRequest[] ) =>
	calls.map( ( { url } ) => {
		const address = decodeURIComponent( url.href );
		const path = address.replace( /^.*jetpack\/v4\/([^?&]*).*$/, '$1' );
		const parts = [ ...address.matchAll( /parts\[\d*\]=([\w-]+)/g ) ].map(
			( [ , name ] ) => name
		);
		return parts.length > 0 ? `${ path }?${ parts.join() }` : path;
	} );

/** The service's parts; everything else is empty. */
const serve = ( parts: object ) =>
	mockNetwork( ( { url } ) =>
		json( url.pathname.endsWith( 'dashboard' ) ? parts : {} )
	);

it( 'asks for the plan and the purchases without the server’s cache', async () => {
	const calls = serve( FREE );
	await open( FREE ).dispatch( refreshHoldings() );
	expect( namesOf( calls ) ).toEqual( [ 'dashboard?site,purchases' ] );
	expect( calls[ 0 ]?.url.searchParams.get( 'refresh' ) ).toBe( '1' );
} );

it.each< [ string, object ] >( [
	[ 'a purchase', BACKUP ],
	[ 'another plan', { ...FREE, site: site( 'jetpack_complete' ) } ],
	[
		'another product',
		{
			...FREE,
			site: text( {
				ID: 4242,
				plan: { product_slug: 'jetpack_free' },
				products: [ { product_slug: 'jetpack_scan' } ],
			} ),
		},
	],
] )(
	'%s also refetches the modules and what depends on it',
	async ( _what, now ) => {
		const calls = serve( { ...now, ...REWIND } );
		await open( { ...FREE, ...REWIND } ).dispatch( refreshHoldings() );
		// Only the parts that the page has used: scan and features weren't loaded.
		expect( namesOf( calls ) ).toEqual( [
			'dashboard?site,purchases',
			'module/all',
			'dashboard?rewind',
		] );
	}
);

it.each< [ string, object ] >( [
	[ 'renewed', { expiry_date: '2028-11-20T10:00:00+00:00' } ],
	[ 'expired', { active: '0' } ],
	[ 'no longer refundable', { is_refundable: true } ],
] )( 'a purchase that is %s counts as a change', async ( _what, fields ) => {
	const slug = 'jetpack_backup_t1_yearly';
	const calls = serve( {
		...BACKUP,
		purchases: text( [ purchase( slug, fields ) ] ),
	} );
	await open( BACKUP ).dispatch( refreshHoldings() );
	expect( namesOf( calls ) ).toContain( 'module/all' );
} );

it( 'a service that is down changes nothing', async () => {
	const failure = { code: 'wpcom_outage', message: 'Down.', status: 502 };
	const calls = serve( { site: failure, purchases: failure } );
	const store = open( BACKUP );
	await store.dispatch( refreshHoldings() );
	expect( namesOf( calls ) ).toEqual( [ 'dashboard?site,purchases' ] );
	expect( getPartData( store.getState(), 'purchases' ) ).toHaveLength( 1 );
} );

const settled = () => new Promise( ( resolve ) => setTimeout( resolve, 0 ) );

it.each( [
	[ 'a minute old', MINUTE_S, 1 ],
	[ '16 seconds old', 16, 1 ],
	[ '14 seconds old', 14, 0 ],
] )(
	'on return, purchases that are %s: %d s, refetched %d times',
	async ( _what, age, count ) => {
		const calls = serve( FREE );
		await open( FREE, age ).dispatch( refreshOnReturn() );
		await settled();
		expect(
			namesOf( calls ).filter( ( name ) => name !== 'settings' )
		).toEqual(
			[ 'dashboard?site,purchases', 'licensing/user/counts' ].slice(
				0,
				2 * count
			)
		);
	}
);

describe( 'on return a few seconds after the purchases were fetched', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	/** The requests for purchases, after a number of seconds. */
	const after = async ( seconds: number, calls: readonly SentRequest[] ) => {
		await jest.advanceTimersByTimeAsync( seconds * 1000 );
		return namesOf( calls ).filter( ( name ) =>
			name.includes( 'purchases' )
		);
	};

	it( 'they are fetched again once they are old enough', async () => {
		const calls = serve( { ...BACKUP, ...REWIND } );
		const store = open( FREE, 5 );
		await store.dispatch( refreshOnReturn() );
		await store.dispatch( refreshOnReturn() );
		expect( await after( 9, calls ) ).toHaveLength( 0 );
		expect( await after( 2, calls ) ).toHaveLength( 1 );
		expect( getPartData( store.getState(), 'purchases' ) ).toHaveLength(
			1
		);
		expect( await after( 60, calls ) ).toHaveLength( 1 );
	} );

	it( 'but not if they were fetched meanwhile', async () => {
		const calls = serve( FREE );
		const store = open( FREE, 5 );
		await store.dispatch( refreshOnReturn() );
		expect( await after( 5, calls ) ).toHaveLength( 0 );
		await store.dispatch( refreshHoldings() );
		expect( await after( 60, calls ) ).toHaveLength( 1 );
	} );
} );

it( 'returning to the tab refetches the purchases after the settings', async () => {
	const calls = serve( FREE );
	await open( FREE ).dispatch( refreshOnReturn() );
	await settled();
	expect( namesOf( calls ) ).toEqual( [
		'settings',
		'dashboard?site,purchases',
		'licensing/user/counts',
	] );
} );

it.each( [
	[
		'from the account service',
		'https://account.test/checkout',
		[ 'dashboard?site,purchases', 'licensing/user/counts' ],
	],
	[ 'from elsewhere', 'https://account.test.example/', [] ],
	[ 'directly', '', [] ],
] )( 'on opening the page %s (%s)', async ( _from, referrer, asked ) => {
	const property = jest
		.spyOn( document, 'referrer', 'get' )
		.mockReturnValue( referrer );
	const calls = serve( FREE );
	open( FREE ).dispatch( refreshOnArrival() );
	await settled();
	expect( namesOf( calls ) ).toEqual( asked );
	property.mockRestore();
} );
