/** @jest-environment ./tools/jest/browser-environment.js */
import { mockNetwork, json } from '../../api/network.fixture';
import { makePageData } from '../../api/page-data.fixture';
import { getNotices } from '../notices/selectors';
import { createPage } from '../page';
import { getSettings } from './selectors';
import { undoSettings, updateSettings } from './thunks';
import type { Settings } from './types';
import { isSameValue } from './same-value';
import { expectedValues, previousValues } from './undo';

jest.mock( '../../lib/wp-admin', () => ( { reloadPage: jest.fn() } ) );

const STORED: Settings = {
	protect: false,
	admin_bar: true,
	roles: [ 'administrator' ],
	wordpress_api_key: '0123456789ab',
	post_by_email_address: 'secret@example.org',
	masterbar: false,
	monitor_receive_notifications: null,
};

const ROWS: readonly [ string, Settings, Settings | undefined ][] = [
	[ 'a switch', { protect: true }, { protect: false } ],
	[
		'several settings at once',
		{ admin_bar: false, roles: [ 'administrator', 'editor' ] },
		{ admin_bar: true, roles: [ 'administrator' ] },
	],
	[ 'a secret', { wordpress_api_key: 'ba9876543210' }, undefined ],
	[ 'an action', { post_by_email_address: 'regenerate' }, undefined ],
	[ 'what the page never reads', { search_auto_config: true }, undefined ],
	[
		'what nobody could ask the provider for',
		{ monitor_receive_notifications: true },
		undefined,
	],
	[
		'a setting together with a secret',
		{ admin_bar: false, wordpress_api_key: 'ba9876543210' },
		undefined,
	],
];

it.each( ROWS )( 'what takes back %s', ( _title, patch, expected ) => {
	expect( previousValues( patch, STORED ) ).toEqual( expected );
} );

it( 'what a save says it had read: no actions, nothing unknown', () => {
	const patch = {
		admin_bar: false,
		roles: [ 'editor' ],
		wordpress_api_key: '',
		post_by_email_address: 'delete',
		monitor_receive_notifications: true,
		unknown: 'x',
	};
	expect( expectedValues( patch, STORED ) ).toEqual( {
		admin_bar: true,
		roles: [ 'administrator' ],
		wordpress_api_key: '0123456789ab',
	} );
} );

describe( 'a saved change', () => {
	function openSite() {
		const site: Record< string, unknown > = { ...STORED };
		const calls = mockNetwork( ( { method, body } ) => {
			if ( method === 'POST' ) {
				const patch = body as Record< string, unknown >;
				const already_set = Object.keys( patch ).filter( ( key ) =>
					isSameValue( patch[ key ] as never, site[ key ] as never )
				);
				Object.assign( site, patch );
				return json( {
					code: 'success',
					message: 'Updated.',
					...( already_set.length > 0 ? { already_set } : {} ),
				} );
			}
			return json( site );
		} );
		const { store } = createPage( makePageData( { settings: STORED } ) );
		return {
			store,
			site,
			notice: () => getNotices( store.getState() )[ 0 ],
			posts: () =>
				calls
					.filter( ( { method } ) => method === 'POST' )
					.map( ( { body } ) => body ),
		};
	}

	it( 'can be undone from its notice', async () => {
		const { store, notice, posts } = openSite();
		await store.dispatch( updateSettings( { roles: [ 'editor' ] } ) );
		const action = notice()?.action;
		if ( action?.kind !== 'undo' ) {
			throw new Error( 'It can’t be undone.' );
		}
		await store.dispatch( undoSettings( action ) );
		expect( posts() ).toEqual( [
			{ roles: [ 'editor' ] },
			{ roles: [ 'administrator' ] },
		] );
		expect( getSettings( store.getState() ).roles ).toEqual( [
			'administrator',
		] );
		expect( notice() ).toMatchObject( { text: 'The change was undone.' } );
		expect( notice()?.action ).toBeUndefined();
	} );

	it( 'is named, and so is its undoing', async () => {
		const names = { admin_bar: 'Show it in the toolbar' };
		mockNetwork( ( { method } ) =>
			json( method === 'POST' ? { code: 'success', names } : STORED )
		);
		const { store } = createPage( makePageData( { settings: STORED } ) );
		const notice = () => getNotices( store.getState() )[ 0 ];
		await store.dispatch( updateSettings( { admin_bar: false } ) );
		expect( notice()?.detail ).toBe( 'Show it in the toolbar: off' );
		const action = notice()?.action;
		if ( action?.kind !== 'undo' ) {
			throw new Error( 'It can’t be undone.' );
		}
		await store.dispatch( undoSettings( action ) );
		expect( notice()?.detail ).toBe( 'Show it in the toolbar: on' );
		await store.dispatch(
			undoSettings( { ...action, undoneText: 'It is on again.' } )
		);
		expect( notice()?.detail ).toBeUndefined();
	} );

	it( 'that another user had already made is kept', async () => {
		const { store, site, notice, posts } = openSite();
		site.protect = true;
		site.roles = [ 'editor' ];
		await store.dispatch( updateSettings( { protect: true } ) );
		expect( notice() ).toMatchObject( { text: 'Updated settings.' } );
		expect( notice()?.action ).toBeUndefined();
		await store.dispatch(
			updateSettings( { admin_bar: false, roles: [ 'editor' ] } )
		);
		const action = notice()?.action;
		if ( action?.kind !== 'undo' ) {
			throw new Error( 'It can’t be undone.' );
		}
		await store.dispatch( undoSettings( action ) );
		expect( posts().at( -1 ) ).toEqual( { admin_bar: true } );
	} );

	it( 'that another user has changed since is not undone, and the notice names it', async () => {
		const { store, notice } = openSite();
		await store.dispatch( updateSettings( { roles: [ 'editor' ] } ) );
		const action = notice()?.action;
		if ( action?.kind !== 'undo' ) {
			throw new Error( 'It can’t be undone.' );
		}
		const calls = mockNetwork( ( { method } ) =>
			method === 'GET'
				? json( { ...STORED, roles: [ 'author' ] } )
				: json(
						{
							code: 'some_updated',
							message:
								'Someone else changed these settings since you loaded the page: Roles',
							data: {
								status: 409,
								params: { roles: 'Changed.' },
								details: {
									roles: {
										code: 'edit_conflict',
										data: { value: [ 'author' ] },
									},
								},
							},
						},
						409
				  )
		);
		await store.dispatch( undoSettings( action ) );
		expect( calls[ 0 ] ).toMatchObject( {
			body: { roles: [ 'administrator' ] },
			expected: { roles: [ 'editor' ] },
		} );
		expect( notice() ).toMatchObject( {
			status: 'error',
			text: 'The change could not be undone. Someone else changed these settings since you loaded the page: Roles',
		} );
		expect( getSettings( store.getState() ).roles ).toEqual( [ 'author' ] );
	} );

	it.each( [
		[ 'while it is saved, nor of a secret', { wordpress_api_key: 'ab' } ],
		[ 'where the page is refreshed', { masterbar: true } ],
	] )( 'offers nothing %s', async ( _title, patch ) => {
		const { store, notice } = openSite();
		const done = store.dispatch( updateSettings( patch ) );
		expect( notice()?.action ).toBeUndefined();
		await done;
		expect( notice()?.status ).toBe( 'success' );
		expect( notice()?.action ).toBeUndefined();
	} );

	it( 'that failed offers nothing', async () => {
		const { store, notice } = openSite();
		mockNetwork( () => json( {}, 500 ) );
		await store.dispatch( updateSettings( { admin_bar: false } ) );
		expect( notice() ).toMatchObject( { status: 'error' } );
		expect( notice()?.action ).toBeUndefined();
	} );
} );

it.each( [ 'wordpress_api_key', 'post_by_email_address', 'custom' ] )(
	'has no previous value of %s, a secret or an action',
	( key ) => {
		const patch = { stb_enabled: true, [ key ]: 'new' };
		expect(
			previousValues( patch, { stb_enabled: false, [ key ]: 'old' } )
		).toBeUndefined();
	}
);
