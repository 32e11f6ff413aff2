import type { ActivityView } from '../activity/activity-view';
import type { AntispamView } from '../antispam/antispam-view';
import type { AppsView } from '../apps/apps-view';
import type { BackupView } from '../backup/backup-view';
import type { BlocksView } from '../blocks/blocks-view';
import type { BundleView } from '../bundle/bundle-view';
import type { AccountConnectionView } from '../connection/account-connection-view';
import type { SiteConnectionView } from '../connection/site-connection-view';
import type { CardView } from '../define-card';
import type { ImageAcceleratorView } from '../image-accelerator/image-accelerator-view';
import type { MonitorView } from '../monitor/monitor-view';
import type { PluginPromotionView } from '../plugin-promotion/plugin-promotion-view';
import type { ProtectionView } from '../protection/protection-view';
import type { ScanView } from '../scan/scan-view';
import type { SearchView } from '../search/search-view';
import type { StatsView } from '../stats/stats-view';
import type { SupportView } from '../support/support-view';
import type { VideoPressView } from '../videopress/videopress-view';

/** The fields of each visible kind of view, without `kind` itself. */
type Fields< View extends CardView > = {
	readonly [ Kind in Exclude< View[ 'kind' ], 'hidden' > ]: Omit<
		Extract< View, { kind: Kind } >,
		'kind'
	>;
};

function samples< View extends CardView >(
	fields: Fields< View >
): readonly CardView[] {
	return Object.entries< object >( fields ).map( ( [ kind, rest ] ) => ( {
		kind,
		...rest,
	} ) );
}

const MOMENT = new Date( '2026-04-02T08:30:00Z' );
const REASON = 'The server lacks something.';
const ACCOUNT = {
	id: 4242,
	login: 'sample',
	displayName: 'Sample User',
	email: 'sample@example.com',
	avatar: '',
};
const RECORD = {
	kind: 'counts',
	counts: { posts: 12, plugins: 8, comments: 34 },
	hasPopup: false,
} as const;
const SERIES = [ 120, 180, 90, 210, 160, 240, 200 ].map( ( views, index ) => ( {
	day: `2026-04-0${ index + 1 }`,
	views,
	visitors: null,
} ) );
const PROMOTION = samples< PluginPromotionView >( {
	offline: {},
	promoted: { isInstalled: false },
	active: {},
} );

/**
 * One view of each kind, by card slug. The type checker requires all kinds of
 * view, and a test requires all cards.
 */
export const CARD_SAMPLES: Readonly< Record< string, readonly CardView[] > > = {
	stats: samples< StatsView >( {
		overridden: { moduleName: 'Site Stats' },
		offline: {},
		'not-connected': {},
		inactive: { canActivate: true },
		loading: {},
		errors: {},
		empty: {},
		chart: {
			range: 'day',
			summary: {
				views: 94210,
				viewsToday: 1284,
				bestDay: '2026-04-02',
				bestDayViews: 3910,
				comments: 212,
				posts: 27,
			},
			series: { kind: 'ready', series: SERIES },
		},
	} ),
	protection: samples< ProtectionView >( {
		offline: {},
		'not-connected': {},
		inactive: {},
		loading: {},
		failed: {},
		'recently-activated': {},
		active: { blocked: 1284 },
	} ),
	backup: samples< BackupView >( {
		offline: {},
		local: {},
		'not-connected': {},
		loading: { record: RECORD },
		failed: { part: 'rewind' },
		unknown: {},
		preparing: {},
		provisioning: {},
		'awaiting-credentials': {},
		active: { pace: 'daily', lastUpdated: MOMENT, record: RECORD },
		'vault-active': { lastBackup: MOMENT },
		'vault-not-registered': {},
		'vault-plugin': {},
		connect: {},
		upgrade: {},
		unavailable: { reason: '' },
	} ),
	scan: samples< ScanView >( {
		offline: {},
		local: {},
		'not-connected': {},
		loading: {},
		failed: { part: 'scan' },
		threats: { count: 2, canManage: true },
		'no-credentials': { canManage: true },
		provisioning: {},
		'no-threats': { isScanning: false, lastScan: MOMENT, canManage: true },
		unknown: { canManage: true },
		'vault-not-registered': {},
		'vault-threats': { count: 2 },
		'vault-no-threats': {},
		'vault-plugin': {},
		connect: {},
		upgrade: {},
		unavailable: { reason: '' },
	} ),
	antispam: samples< AntispamView >( {
		offline: {},
		'not-installed': {},
		'not-active': {},
		loading: {},
		failed: {},
		'invalid-key': {},
		'nothing-blocked': {},
		blocked: { count: 1284 },
	} ),
	monitor: samples< MonitorView >( {
		offline: {},
		local: {},
		'not-connected': {},
		unavailable: { reason: REASON },
		inactive: {},
		loading: {},
		failed: {},
		active: { lastDown: MOMENT, lastChecked: MOMENT },
	} ),
	activity: samples< ActivityView >( {
		offline: {},
		local: {},
		'not-connected': {},
		loading: {},
		failed: {},
		empty: {},
		events: {
			events: [
				{
					id: '1',
					summary: 'Post published',
					actor: 'Sample User',
					published: MOMENT,
				},
			],
		},
	} ),
	search: samples< SearchView >( {
		offline: {},
		'not-connected': {},
		unavailable: { reason: REASON },
		loading: {},
		failed: {},
		offer: { offer: 'upgrade' },
		off: {},
		instant: {},
		classic: {},
	} ),
	videopress: samples< VideoPressView >( {
		offline: {},
		unavailable: { reason: REASON },
		connect: {},
		off: {},
		loading: {},
		failed: {},
		free: { offer: 'upgrade' },
		storage: { usedMb: 350_000, percent: 35, offer: 'none' },
	} ),
	'image-accelerator': samples< ImageAcceleratorView >( {
		offline: {},
		'not-connected': {},
		unavailable: { reason: REASON },
		off: {},
		on: {},
	} ),
	blocks: samples< BlocksView >( {
		unavailable: { reason: REASON },
		off: {},
		on: {},
	} ),
	boost: PROMOTION,
	crm: PROMOTION,
	'site-connection': samples< SiteConnectionView >( {
		offline: {},
		local: {},
		'not-connected': {},
		'safe-mode': {},
		connected: { owner: { kind: 'you' } },
	} ),
	'account-connection': samples< AccountConnectionView >( {
		offline: {},
		local: {},
		'not-connected': {},
		'safe-mode': {},
		'no-owner': {},
		unlinked: {},
		linked: { isOwner: true, account: ACCOUNT },
	} ),
	bundle: samples< BundleView >( { offer: { offer: 'upgrade' } } ),
	support: samples< SupportView >( {
		managed: {},
		prioritized: {},
		forums: { offer: 'upgrade' },
	} ),
	apps: samples< AppsView >( { offline: {}, connect: {}, ready: {} } ),
};
