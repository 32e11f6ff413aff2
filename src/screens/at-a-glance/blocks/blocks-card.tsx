import { __ } from '@wordpress/i18n';
import { AdminLink } from '../admin-link';
import { offContent, OnPill } from '../common-content';
import { createCard } from '../create-card';
import { SettingActivation } from '../../shared/setting-activation';
import { blocksCard } from './blocks-view';

const SETTING = 'jetpack_blocks_disabled';

/** Whether Jetpack's blocks are available in the editor. */
export const BlocksCard = createCard( blocksCard, {
	off: () => ( {
		children: __(
			'Jetpack’s blocks are not in the editor.',
			'jetpack-dashboard'
		),
		...offContent(
			<SettingActivation
				setting={ SETTING }
				patch={ { [ SETTING ]: false } }
			/>
		),
	} ),

	on: () => ( {
		children: __(
			'Jetpack’s blocks are in the editor.',
			'jetpack-dashboard'
		),
		pill: <OnPill />,
		actions: (
			<AdminLink path="post-new.php">
				{ __( 'Write a post', 'jetpack-dashboard' ) }
			</AdminLink>
		),
	} ),
} );
