import { makeUser, makePageData } from '../../api/page-data.fixture';
import { toApiError } from '../../api/errors';
import { readUser } from '../../api/user';
import type { Scan } from '../../api/dashboard';
import { createPage } from '../page';
import { getPart } from '../site/parts-selectors';
import {
	endSimulatedScan,
	endSimulation,
	simulateScan,
	simulateUser,
} from './actions';
import { getRealUser, isScanSimulated, isSimulating } from './selectors';

const EDITOR = readUser(
	makeUser( { manage_modules: false }, { username: 'editor' } ).currentUser
);

const SCAN: Scan = {
	state: 'idle',
	reason: '',
	threats: [],
	credentials: [],
	mostRecent: null,
};

const openStore = () => createPage( makePageData() ).store;

it( 'shows another user, and remembers who is real', () => {
	const store = openStore();
	const real = store.getState().connection.user;
	expect( isSimulating( store.getState() ) ).toBe( false );
	store.dispatch( simulateUser( EDITOR ) );
	store.dispatch( simulateUser( { ...EDITOR, isLinked: true } ) );
	expect( store.getState().connection.user.username ).toBe( 'editor' );
	expect( getRealUser( store.getState() ) ).toBe( real );
	expect( isSimulating( store.getState() ) ).toBe( true );
	store.dispatch( endSimulation() );
	expect( store.getState().connection.user ).toBe( real );
	expect( isSimulating( store.getState() ) ).toBe( false );
} );

it( 'what the server says of the user meanwhile is of the real one', () => {
	const store = openStore();
	store.dispatch( simulateUser( EDITOR ) );
	const answered = readUser(
		makeUser( {}, { username: 'jonas' } ).currentUser
	);
	store.dispatch( {
		type: 'connection/fetch-data/succeeded',
		key: '',
		args: undefined,
		result: { user: answered, ownerName: null },
	} );
	expect( store.getState().connection.user.username ).toBe( 'editor' );
	expect( getRealUser( store.getState() ).username ).toBe( 'jonas' );
} );

it( 'shows a scan, and puts back what was there, were it nothing', () => {
	const store = openStore();
	const before = getPart( store.getState(), 'scan' );
	store.dispatch( simulateScan( SCAN ) );
	expect( getPart( store.getState(), 'scan' ) ).toMatchObject( {
		kind: 'ready',
		data: SCAN,
	} );
	expect( isScanSimulated( store.getState() ) ).toBe( true );
	store.dispatch( endSimulatedScan() );
	expect( getPart( store.getState(), 'scan' ) ).toEqual( before );
	expect( isScanSimulated( store.getState() ) ).toBe( false );
} );

describe( 'what the server says of the scan meanwhile', () => {
	const args = { parts: [ 'scan' ] as const };

	it( 'is of the real one, and shows when the simulation ends', () => {
		const store = openStore();
		store.dispatch( simulateScan( SCAN ) );
		const found: Scan = { ...SCAN, state: 'scanning' };
		store.dispatch( {
			type: 'site/fetch-parts/succeeded',
			key: 'scan',
			args,
			result: {
				scan: {
					kind: 'body',
					data: found,
					updatedAt: 1000,
					error: null,
				},
			},
		} );
		expect( getPart( store.getState(), 'scan' ) ).toMatchObject( {
			kind: 'ready',
			data: SCAN,
		} );
		store.dispatch( endSimulatedScan() );
		expect( getPart( store.getState(), 'scan' ) ).toEqual( {
			kind: 'ready',
			data: found,
			updatedAt: 1000,
		} );
	} );

	it( 'fails for the real one alone', () => {
		const store = openStore();
		store.dispatch( simulateScan( SCAN ) );
		const error = toApiError( new Error( 'No answer.' ) );
		store.dispatch( {
			type: 'site/fetch-parts/failed',
			key: 'scan',
			args,
			error,
		} );
		expect( getPart( store.getState(), 'scan' ).kind ).toBe( 'ready' );
		store.dispatch( endSimulatedScan() );
		expect( getPart( store.getState(), 'scan' ) ).toEqual( {
			kind: 'failed',
			error,
		} );
	} );
} );
