import type { FeatureKey } from '../../../lib/plans/feature-keys';
import type { ProductKey } from '../../../lib/plans/products';

interface Offer {
	/** The product that the Upgrade button links to. */
	readonly product: ProductKey;
	/** The server stores the dismissal under this ID. */
	readonly noticeId: string;
	/** The provider's feature, for plans that include it without the product. */
	readonly feature?: FeatureKey;
	/** The module that it is for, if any. */
	readonly module?: string;
}

/** All upgrade offers that cards can show. */
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
