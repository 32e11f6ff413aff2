import { __ } from '@wordpress/i18n';
import type { ProductKey } from '../../lib/plans/products';

interface ProductPage {
	readonly name: string;
	/** Where the product is used or configured. */
	readonly lead: string;
	readonly leadLabel: string;
}

export function getProductPage( key: ProductKey ): ProductPage {
	switch ( key ) {
		case 'akismet':
			return {
				name: __( 'Anti-spam', 'jetpack-dashboard' ),
				lead: '/security',
				leadLabel: __( 'Configure Anti-spam', 'jetpack-dashboard' ),
			};
		case 'backup':
			return {
				name: __( 'Backup', 'jetpack-dashboard' ),
				lead: '/dashboard',
				leadLabel: __( 'View your backups', 'jetpack-dashboard' ),
			};
		case 'scan':
			return {
				name: __( 'Scan', 'jetpack-dashboard' ),
				lead: '/dashboard',
				leadLabel: __( 'View scan results', 'jetpack-dashboard' ),
			};
		case 'search':
			return {
				name: __( 'Search', 'jetpack-dashboard' ),
				lead: '/performance',
				leadLabel: __( 'Configure Search', 'jetpack-dashboard' ),
			};
		case 'security':
			return {
				name: __( 'Security', 'jetpack-dashboard' ),
				lead: '/security',
				leadLabel: __( 'Configure Security', 'jetpack-dashboard' ),
			};
		case 'videopress':
			return {
				name: __( 'VideoPress', 'jetpack-dashboard' ),
				lead: '/performance',
				leadLabel: __( 'Configure VideoPress', 'jetpack-dashboard' ),
			};
	}
}
