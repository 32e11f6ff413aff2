import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { Button } from '../../../components/light/button';
import { Card, CardHeader } from '../../../components/light/card';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { isDevelopment } from '../../../lib/is-development';
import {
	endSimulatedScan,
	endSimulation,
	simulateScan,
	simulateUser,
} from '../../../state/simulation/actions';
import {
	getRealUser,
	isScanSimulated,
	isSimulating,
} from '../../../state/simulation/selectors';
import { CardGallery } from '../gallery/card-gallery';
import { Choice } from './choice';
import { mockUser } from './mock-user';
import type { Mock, MockRole } from './mock-user';
import { makeSampleScan, SAMPLE_THREAT_COUNT } from './sample-threats';
import './dev-card.scss';

const AS_IS: Mock = { role: null, canViewStats: null, isLinked: null };

/**
 * Development only: previews the dashboard for other users and states. Changes
 * only the store, never the server.
 */
export function DevCard() {
	const dispatch = useAppDispatch();
	const real = useAppSelector( getRealUser );
	const isShowing = useAppSelector( isSimulating );
	const [ chosen, setChosen ] = useState( AS_IS );
	const [ isGalleryOpen, setGalleryOpen ] = useState( false );
	// The preview can also be ended outside this card.
	const mock = isShowing ? chosen : AS_IS;

	function choose( change: Partial< Mock > ) {
		const next = { ...mock, ...change };
		setChosen( next );
		dispatch( simulateUser( mockUser( real, next ) ) );
	}

	function stop() {
		setChosen( AS_IS );
		dispatch( endSimulation() );
	}

	return (
		<section className="jp-dev-card" aria-label={ devCardTitle() }>
			<Card isWide>
				<CardHeader level={ 2 } title={ devCardTitle() } />
				<p className="jp-card__more">
					{ __(
						'Shows the dashboard as another user would see it, on this page only and until you reload it.',
						'jetpack-dashboard'
					) }
				</p>
				<div className="jp-dev-card__choices">
					<Choice
						legend={ __( 'Role', 'jetpack-dashboard' ) }
						options={ roleOptions() }
						value={ mock.role }
						onChange={ ( role ) => choose( { role } ) }
					/>
					{ ! isAdministrator( mock.role ) && (
						<Choice
							legend={ __( 'Statistics', 'jetpack-dashboard' ) }
							options={ statsOptions() }
							value={ mock.canViewStats }
							onChange={ ( canViewStats ) =>
								choose( { canViewStats } )
							}
						/>
					) }
					<Choice
						legend={ __( 'Account', 'jetpack-dashboard' ) }
						options={ linkOptions() }
						value={ mock.isLinked }
						onChange={ ( isLinked ) => choose( { isLinked } ) }
					/>
				</div>
				<div className="jp-card__actions">
					<ThreatsButton />
					{ isDevelopment && (
						<Button
							onClick={ () => setGalleryOpen( ! isGalleryOpen ) }
						>
							{ isGalleryOpen
								? 'Hide card states'
								: 'Show all card states' }
						</Button>
					) }
					{ isShowing && (
						<Button onClick={ stop }>
							{ __( 'Stop simulating', 'jetpack-dashboard' ) }
						</Button>
					) }
				</div>
			</Card>
			{ isDevelopment && isGalleryOpen && <CardGallery /> }
		</section>
	);
}

function devCardTitle(): string {
	return __( 'Developer tools', 'jetpack-dashboard' );
}

function isAdministrator( role: MockRole | null ): boolean {
	return role === null || role.startsWith( 'admin-' );
}

function roleOptions(): readonly ( readonly [ MockRole, string ] )[] {
	return [
		[ 'admin-master', __( 'Admin master', 'jetpack-dashboard' ) ],
		[ 'admin-secondary', __( 'Admin secondary', 'jetpack-dashboard' ) ],
		[ 'editor', __( 'Editor', 'jetpack-dashboard' ) ],
		[ 'author', __( 'Author', 'jetpack-dashboard' ) ],
		[ 'contributor', __( 'Contributor', 'jetpack-dashboard' ) ],
		[ 'subscriber', __( 'Subscriber', 'jetpack-dashboard' ) ],
	];
}

function statsOptions(): readonly ( readonly [ boolean, string ] )[] {
	return [
		[ true, __( 'Can view statistics', 'jetpack-dashboard' ) ],
		[ false, __( 'Can’t view statistics', 'jetpack-dashboard' ) ],
	];
}

function linkOptions(): readonly ( readonly [ boolean, string ] )[] {
	return [
		[ true, __( 'Linked', 'jetpack-dashboard' ) ],
		[ false, __( 'Unlinked', 'jetpack-dashboard' ) ],
	];
}

/** Only on connected sites, where the Scan card shows threats. */
function ThreatsButton() {
	const dispatch = useAppDispatch();
	const isShowing = useAppSelector( isScanSimulated );
	const id = useId();
	return (
		<Button
			id={ id }
			onClick={ () =>
				dispatch(
					isShowing
						? endSimulatedScan()
						: simulateScan( makeSampleScan() )
				)
			}
		>
			{ isShowing
				? __( 'Hide sample threats', 'jetpack-dashboard' )
				: sprintf(
						/* translators: %d: how many */
						__( 'Show %d sample threats', 'jetpack-dashboard' ),
						SAMPLE_THREAT_COUNT
				  ) }
		</Button>
	);
}
