import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { mockNetwork, json } from '../../../api/network.fixture';
import {
	makeConnectionStatus,
	makeModule,
	ACCOUNT_SERVICE,
} from '../../../api/page-data.fixture';
import { AntispamCard } from '../antispam/antispam-card';
import { BackupCard } from '../backup/backup-card';
import { ScanCard } from '../scan/scan-card';
import {
	cardOf,
	inCard,
	MODULES,
	OWNED,
	renderParts,
} from '../sections/security.fixture';
import { DONE, FREE, LINKED, NOTHING, OFF, ON } from './own-feature.fixture';

const BUTTONS: readonly [ card: string, button: string, slug: string ][] = [
	[ 'Backup', 'Back up to this server', 'backups' ],
	[ 'Scan', 'Turn on the scanner', 'scanner' ],
	[ 'Anti-spam', 'Turn on the spam filter', 'spam-filter' ],
];

it.each( BUTTONS )(
	'the %s card of a connected site without the plan has a button for the site’s own means',
	async ( card, label, slug ) => {
		const calls = mockNetwork( () => json( {} ) );
		const { user } = renderParts( NOTHING, {
			...FREE,
			getModules: { ...MODULES, ...OFF },
		} );
		await user.click(
			inCard( card ).getByRole( 'button', { name: label } )
		);
		expect(
			calls.find( ( { method } ) => method === 'POST' )?.url.pathname
		).toBe( `/wp-json/jetpack/v4/module/${ slug }/active` );
	}
);

it.each( [
	[ 'Backup', BackupCard, [ 'connect', 'unavailable', 'upgrade' ] ],
	[ 'Scan', ScanCard, [ 'connect', 'unavailable', 'upgrade' ] ],
	[
		'Anti-spam',
		AntispamCard,
		[ 'invalid-key', 'not-active', 'not-installed' ],
	],
] )(
	'of the states of the %s card, these offer the site’s own means',
	( _title, { definition, Content }, kinds ) => {
		renderScreen(
			<>
				{ definition.samples.map( ( view ) => (
					<Content key={ view.kind } view={ view as never } />
				) ) }
			</>,
			{ ...OWNED, getModules: OFF }
		);
		const offers = screen.getAllByRole( 'button', {
			name: /^(Back up to this server|Turn on the (scanner|spam filter))$/,
		} );
		expect(
			offers
				.map( ( offer ) => offer.closest( 'article' )?.dataset.state )
				.sort()
		).toEqual( kinds );
	}
);

it( 'no card offers what code of the site forbids', () => {
	mockNetwork( () => json( {} ) );
	renderParts( NOTHING, {
		...FREE,
		getModules: {
			...MODULES,
			...Object.fromEntries(
				Object.keys( OFF ).map( ( slug ) => [
					slug,
					makeModule( slug, { override: 'inactive' } ),
				] )
			),
		},
	} );
	for ( const [ card, label ] of BUTTONS ) {
		expect(
			inCard( card ).queryByRole( 'button', { name: label } )
		).toBeNull();
	}
} );

it( 'in local mode, a card is hidden if code of the site forbids its feature', () => {
	mockNetwork( () => json( {} ) );
	const { container } = renderParts( NOTHING, {
		...FREE,
		accountService: {
			...ACCOUNT_SERVICE,
			isConfigured: false,
		},
		connectionStatus: makeConnectionStatus(),
		getModules: {
			...MODULES,
			backups: makeModule( 'backups', { override: 'inactive' } ),
			scanner: makeModule( 'scanner', { override: 'inactive' } ),
		},
	} );
	for ( const slug of [ 'backup', 'scan', 'needs-service' ] ) {
		expect( container.querySelector( `[data-card=${ slug }]` ) ).toBeNull();
	}
} );

it.each( [
	[ 'Backup', 'Backed up to this server, not by the account service.' ],
	[ 'Scan', 'Scanned by your site itself, not by the account service.' ],
	[ 'Anti-spam', 'Checked by your site’s spam filter, not by Akismet.' ],
] )( 'the %s card says that the site does the work itself', ( card, text ) => {
	mockNetwork( () => json( {} ) );
	renderParts(
		{
			...NOTHING,
			...DONE,
			'spam-filter': { ...DONE[ 'spam-filter' ], stands_aside: false },
		},
		{ ...FREE, getModules: { ...MODULES, ...ON } }
	);
	expect( cardOf( card ) ).toHaveTextContent( text );
} );

it.each( [
	[ 'Backup', 'jetpack_backup_t1_yearly', 'backup-offer' ],
	[ 'Scan', 'jetpack_scan', 'scan-offer' ],
] )(
	'the %s card of a site that does the work itself still links to the service’s offer',
	( card, product, notice ) => {
		mockNetwork( () => json( {} ) );
		const fields = {
			...FREE,
			getModules: { ...MODULES, ...ON },
			userData: LINKED,
		};
		const links = () =>
			inCard( card ).queryAllByRole( 'link', {
				name: /^(Upgrade|Connect)$/,
			} );
		const { unmount } = renderParts( { ...NOTHING, ...DONE }, fields );
		expect( links() ).toHaveLength( 1 );
		expect(
			new URL(
				links()[ 0 ]?.getAttribute( 'href' ) ?? ''
			).searchParams.get( 'path' )
		).toBe( product );
		unmount();

		const siteOnly = renderParts(
			{ ...NOTHING, ...DONE },
			{
				...fields,
				connectionStatus: makeConnectionStatus( {
					isActive: true,
					isRegistered: true,
					hasConnectedOwner: false,
				} ),
			}
		);
		expect( links()[ 0 ] ).toHaveAttribute( 'href', '#/connect-user' );
		siteOnly.unmount();

		renderParts(
			{ ...NOTHING, ...DONE },
			{ ...fields, dismissedNotices: { [ notice ]: true } }
		);
		expect( links() ).toEqual( [] );
	}
);

it( 'the Anti-spam card of a site that filters spam itself still installs Akismet', () => {
	mockNetwork( () => json( {} ) );
	const parts = {
		...NOTHING,
		'spam-filter': { ...DONE[ 'spam-filter' ], stands_aside: false },
	};
	const fields = { ...FREE, getModules: { ...MODULES, ...ON } };
	const action = () =>
		inCard( 'Anti-spam' ).queryByRole( 'button', { name: /Akismet/ } );
	const { unmount } = renderParts( parts, fields );
	expect( action() ).toHaveAccessibleName( 'Activate Akismet' );
	unmount();
	renderParts( parts, {
		...fields,
		ownPlugins: { ...FREE.ownPlugins, akismet: 'not-installed' },
		canInstallPlugins: false,
	} );
	expect( action() ).toBeNull();
	expect( cardOf( 'Anti-spam' ) ).toHaveTextContent( /not by Akismet\.$/ );
} );

it.each( [
	[
		'Backup',
		'Your site is backed up in real time.',
		'Also backed up to this server 1 hour ago. View the backups on this server',
	],
	[
		'Scan',
		"No threats found, you're good to go!",
		'Your site’s own scanner found 2 threats. View the scanner’s results',
	],
	[
		'Anti-spam',
		'Spam comments blocked.',
		'Your site’s spam filter does nothing while Akismet has a key.',
	],
] )(
	'the %s card of the service says what the site does besides',
	( card, service, own ) => {
		mockNetwork( () => json( {} ) );
		renderParts( DONE, { getModules: { ...MODULES, ...ON } } );
		expect( cardOf( card ) ).toHaveTextContent( service );
		expect( cardOf( card ) ).toHaveTextContent( own );
	}
);

it.each( [
	[
		{ error: 'The disk is full.' },
		'The last backup to this server failed.',
	],
	[
		{ is_partly_restored: true },
		'A restore on this server has not finished.',
	],
	[ { last_at: 0 }, 'The first backup to this server is being created.' ],
] )(
	'the Backup card of the service says %j of the own backups',
	( own, text ) => {
		mockNetwork( () => json( {} ) );
		renderParts(
			{ backups: { ...DONE.backups, ...own } },
			{ getModules: { ...MODULES, ...ON } }
		);
		expect( cardOf( 'Backup' ) ).toHaveTextContent( text );
	}
);
