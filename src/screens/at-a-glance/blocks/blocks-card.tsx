import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { isSavingSetting } from '../../../state/settings/selectors';
import { updateSettings } from '../../../state/settings/thunks';
import { getAdminUrl } from '../../../state/site/selectors';
import { DashboardCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { OnPill, SwitchedOffCard, UnavailableCard } from '../module-card-looks';
import { takeFocusOver } from '../take-focus-over';
import { getBlocksFacts } from './blocks-facts';
import { blocksTitle, blocksView } from './blocks-view';

const SETTING = 'jetpack_blocks_disabled';

/** Whether the editor has the product's blocks (000 §2, decision 21). */
export function BlocksCard() {
	const dispatch = useAppDispatch();
	const view = blocksView( useAppSelector( getBlocksFacts, shallowEqual ) );
	const adminUrl = useAppSelector( getAdminUrl );
	const isSaving = useAppSelector( ( state ) =>
		isSavingSetting( state, SETTING )
	);
	const titleRef = useRef< HTMLHeadingElement >( null );
	const card: CardIdentity = {
		icon: 'blocks',
		title: blocksTitle(),
		titleRef,
	};

	async function activate() {
		const outcome = await dispatch(
			updateSettings( { [ SETTING ]: false } )
		);
		if ( outcome.isOk ) {
			takeFocusOver( titleRef.current );
		}
	}

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'unavailable':
			return (
				<UnavailableCard { ...card } reason={ view.reason }>
					{ __(
						'The editor has the blocks of WordPress and of your other plugins.',
						'jetpack-dashboard'
					) }
				</UnavailableCard>
			);

		case 'off':
			return (
				<SwitchedOffCard
					{ ...card }
					isBusy={ isSaving }
					onActivate={ () => void activate() }
				>
					{ __(
						'Jetpack’s blocks are not in the editor.',
						'jetpack-dashboard'
					) }
				</SwitchedOffCard>
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
