import { __ } from '@wordpress/i18n';
import type { SettingsSection } from './settings-section';

export const writingSection: SettingsSection = {
	slug: 'writing',
	name: () => __( 'Writing', 'jetpack-dashboard' ),
	heading: () =>
		__( 'Write and publish the way you like.', 'jetpack-dashboard' ),
	isDefault: ( { isManager, active } ) =>
		! isManager &&
		active.includes( 'post-by-email' ) &&
		! active.includes( 'publicize' ),
	cards: [],
};
