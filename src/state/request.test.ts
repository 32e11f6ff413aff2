import { ApiFailure, networkError } from '../api/errors';
import { deferred } from '../api/network.fixture';
import { createRequest } from './create-request';
import { getRequest } from './request-selectors';
import { createAppStore } from './store';
import type { FetchPluginUpdates } from './site/types';
import type { SetModuleActive, SwitchedModule } from './modules/types';

const SWITCHED: SwitchedModule = { wasSetMeanwhile: false };

function makeRead( call: () => Promise< number > ) {
	return createRequest< FetchPluginUpdates >( {
		slice: 'site',
		name: 'fetch-plugin-updates',
		kind: 'read',
		call,
	} );
}

const statusOf = ( store: ReturnType< typeof createAppStore > ) =>
	getRequest( store.getState(), 'site', 'fetch-plugin-updates' );

describe( 'a request’s status', () => {
	it( 'changes from idle to pending to succeeded, and stores the result', async () => {
		const response = deferred< number >();
		const store = createAppStore();
		expect( statusOf( store ) ).toEqual( { kind: 'idle' } );
		const done = store.dispatch(
			makeRead( () => response.promise )( undefined )
		);
		expect( statusOf( store ) ).toEqual( { kind: 'pending' } );
		response.resolve( 7 );
		expect( await done ).toEqual( { isOk: true, result: 7 } );
		expect( statusOf( store ) ).toEqual( { kind: 'succeeded' } );
		expect( store.getState().site.pluginUpdates ).toBe( 7 );
	} );

	it( 'ends in failed with the error, never in a rejection', async () => {
		const store = createAppStore();
		const outcome = await store.dispatch(
			makeRead( () =>
				Promise.reject( new ApiFailure( networkError() ) )
			)( undefined )
		);
		expect( outcome ).toMatchObject( {
			isOk: false,
			error: { name: 'FetchNetworkError' },
		} );
		expect( statusOf( store ) ).toMatchObject( {
			kind: 'failed',
			error: { name: 'FetchNetworkError' },
		} );
	} );

	it( 'is kept by key', async () => {
		const request = createRequest< SetModuleActive >( {
			slice: 'modules',
			name: 'set-active',
			kind: 'write',
			key: ( { slug } ) => slug,
			call: ( { slug } ) =>
				slug === 'stats'
					? Promise.resolve( SWITCHED )
					: Promise.reject( new Error( 'no' ) ),
		} );
		const store = createAppStore();
		await Promise.all( [
			store.dispatch( request( { slug: 'stats', isActive: true } ) ),
			store.dispatch( request( { slug: 'photon', isActive: true } ) ),
		] );
		const state = store.getState();
		expect(
			getRequest( state, 'modules', 'set-active', 'stats' ).kind
		).toBe( 'succeeded' );
		expect(
			getRequest( state, 'modules', 'set-active', 'photon' ).kind
		).toBe( 'failed' );
	} );
} );

interface Undeclared {
	readonly slice: 'site';
	readonly name: 'fetch-lockout';
	readonly args: undefined;
	readonly result: void;
}

it( 'a request that no slice declares does not compile', () => {
	const state = createAppStore().getState();
	// @ts-expect-error -- The name has a typo.
	getRequest( state, 'site', 'fetch-lockout' );
	// @ts-expect-error -- It is a request of another slice.
	getRequest( state, 'modules', 'fetch-lockouts' );
	// @ts-expect-error -- No slice declares it.
	expect( createRequest< Undeclared > ).toBeInstanceOf( Function );
	expect( getRequest( state, 'site', 'fetch-lockouts' ).kind ).toBe( 'idle' );
} );

describe( 'two requests at once', () => {
	it( 'drops a second read while the same one is under way', async () => {
		const call = jest.fn( () => Promise.resolve( 1 ) );
		const read = makeRead( call );
		const store = createAppStore();
		const outcomes = await Promise.all( [
			store.dispatch( read( undefined ) ),
			store.dispatch( read( undefined ) ),
		] );
		expect( call ).toHaveBeenCalledTimes( 1 );
		expect( outcomes[ 1 ] ).toEqual( { isOk: true, result: 1 } );
		await store.dispatch( read( undefined ) );
		expect( call ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'ignores an older response that arrives after a newer one', async () => {
		const responses = [
			deferred< SwitchedModule >(),
			deferred< SwitchedModule >(),
		];
		let nth = 0;
		const write = createRequest< SetModuleActive >( {
			slice: 'modules',
			name: 'set-active',
			kind: 'write',
			key: ( { slug } ) => slug,
			call: () =>
				responses[ nth++ ]?.promise ?? Promise.resolve( SWITCHED ),
		} );
		const store = createAppStore( {
			settings: {
				items: { stats: false },
				hasUnsavedChanges: false,
				areChangesSaving: false,
				ownSaves: {},
				requests: {},
			},
		} );
		const older = store.dispatch(
			write( { slug: 'stats', isActive: true } )
		);
		const newer = store.dispatch(
			write( { slug: 'stats', isActive: false } )
		);
		responses[ 1 ]?.resolve( SWITCHED );
		await newer;
		responses[ 0 ]?.resolve( SWITCHED );
		await older;
		expect( store.getState().settings.items.stats ).toBe( false );
	} );

	it.each( [ 1, 2, 3, 7 ] )(
		'reads again what a write overtook, %d times',
		async ( times ) => {
			let response = deferred< number >();
			const read = makeRead( () => response.promise );
			const write = createRequest< {
				slice: 'site';
				name: 'unlock';
				args: { address: string };
				result: void;
			} >( {
				slice: 'site',
				name: 'unlock',
				kind: 'write',
				call: () => Promise.resolve(),
			} );
			const store = createAppStore();
			const reading = store.dispatch( read( undefined ) );
			for ( let count = 1; count <= times; count++ ) {
				await store.dispatch( write( { address: '192.0.2.1' } ) );
				const overtaken = response;
				response = deferred();
				overtaken.resolve( count );
				await Promise.resolve();
				await Promise.resolve();
				await Promise.resolve();
			}
			response.resolve( 100 );
			await reading;
			expect( store.getState().site.pluginUpdates ).toBe( 100 );
		}
	);
} );

describe( 'the notices of a request', () => {
	const NOTICES = {
		progress: () => 'Counting…',
		success: ( count: number ) => `Counted ${ count }.`,
		failure: () => 'Could not count.',
	};

	it( 'show progress, then success in its place, for 2 s', async () => {
		const response = deferred< number >();
		const store = createAppStore();
		const done = store.dispatch(
			makeRead( () => response.promise )( undefined, NOTICES )
		);
		expect( store.getState().notices.items ).toMatchObject( [
			{ text: 'Counting…', status: 'info', duration: 0 },
		] );
		response.resolve( 4 );
		await done;
		expect( store.getState().notices.items ).toMatchObject( [
			{ text: 'Counted 4.', status: 'success', duration: 2000 },
		] );
	} );

	it( 'show failure for 5 s', async () => {
		const store = createAppStore();
		await store.dispatch(
			makeRead( () => Promise.reject( new Error( 'x' ) ) )(
				undefined,
				NOTICES
			)
		);
		expect( store.getState().notices.items ).toMatchObject( [
			{ text: 'Could not count.', status: 'error', duration: 5000 },
		] );
	} );

	it( 'clear their progress where nothing is said of the outcome', async () => {
		const store = createAppStore();
		await store.dispatch(
			makeRead( () => Promise.resolve( 1 ) )( undefined, {
				progress: NOTICES.progress,
			} )
		);
		expect( store.getState().notices.items ).toEqual( [] );
	} );
} );
