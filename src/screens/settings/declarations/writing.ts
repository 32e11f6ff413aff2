import { __ } from '@wordpress/i18n';
import { SECTIONS } from '../outline';
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
import { declareSection } from './settings-section';

export const writingSection = declareSection( SECTIONS.writing, {
	heading: () =>
		__( 'Write and publish the way you like.', 'jetpack-dashboard' ),
	cards: {
		carousel: mediaCard,
		composing: composingCard,
		'composing-tools': composingToolsCard,
		'custom-content-types': contentTypesCard,
		'theme-enhancements': themeCard,
		widgets: widgetsCard,
		'post-by-email': postByEmailCard,
		'post-by-email-text': postByEmailTextCard,
		masterbar: toolbarCard,
	},
} );
