import { __ } from '@wordpress/i18n';
import {
	likesCard,
	publicizeCard,
	publicizeTextCard,
	sharingButtonsCard,
} from '../sharing/sharing-cards';
import type { SettingsSection } from './settings-section';

export const sharingSection: SettingsSection = {
	slug: 'sharing',
	name: () => __( 'Sharing', 'jetpack-dashboard' ),
	heading: () =>
		__( 'Help people find and share what you write.', 'jetpack-dashboard' ),
	isDefault: ( { isManager, active } ) =>
		! isManager && active.includes( 'publicize' ),
	cards: [ publicizeCard, publicizeTextCard, sharingButtonsCard, likesCard ],
};
