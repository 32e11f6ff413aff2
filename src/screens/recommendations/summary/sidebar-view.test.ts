import { sidebarView } from './sidebar-view';
import type { SidebarInput, SidebarView } from './sidebar-view';

const PAID: SidebarInput = {
	isLocal: false,
	showsPromotions: true,
	isInIdentityCrisis: false,
	isFree: false,
	rewind: 'unavailable',
	hasScan: false,
	upsell: { kind: 'known', isHidden: false },
};

it.each< [ string, Partial< SidebarInput >, SidebarView[ 'kind' ] ] >( [
	[ 'C247: the plan is unknown', { isFree: null }, 'loading' ],
	[ 'C247: the backups’ state is unknown', { rewind: null }, 'loading' ],
	[
		'C247: also on the free plan',
		{ isFree: true, rewind: null },
		'loading',
	],
	[ 'C242 C243: the free plan', { isFree: true }, 'upsell' ],
	[
		'C242 C243: before the state of the backups',
		{ isFree: true, rewind: 'active' },
		'upsell',
	],
	[
		'C248: hide_upsell',
		{ isFree: true, upsell: { kind: 'known', isHidden: true } },
		'upsell-without-price',
	],
	[
		'the upsell loads',
		{ isFree: true, upsell: { kind: 'loading' } },
		'loading',
	],
	[
		'C249: the upsell fails',
		{ isFree: true, upsell: { kind: 'failed' } },
		'none',
	],
	[
		'C244: awaiting credentials without scan',
		{ rewind: 'awaiting_credentials' },
		'one-click-restores',
	],
	[
		'C244: with scan',
		{ rewind: 'awaiting_credentials', hasScan: true },
		'download-app',
	],
	[ 'C245: active', { rewind: 'active' }, 'manage-security' ],
	[ 'C245: provisioning', { rewind: 'provisioning' }, 'manage-security' ],
	[ 'C246: unavailable', {}, 'download-app' ],
	[ 'C246: anything else', { rewind: 'unknown' }, 'download-app' ],
	[
		'a site without promotions',
		{ isFree: true, showsPromotions: false },
		'none',
	],
	[
		'the upsell without a price is one as well',
		{
			isFree: true,
			showsPromotions: false,
			upsell: { kind: 'known', isHidden: true },
		},
		'none',
	],
	[
		'a purchase would be rejected',
		{ isFree: true, isInIdentityCrisis: true },
		'none',
	],
	[
		'so would that of a plan',
		{
			isFree: true,
			isInIdentityCrisis: true,
			upsell: { kind: 'known', isHidden: true },
		},
		'none',
	],
	[
		'the app is a promotion',
		{ rewind: 'unavailable', showsPromotions: false },
		'none',
	],
	[
		'not what the plan includes',
		{ rewind: 'active', showsPromotions: false, isInIdentityCrisis: true },
		'manage-security',
	],
	[ 'local mode', { isLocal: true, isFree: null }, 'none' ],
] )( 'the summary’s sidebar: %s', ( _title, input, kind ) => {
	expect( sidebarView( { ...PAID, ...input } ).kind ).toBe( kind );
} );
