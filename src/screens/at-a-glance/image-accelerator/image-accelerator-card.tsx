import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { getActivationRequest } from '../../../state/modules/selectors';
import { activateModule } from '../../../state/modules/thunks';
import { NotConnectedCard } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { OnPill, SwitchedOffCard, UnavailableCard } from '../module-card-looks';
import { takeFocusOver } from '../take-focus-over';
import {
	getImageAcceleratorFacts,
	IMAGE_ACCELERATOR,
} from './image-accelerator-facts';
import {
	imageAcceleratorTitle,
	imageAcceleratorView,
} from './image-accelerator-view';

/** Whether images come from the provider's network (000 §2, decision 21). */
export function ImageAcceleratorCard() {
	const dispatch = useAppDispatch();
	const view = imageAcceleratorView(
		useAppSelector( getImageAcceleratorFacts, shallowEqual )
	);
	const isActivating =
		useAppSelector( ( state ) =>
			getActivationRequest( state, IMAGE_ACCELERATOR )
		).kind === 'pending';
	const titleRef = useRef< HTMLHeadingElement >( null );
	const card: CardIdentity = {
		icon: 'image',
		title: imageAcceleratorTitle(),
		titleRef,
	};

	async function activate() {
		const outcome = await dispatch( activateModule( IMAGE_ACCELERATOR ) );
		if ( outcome?.isOk ) {
			takeFocusOver( titleRef.current );
		}
	}

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'not-connected':
			return (
				<NotConnectedCard { ...card }>
					{ __(
						'Connect to have your images delivered faster.',
						'jetpack-dashboard'
					) }
				</NotConnectedCard>
			);

		case 'unavailable':
			return (
				<UnavailableCard { ...card } reason={ view.reason }>
					{ __(
						'Your images come from your own server.',
						'jetpack-dashboard'
					) }
				</UnavailableCard>
			);

		case 'off':
			return (
				<SwitchedOffCard
					{ ...card }
					isBusy={ isActivating }
					onActivate={ () => void activate() }
				>
					{ __(
						'Your images come from your own server, in the size that they have.',
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
						<a href="#/performance">
							{ __( 'Manage', 'jetpack-dashboard' ) }
						</a>
					}
				>
					{ __(
						'Your images are made smaller and delivered faster.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}
