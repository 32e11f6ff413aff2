import { __ } from '@wordpress/i18n';
import { SECTIONS } from '../outline';
import { PrivacyCard, privacyTitle } from '../privacy/privacy-card';
import { declareSection } from './settings-section';

/** Has no tab; linked from the footer and found by search. */
export const privacySection = declareSection( SECTIONS.privacy, {
	heading: () => __( 'Privacy Settings', 'jetpack-dashboard' ),
	cards: {
		tracking: {
			title: privacyTitle,
			keywords: [
				'privacy',
				'tracks',
				'data',
				'gdpr',
				'tos',
				'terms of service',
			],
			component: PrivacyCard,
		},
	},
} );
