import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { getAdminUrl } from '../../../state/site/selectors';
import { DashboardCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { offLook, OnPill, unavailableLook } from '../module-card-looks';
import { SettingActivation } from '../setting-activation';
import { getBlocksFacts } from './blocks-facts';
import { blocksTitle, blocksView } from './blocks-view';

const SETTING = 'jetpack_blocks_disabled';

/** Whether the editor has the product's blocks. */
export function BlocksCard() {
	const view = blocksView( useAppSelector( getBlocksFacts, shallowEqual ) );
	const adminUrl = useAppSelector( getAdminUrl );
	const card: CardIdentity = {
		look: view.kind,
		icon: 'blocks',
		title: blocksTitle(),
	};

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'unavailable':
			return (
				<DashboardCard
					{ ...card }
					{ ...unavailableLook( view.reason ) }
					more={ __(
						'The editor has the blocks of WordPress and of your other plugins.',
						'jetpack-dashboard'
					) }
				/>
			);

		case 'off':
			return (
				<DashboardCard
					{ ...card }
					{ ...offLook(
						<SettingActivation
							setting={ SETTING }
							patch={ { [ SETTING ]: false } }
						/>
					) }
				>
					{ __(
						'Jetpack’s blocks are not in the editor.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'on':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					actions={
						<a href={ `${ adminUrl }post-new.php` }>
							{ __( 'Write a post', 'jetpack-dashboard' ) }
						</a>
					}
				>
					{ __(
						'Jetpack’s blocks are in the editor.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}
