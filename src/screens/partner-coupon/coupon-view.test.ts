import { couponTitle } from './coupon-title';
import { couponView, REMINDER_MS } from './coupon-view';
import type { CouponInput, CouponView } from './coupon-view';

const NOW = Date.UTC( 2026, 10, 20 );

const INPUT: CouponInput = {
	hasCoupon: true,
	siteStatus: 'connected',
	isAskedFor: true,
	isRedeemed: false,
	dismissedAt: null,
	now: NOW,
};

it.each< [ string, Partial< CouponInput >, CouponView ] >( [
	[ 'A086 B064: no coupon', { hasCoupon: false }, 'none' ],
	[
		'A086: no coupon, not connected',
		{ hasCoupon: false, siteStatus: 'not-connected' },
		'none',
	],
	[ 'A087 B064: offline', { siteStatus: 'offline' }, 'none' ],
	[
		'A088 B064: not connected',
		{ siteStatus: 'not-connected', isAskedFor: false },
		'pre-connection',
	],
	[
		'A088: not connected, put off before',
		{ siteStatus: 'not-connected', dismissedAt: NOW },
		'pre-connection',
	],
	[ 'A089 B064: connected, and asked for', {}, 'post-connection' ],
	[ 'A090: connected, not asked for', { isAskedFor: false }, 'none' ],
	[ 'in local mode', { siteStatus: 'local' }, 'none' ],
	[ 'redeemed in another tab', { isRedeemed: true }, 'none' ],
	[ 'A273: just put off', { dismissedAt: NOW }, 'none' ],
	[
		'A273 A409: within 3 days',
		{ dismissedAt: NOW - 259200000 + 1 },
		'none',
	],
	[
		'A273 A409: after 3 days',
		{ dismissedAt: NOW - 259200000 },
		'post-connection',
	],
	[
		'a clock that was wrong by years',
		{ dismissedAt: NOW + 10 * REMINDER_MS },
		'post-connection',
	],
] )( 'the coupon: %s', ( _title, input, expected ) => {
	expect( couponView( { ...INPUT, ...input } ) ).toBe( expected );
} );

it.each( [ 'Backup', 'Jetpack Backup' ] )(
	'A015 A415 C202: the offer of %s is one free year of it',
	( product ) => {
		expect( couponTitle( product ) ).toBe(
			'One free year of Jetpack Backup'
		);
	}
);
