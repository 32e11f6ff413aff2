import { restoreStateAfterwards } from './support/saved-state';
import { setOption, useScenario } from './support/site-state';
import { get } from './support/site';
import type { Caller } from './support/site';

const OFFLINE_KEYS = [
	'constant',
	'filter',
	'isActive',
	'url',
	'wpLocalConstant',
];

const NOT_OFFLINE = {
	isActive: false,
	constant: false,
	url: false,
	filter: false,
	wpLocalConstant: false,
};

const read = async ( as: Caller = 'admin' ) =>
	( await get( 'connection', { as } ) ).body;

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe( 'GET connection on a site with a connected owner', () => {
	beforeAll( () => useScenario( 'connected' ) );

	it( 'returns all data to the owner (A217, A320, B493)', async () => {
		const { status, body } = await get( 'connection' );
		expect( status ).toBe( 200 );
		expect( body ).toMatchObject( {
			isActive: true,
			isStaging: false,
			isRegistered: true,
			isUserConnected: true,
			hasConnectedOwner: true,
			offlineMode: NOT_OFFLINE,
			isPublic: true,
		} );
	} );

	it( 'has the offline reasons and nothing else there (B318)', async () => {
		expect( Object.keys( ( await read() ).offlineMode ).sort() ).toEqual(
			OFFLINE_KEYS
		);
	} );

	it( 'returns to another user only that user’s data', async () => {
		const editor = await read( 'editor' );
		expect( editor ).toMatchObject( {
			isActive: true,
			isRegistered: true,
			isUserConnected: false,
			hasConnectedOwner: true,
		} );
	} );

	it( 'returns to a visitor only that the site is registered', async () => {
		expect( await read( 'anonymous' ) ).toEqual( { isRegistered: true } );
	} );

	it( 'returns nothing more for a cookie without a nonce', async () => {
		const { body } = await get( 'connection', {
			as: 'admin',
			nonce: 'missing',
		} );
		expect( body ).toEqual( { isRegistered: true } );
	} );

	it( 'keeps every secret of the connection', async () => {
		const { text } = await get( 'connection' );
		expect( text ).not.toMatch( /secret|token|credential|client_id/i );
	} );
} );

describe( 'GET connection on other sites', () => {
	it( 'in local mode nothing is connected', async () => {
		await useScenario( 'local' );
		expect( await read() ).toMatchObject( {
			isActive: false,
			isRegistered: false,
			isUserConnected: false,
			hasConnectedOwner: false,
		} );
		expect( await read( 'anonymous' ) ).toEqual( { isRegistered: false } );
	} );

	it( 'with a site connection alone it is active without an owner (A008)', async () => {
		await useScenario( 'site-only' );
		expect( await read() ).toMatchObject( {
			isActive: true,
			isRegistered: true,
			isUserConnected: false,
			hasConnectedOwner: false,
		} );
	} );

	it( 'is not active offline, and contains the reason', async () => {
		await useScenario( 'offline' );
		const body = await read();
		expect( body.isActive ).toBe( false );
		expect( body.offlineMode.isActive ).toBe( true );
		const { isActive, ...reasons } = body.offlineMode;
		expect( Object.values( reasons ) ).toContain( true );
		expect( isActive ).toBe( true );
	} );

	it( 'offline, returns to users who can’t open the page no more than to a visitor', async () => {
		await useScenario( 'offline' );
		expect( await read( 'editor' ) ).toEqual( { isRegistered: false } );
	} );

	it( 'isPublic follows WordPress’s own setting', async () => {
		await useScenario( 'local' );
		await setOption( 'blog_public', '0' );
		expect( ( await read() ).isPublic ).toBe( false );
		await setOption( 'blog_public', '1' );
		expect( ( await read() ).isPublic ).toBe( true );
	} );
} );
