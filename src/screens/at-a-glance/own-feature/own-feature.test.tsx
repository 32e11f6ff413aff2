import { mockNetwork, json } from '../../../api/network.fixture';
import {
	makeConnectionStatus,
	makeModule,
	ACCOUNT_SERVICE,
} from '../../../api/page-data.fixture';
import {
	cardOf,
	enveloped,
	inCard,
	MODULES,
	renderParts,
	REWIND,
	SCAN,
	siteDataWith,
} from '../sections/security.fixture';

const OFF = {
	backups: makeModule( 'backups' ),
	scanner: makeModule( 'scanner' ),
	'spam-filter': makeModule( 'spam-filter' ),
};
const ON = Object.fromEntries(
	Object.keys( OFF ).map( ( slug ) => [
		slug,
		makeModule( slug, { activated: true } ),
	] )
);
/** A plan with neither backups nor scans. */
const NOTHING = {
	rewind: enveloped( { ...REWIND, state: 'unavailable' } ),
	scan: enveloped( { ...SCAN, state: 'unavailable' } ),
	site: enveloped( {
		ID: 4242,
		plan: { product_slug: 'jetpack_free' },
		products: [],
		active_features: [],
		options: {},
		name: '',
		description: '',
		URL: '',
	} ),
};
const FREE = {
	siteData: siteDataWith( { plan: { product_slug: 'jetpack_free' } } ),
	ownPlugins: { akismet: 'inactive', vaultpress: 'not-installed' },
};
const FINISHED = Math.floor( Date.now() / 1000 ) - 3600;
const DONE = {
	backups: {
		is_running: false,
		last_at: FINISHED,
		error: '',
		is_partly_restored: false,
	},
	scanner: { is_running: false, finished_at: FINISHED, threats: 2 },
	'spam-filter': { stands_aside: true, caught: 0, reasons: [] },
};

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
