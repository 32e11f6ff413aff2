/** @jest-environment ./tools/jest/browser-environment.js */
import { mockNetwork, json } from '../../api/network.fixture';
import { makePageData } from '../../api/page-data.fixture';
import { createPage } from '../page';
import { getRequest } from '../request-selectors';
import { getFirewall } from './selectors';
import { fetchFirewall, fetchPlugins, fetchPluginUpdates } from './thunks';

const open = () => createPage( makePageData() ).store;

it( 'plugins are read from GET plugins (A345)', async () => {
	const calls = mockNetwork( () =>
		json( {
			'akismet/akismet.php': {
				Name: 'Akismet',
				Version: '5.0',
				active: true,
			},
		} )
	);
	const store = open();
	await store.dispatch( fetchPlugins( undefined ) );
	expect( calls ).toMatchObject( [ { method: 'GET' } ] );
	expect( calls[ 0 ]?.url.pathname ).toBe( '/wp-json/jetpack/v4/plugins' );
	expect( store.getState().site.plugins ).toEqual( {
		'akismet/akismet.php': {
			name: 'Akismet',
			version: '5.0',
			isActive: true,
		},
	} );
} );

it( 'waiting updates are counted by GET updates/plugins (A352)', async () => {
	const calls = mockNetwork( () =>
		json( { code: 'updates-available', message: '', count: '3' } )
	);
	const store = open();
	await store.dispatch( fetchPluginUpdates( undefined ) );
	expect( calls ).toMatchObject( [ { method: 'GET' } ] );
	expect( calls[ 0 ]?.url.pathname ).toBe(
		'/wp-json/jetpack/v4/updates/plugins'
	);
	expect( store.getState().site.pluginUpdates ).toBe( 3 );
} );

it( 'the firewall is read from GET waf, and says when it can’t be (A364)', async () => {
	const calls = mockNetwork( ( _call, nth ) =>
		nth === 1
			? json( { bootstrapPath: '/srv/waf.php', hasRulesAccess: false } )
			: json( { message: 'Gone.' }, 500 )
	);
	const store = open();
	await store.dispatch( fetchFirewall( undefined ) );
	expect( calls[ 0 ]?.method ).toBe( 'GET' );
	expect( calls[ 0 ]?.url.pathname ).toBe( '/wp-json/jetpack/v4/waf' );
	const firewall = getFirewall( store.getState() );
	expect( firewall ).toMatchObject( { hasRulesAccess: false } );
	await store.dispatch( fetchFirewall( { isRefresh: true } ) );
	expect(
		getRequest( store.getState(), 'site', 'fetch-firewall' ).kind
	).toBe( 'failed' );
	expect( getFirewall( store.getState() ) ).toEqual( firewall );
} );
