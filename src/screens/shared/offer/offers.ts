import type { FeatureKey } from '../../../lib/plans/feature-keys';
import type { ProductKey } from '../../../lib/plans/products';

interface Offer {
	/** What its Upgrade sells. */
	readonly product: ProductKey;
	/** Under this id the server keeps that a user declined it. */
	readonly noticeId: string;
	/** Where a plan may hold it without the product: the provider's feature. */
	readonly feature?: FeatureKey;
	/** The module that it is for, where there is one. */
	readonly module?: string;
}

/** Everything that a card may offer for money. */
export const OFFERS = {
	backup: { product: 'backup', noticeId: 'backup-offer' },
	scan: { product: 'scan', noticeId: 'scan-offer' },
	antispam: { product: 'akismet', noticeId: 'antispam-offer' },
	search: { product: 'search', noticeId: 'search-offer', module: 'search' },
	videopress: {
		product: 'videopress',
		noticeId: 'videopress-offer',
		module: 'videopress',
	},
	ads: {
		product: 'security',
		noticeId: 'ads-offer',
		feature: 'wordads-jetpack',
		module: 'wordads',
	},
	analytics: {
		product: 'security',
		noticeId: 'analytics-offer',
		feature: 'google-analytics-jetpack',
		module: 'google-analytics',
	},
	security: { product: 'security', noticeId: 'security-bundle' },
} as const satisfies Readonly< Record< string, Offer > >;

export type OfferKey = keyof typeof OFFERS;

export function getDeclaration( key: OfferKey ): Offer {
	return OFFERS[ key ];
}
