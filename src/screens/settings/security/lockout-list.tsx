import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { interpolate } from '../../../components/light/interpolate';
import type { Lockout } from '../../../api/protect';
import { Button } from '../../../components/light/button';
import { RelativeTime } from '../../../components/light/relative-time';
import { useNow } from '../../../components/light/use-now';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { getUnlockRequest } from '../../../state/site/selectors';
import { unlockAccount, unlockAddress } from '../../../state/site/thunks';
import { Panel } from './panel';
import './lockout-list.scss';

const CLOCK_INTERVAL_MS = 30000;

interface LockoutListProps {
	lockouts: readonly Lockout[];
}

/** Currently locked-out addresses, each with an Unlock button. */
export function LockoutList( { lockouts }: LockoutListProps ) {
	const now = useNow( CLOCK_INTERVAL_MS );
	const titleRef = useRef< HTMLHeadingElement >( null );
	const listRef = useRef< HTMLUListElement >( null );
	/** List index of the entry being unlocked. */
	const goingAtRef = useRef< number | null >( null );

	useEffect( () => {
		const title = titleRef.current;
		const goingAt = goingAtRef.current;
		if (
			goingAt === null ||
			! title ||
			// The entry is still there, or the user has already moved focus
			// elsewhere.
			title.ownerDocument.activeElement !== title.ownerDocument.body
		) {
			return;
		}
		goingAtRef.current = null;
		const buttons = listRef.current?.querySelectorAll( 'button' ) ?? [];
		( buttons[ Math.min( goingAt, buttons.length - 1 ) ] ?? title ).focus();
	}, [ lockouts ] );

	return (
		<Panel
			title={ __( 'Current lockouts', 'jetpack-dashboard' ) }
			titleRef={ titleRef }
		>
			{ lockouts.length === 0 ? (
				<p className="jp-panel__empty">
					{ __( 'No current lockouts.', 'jetpack-dashboard' ) }
				</p>
			) : (
				<ul className="jp-lockout-list" ref={ listRef }>
					{ lockouts.map( ( lockout, index ) => (
						<LockoutItem
							key={ `${ lockout.type } ${ nameOf( lockout ) }` }
							lockout={ lockout }
							now={ now }
							onUnlock={ () => {
								goingAtRef.current = index;
							} }
						/>
					) ) }
				</ul>
			) }
		</Panel>
	);
}

interface LockoutItemProps {
	lockout: Lockout;
	now: number;
	onUnlock: () => void;
}

function LockoutItem( { lockout, now, onUnlock }: LockoutItemProps ) {
	const dispatch = useAppDispatch();
	const name = nameOf( lockout );
	const isUnlocking =
		useAppSelector( ( state ) => getUnlockRequest( state, name ) ).kind ===
		'pending';

	function unlock() {
		onUnlock();
		void dispatch(
			lockout.type === 'address'
				? unlockAddress( name )
				: unlockAccount( name )
		);
	}

	return (
		<li className="jp-lockout-list__item">
			<div className="jp-lockout-list__text">
				<p className="jp-lockout-list__name">
					{ lockout.type === 'address' ? (
						<code dir="ltr">{ name }</code>
					) : (
						sprintf(
							/* translators: %s: a user name */
							__( 'Account %s', 'jetpack-dashboard' ),
							name
						)
					) }
				</p>
				<p className="jp-lockout-list__detail">
					{ interpolate(
						sprintf(
							/* translators: %d: how often; <until/>: "in 13 minutes", and the time */
							_n(
								'%d failed attempt. Unlocks: <until/>',
								'%d failed attempts. Unlocks: <until/>',
								lockout.failures,
								'jetpack-dashboard'
							),
							lockout.failures
						),
						{
							until: (
								<RelativeTime
									time={ lockout.lockedUntil }
									now={ now }
								/>
							),
						}
					) }
				</p>
			</div>
			<Button
				isBusy={ isUnlocking }
				ariaLabel={
					isUnlocking
						? sprintf(
								/* translators: %s: an IP address or a user name */
								__( 'Unlocking… %s', 'jetpack-dashboard' ),
								name
						  )
						: sprintf(
								/* translators: %s: an IP address or a user name */
								__( 'Unlock %s', 'jetpack-dashboard' ),
								name
						  )
				}
				onClick={ unlock }
			>
				{ isUnlocking
					? __( 'Unlocking…', 'jetpack-dashboard' )
					: __( 'Unlock', 'jetpack-dashboard' ) }
			</Button>
		</li>
	);
}

function nameOf( lockout: Lockout ): string {
	return lockout.type === 'address' ? lockout.address : lockout.account;
}
