import { fakeNetwork, json } from '../../api/network.fixture';
import { makePageData } from '../../api/page-data.fixture';
import { getNotices } from '../notices/selectors';
import { openPage } from '../page';
import { getSettings } from './selectors';
import { undoSettings, updateSettings } from './thunks';
import type { Settings } from './types';
import { previousValues } from './undo';

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

describe( 'a saved change', () => {
	function openSite() {
		const site: Record< string, unknown > = { ...STORED };
		const calls = fakeNetwork( ( { method, body } ) => {
			if ( method === 'POST' ) {
				Object.assign( site, body );
				return json( { code: 'success', message: 'Updated.' } );
			}
			return json( site );
		} );
		const { store } = openPage( makePageData( { settings: STORED } ) );
		return {
			store,
			notice: () => getNotices( store.getState() )[ 0 ],
			posts: () =>
				calls
					.filter( ( { method } ) => method === 'POST' )
					.map( ( { body } ) => body ),
		};
	}

	it( 'can be taken back from its notice', async () => {
		const { store, notice, posts } = openSite();
		await store.dispatch( updateSettings( { roles: [ 'editor' ] } ) );
		const action = notice()?.action;
		if ( action?.kind !== 'undo' ) {
			throw new Error( 'It can’t be undone.' );
		}
		await store.dispatch( undoSettings( action.previous ) );
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
		fakeNetwork( () => json( {}, 500 ) );
		await store.dispatch( updateSettings( { admin_bar: false } ) );
		expect( notice() ).toMatchObject( { status: 'error' } );
		expect( notice()?.action ).toBeUndefined();
	} );
} );
