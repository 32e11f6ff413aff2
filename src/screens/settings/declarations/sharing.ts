import { __ } from '@wordpress/i18n';
import { SECTIONS } from '../outline';
import {
	likesCard,
	publicizeCard,
	publicizeTextCard,
	sharingButtonsCard,
} from '../sharing/sharing-cards';
import { declareSection } from './settings-section';

export const sharingSection = declareSection( SECTIONS.sharing, {
	heading: () =>
		__( 'Help people find and share what you write.', 'jetpack-dashboard' ),
	cards: {
		publicize: publicizeCard,
		'publicize-text': publicizeTextCard,
		sharedaddy: sharingButtonsCard,
		likes: likesCard,
	},
} );
