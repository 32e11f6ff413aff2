import { screen, within } from '@testing-library/react';
import {
	CONNECTED,
	cardNamed,
	renderSettings,
} from '../../../../../tests/unit/settings-page';

type Body = Readonly< Record< string, unknown > >;

/** Opens the page with these cached provider responses. */
function openCard( parts: Readonly< Record< string, Body > > ) {
	const kept = Object.fromEntries(
		Object.entries( parts ).map( ( [ name, body ] ) => [
			name,
			{ body, age: 0 },
		] )
	);
	return renderSettings( 'security', {
		modules: { vaultpress: {} },
		state: { ...CONNECTED, dashboard: { parts: kept } },
	} );
}

/** The route's response format: JSON in an envelope. */
const envelope = ( data: Body ): Body => ( {
	code: 'success',
	message: '',
	data: JSON.stringify( data ),
} );
const rewind = ( state: string ) => ( { rewind: envelope( { state } ) } );
const vault = ( security: boolean, threats = 0 ) => ( {
	vaultpress: {
		code: 'success',
		message: '',
		data: {
			features: { backups: true, security },
			security: { notice_count: threats },
		},
	},
} );

it( 'B152 provisioning: an info banner', () => {
	openCard( rewind( 'provisioning' ) );
	expect( cardNamed( 'Backups' ) ).toHaveTextContent(
		/Note: Your backups are being set up\./
	);
} );

it( 'B153 awaiting credentials: a banner with a link to enter them', () => {
	openCard( rewind( 'awaiting_credentials' ) );
	expect( cardNamed( 'Backups' ) ).toHaveTextContent( /Warning:/ );
	expect(
		screen.getByRole( 'link', { name: /^Enter your server credentials/ } )
	).toHaveAttribute(
		'href',
		expect.stringContaining( 'source=jetpack-settings-credentials' )
	);
} );

it( 'B145 B154 active: a banner with a link to the activity log', () => {
	openCard( {
		...rewind( 'active' ),
		scan: envelope( { state: 'idle', threats: [], credentials: [] } ),
	} );
	expect(
		within( cardNamed( 'Backups and scanning' ) ).getByRole( 'link', {
			name: /^View your site’s activity/,
		} )
	).toHaveAttribute(
		'href',
		expect.stringContaining( 'source=jetpack-activity-log' )
	);
} );

it( 'B155 B158 unavailable: the other service’s content, with its one threat', () => {
	openCard( { ...rewind( 'unavailable' ), ...vault( true, 1 ) } );
	expect( cardNamed( 'Backups and scanning' ) ).toHaveTextContent(
		/Uh oh, 1 threat found\..*VaultPress backs up your site\./
	);
} );

it( 'B155 B159 unavailable: the other service’s content, with its threats', () => {
	openCard( { ...rewind( 'unavailable' ), ...vault( true, 1234 ) } );
	expect( cardNamed( 'Backups and scanning' ) ).toHaveTextContent(
		'Uh oh, 1,234 threats found.'
	);
} );

it( 'the other service without threats says nothing of them', () => {
	openCard( { ...rewind( 'unavailable' ), ...vault( false ) } );
	expect( cardNamed( 'Backups' ) ).not.toHaveTextContent( 'Uh oh' );
} );

it( 'B156 any other value: Oops!', () => {
	openCard( rewind( 'sleeping' ) );
	expect( screen.getByText( 'Oops!' ) ).toBeVisible();
	expect(
		screen.getByText(
			'The Jetpack Backup and Scan status could not be retrieved at this time.'
		)
	).toBeVisible();
} );

it.each( [
	[ false, 'Your site is not backed up. Your host doesn’t allow it.' ],
	[
		true,
		'The account service doesn’t back up your site. Your host doesn’t allow it.',
	],
] )( 'unavailable, with own backups: %s', ( areOwnOn, text ) => {
	renderSettings( 'security', {
		modules: { vaultpress: {}, backups: { activated: areOwnOn } },
		state: {
			...CONNECTED,
			dashboard: {
				parts: {
					rewind: {
						body: envelope( {
							state: 'unavailable',
							reason: 'host_not_supported',
						} ),
						age: 0,
					},
					site: {
						body: envelope( {
							ID: 4242,
							plan: { product_slug: 'jetpack_backup_t1_yearly' },
							products: [],
							active_features: [],
						} ),
						age: 0,
					},
				},
			},
		},
	} );
	expect( cardNamed( 'Backups' ) ).toHaveTextContent( text );
} );

it( 'B157 nothing known yet: Checking site status…', () => {
	openCard( {} );
	expect( cardNamed( 'Backups' ) ).toHaveTextContent(
		'Checking site status…'
	);
	expect( cardNamed( 'Backups' ) ).toHaveAttribute( 'aria-busy', 'true' );
} );

it( 'B151 a page of which no card matches shows none', () => {
	renderSettings( 'security', { modules: {} } );
	expect( screen.queryByRole( 'article' ) ).toBeNull();
} );
