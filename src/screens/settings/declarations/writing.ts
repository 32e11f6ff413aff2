import { __ } from '@wordpress/i18n';
import {
	composingCard,
	composingToolsCard,
	contentTypesCard,
	mediaCard,
} from '../writing/content-cards';
import {
	postByEmailCard,
	postByEmailTextCard,
	themeCard,
	toolbarCard,
	widgetsCard,
} from '../writing/site-cards';
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
	cards: [
		mediaCard,
		composingCard,
		composingToolsCard,
		contentTypesCard,
		themeCard,
		widgetsCard,
		postByEmailCard,
		postByEmailTextCard,
		toolbarCard,
	],
};
