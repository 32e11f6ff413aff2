import { __, sprintf } from '@wordpress/i18n';
import { adminPageUrl } from '../../../lib/links';
import type { RedirectSource } from '../../../lib/redirect-sources';
import type { FeatureSlug } from './step-slugs';

interface FeatureTexts {
	readonly name: string;
	readonly question: string;
	readonly description: string;
	/** The button that turns it on. */
	readonly enable: string;
	/** The same while it is being turned on. */
	readonly enabling: string;
	readonly learnMore: RedirectSource< 'page' >;
	/** Where the feature is set up. */
	readonly settingsUrl: ( adminUrl: string ) => string;
}

const enabling = () => __( 'Enabling…', 'jetpack-dashboard' );
const installing = () => __( 'Installing…', 'jetpack-dashboard' );

export function getFeatureTexts( slug: FeatureSlug ): FeatureTexts {
	switch ( slug ) {
		case 'woocommerce':
			return {
				name: __( 'WooCommerce', 'jetpack-dashboard' ),
				question: __(
					'Do you want to run your store with WooCommerce?',
					'jetpack-dashboard'
				),
				description: __(
					'WooCommerce is a free plugin that adds products, payments, shipping, and taxes to your site.',
					'jetpack-dashboard'
				),
				enable: __( 'Install WooCommerce', 'jetpack-dashboard' ),
				enabling: installing(),
				learnMore: 'jetpack-recommendations-woocommerce',
				settingsUrl: ( adminUrl ) =>
					adminPageUrl( adminUrl, 'wc-admin' ),
			};
		case 'monitor':
			return {
				name: __( 'Downtime monitoring', 'jetpack-dashboard' ),
				question: __(
					'Do you want to know when your site goes down?',
					'jetpack-dashboard'
				),
				description: __(
					'Downtime monitoring checks your site every five minutes and sends you an email when it doesn’t respond.',
					'jetpack-dashboard'
				),
				enable: __( 'Enable Downtime monitoring', 'jetpack-dashboard' ),
				enabling: enabling(),
				learnMore: 'jetpack-recommendations-monitor',
				settingsUrl: () => '#/security',
			};
		case 'related-posts':
			return {
				name: __( 'Related posts', 'jetpack-dashboard' ),
				question: __(
					'Do you want visitors to read more of your posts?',
					'jetpack-dashboard'
				),
				description: __(
					'Related posts shows up to three similar posts below each post.',
					'jetpack-dashboard'
				),
				enable: __( 'Enable Related posts', 'jetpack-dashboard' ),
				enabling: enabling(),
				learnMore: 'jetpack-recommendations-related-posts',
				settingsUrl: () => '#/traffic',
			};
		case 'creative-mail':
			return {
				name: __( 'Creative Mail', 'jetpack-dashboard' ),
				question: __(
					'Do you want to send newsletters to your customers?',
					'jetpack-dashboard'
				),
				description: __(
					'Creative Mail is a free plugin by Constant Contact to design and send email campaigns from your site.',
					'jetpack-dashboard'
				),
				enable: __( 'Install Creative Mail', 'jetpack-dashboard' ),
				enabling: installing(),
				learnMore: 'jetpack-recommendations-creative-mail',
				settingsUrl: ( adminUrl ) =>
					adminPageUrl( adminUrl, 'creativemail' ),
			};
		case 'site-accelerator':
			return {
				name: __( 'Site accelerator', 'jetpack-dashboard' ),
				question: __(
					'Do you want your pages to load faster?',
					'jetpack-dashboard'
				),
				description: __(
					'Site accelerator serves images faster and optimizes them for each screen.',
					'jetpack-dashboard'
				),
				enable: __( 'Enable Site accelerator', 'jetpack-dashboard' ),
				enabling: enabling(),
				learnMore: 'jetpack-recommendations-site-accelerator',
				settingsUrl: () => '#/performance',
			};
		case 'publicize':
			return {
				name: __( 'Publicize', 'jetpack-dashboard' ),
				question: __(
					'Do you want to share new posts on social media?',
					'jetpack-dashboard'
				),
				description: __(
					'Publicize shares each new post to your social media accounts when you publish it.',
					'jetpack-dashboard'
				),
				enable: __( 'Enable Publicize', 'jetpack-dashboard' ),
				enabling: enabling(),
				learnMore: 'jetpack-recommendations-publicize',
				settingsUrl: () => '#/sharing',
			};
		case 'videopress':
			return {
				name: __( 'VideoPress', 'jetpack-dashboard' ),
				question: __(
					'Do you want to host videos without ads?',
					'jetpack-dashboard'
				),
				description: __(
					'VideoPress hosts your videos and plays them in a player without ads. Your first video is free.',
					'jetpack-dashboard'
				),
				enable: __( 'Enable VideoPress', 'jetpack-dashboard' ),
				enabling: enabling(),
				learnMore: 'jetpack-recommendations-videopress',
				settingsUrl: () => '#/performance',
			};
	}
}

/** For a plugin that is installed, but not active. */
export function getActivationTexts(
	name: string
): Pick< FeatureTexts, 'enable' | 'enabling' > {
	return {
		enable: sprintf(
			/* translators: %s: a plugin's name */
			__( 'Activate %s', 'jetpack-dashboard' ),
			name
		),
		enabling: __( 'Activating…', 'jetpack-dashboard' ),
	};
}
