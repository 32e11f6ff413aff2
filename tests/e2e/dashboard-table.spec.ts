import { clearConnection } from './support/connection';
import {
	resetTableSite,
	openDashboard,
	preparePlugins,
	prepareTableSite,
	readCards,
} from './support/dashboard-table';
import type { CardText, Role, SiteState } from './support/dashboard-table';
import { resetProtection } from './support/protection';
import { resetSecurity } from './support/security-cards';
import { expect, test } from './support/test';

/** They need no connection, and blocks are on by default. */
const LOCAL_FEATURES: readonly CardText[] = [
	'search off',
	'videopress off',
	'image-accelerator off',
	'blocks on',
];

/** A connected site with the complete plan: no upsells are left. */
const CONNECTED: readonly CardText[] = [
	'stats empty',
	'protection recently-activated',
	'backup active',
	'scan no-threats',
	'antispam not-active',
	'monitor active',
	'activity events',
	...LOCAL_FEATURES,
	'boost promoted',
	'crm promoted',
	'site-connection connected',
];

/** All but the activity need the provider or their own service. */
const OFFLINE_SECURITY: readonly CardText[] = [
	'backup offline',
	'scan offline',
	'antispam offline',
	'monitor offline',
	'activity events',
];

const OFFLINE_REST: readonly CardText[] = [
	'boost offline',
	'crm offline',
	'site-connection offline',
	'account-connection offline',
];

const LOCAL_VIEWER: readonly CardText[] = [
	'stats empty',
	'site-connection local',
];

/**
 * The state of every At a glance card, in the order of
 * docs/spec/decisions.md#48, by site and role.
 */
const TABLE: Record<
	SiteState,
	readonly ( readonly [
		rows: string,
		role: Role,
		cards: readonly CardText[],
	] )[]
> = {
	local: [
		[
			'the site’s own features are offered, but no connection',
			'admin',
			[
				'stats empty',
				'protection recently-activated',
				'backup own-off',
				'scan scanner-off',
				'antispam filter-off',
				'monitor self-check-off',
				'activity events',
				...LOCAL_FEATURES,
				'site-connection local',
			],
		],
		[ 'A117 A295', 'subscriber', LOCAL_VIEWER ],
	],
	// The connect screen replaces them, or a note that an administrator has to
	// connect.
	'not-connected': [
		[ 'the connect screen', 'admin', [] ],
		[ 'an administrator has to connect', 'subscriber', [] ],
	],
	connected: [
		[
			'A012: all there is',
			'admin',
			[
				...CONNECTED,
				'account-connection linked',
				'support prioritized',
				'apps ready',
			],
		],
		[
			'the apps need an account',
			'admin2',
			[
				...CONNECTED.map( ( card ) =>
					// VideoPress needs an account, too.
					card === 'videopress off' ? 'videopress connect' : card
				),
				'account-connection unlinked',
				'support prioritized',
				'apps connect',
			],
		],
		[
			'A095 A118 B006: the protection',
			'editor',
			[
				'stats empty',
				'protection recently-activated',
				'site-connection connected',
				'account-connection unlinked',
			],
		],
		[
			'A117 A295: statistics and connections',
			'subscriber',
			[
				'stats empty',
				'site-connection connected',
				'account-connection unlinked',
			],
		],
	],
	offline: [
		[
			// Without an account service, modules that work locally need no
			// connection.
			'A288 C279: what works on the site itself goes on',
			'admin',
			[
				'stats empty',
				'protection recently-activated',
				...OFFLINE_SECURITY,
				...LOCAL_FEATURES,
				...OFFLINE_REST,
				'support forums',
				'apps offline',
			],
		],
		[ 'the page is for managers then', 'subscriber', [] ],
	],
	'connected-offline': [
		[
			'A288 C279: nothing that needs the service',
			'admin',
			[
				'stats offline',
				'protection offline',
				...OFFLINE_SECURITY,
				'search offline',
				'videopress offline',
				'image-accelerator offline',
				// They need no connection.
				'blocks on',
				...OFFLINE_REST,
				// No plan data is cached, and no request is sent.
				'support forums',
				'apps offline',
			],
		],
	],
};

test.beforeAll( ( { sandbox } ) => preparePlugins( sandbox ) );
test.afterAll( async ( { sandbox } ) => {
	await resetTableSite( sandbox );
	await resetProtection( sandbox );
	await resetSecurity( sandbox );
	await clearConnection( sandbox );
} );

for ( const state of Object.keys( TABLE ) as SiteState[] ) {
	test.describe( `a site that is ${ state }`, () => {
		let leave = () => {};
		test.beforeAll( async ( { sandbox } ) => {
			leave = await prepareTableSite( sandbox, state );
		} );
		test.afterAll( () => leave() );

		for ( const [ rows, role, cards ] of TABLE[ state ] ) {
			test( `${ rows }: what ${ role } sees, and no other card`, async ( {
				openAs,
			} ) => {
				const page = await openAs( role );
				await openDashboard( page, state, role );
				await expect
					.poll( () => readCards( page ), { timeout: 30_000 } )
					.toEqual( cards );
			} );
		}
	} );
}
