import { __, sprintf } from '@wordpress/i18n';
import { useId, useRef } from 'react';
import { Disclosure } from '../../../components/light/disclosure';
import { useAppSelector } from '../../../hooks/store';
import {
	getAccountHost,
	getIdentityCrisis,
} from '../../../state/connection/selectors';
import type { IdentityCrisis } from '../../../state/connection/types';
import { CrisisChoices } from './crisis-choices';
import './identity-crisis-notice.scss';

/** Shown to users who can resolve the crisis, until it is resolved. */
export function IdentityCrisisNotice() {
	const crisis = useAppSelector( getIdentityCrisis );
	return crisis ? <SafeMode crisis={ crisis } /> : null;
}

function SafeMode( { crisis }: { crisis: IdentityCrisis } ) {
	const id = useId();
	const titleRef = useRef< HTMLHeadingElement >( null );
	const host = useAppSelector( getAccountHost );
	const choices = (
		<>
			<Addresses crisis={ crisis } />
			<CrisisChoices
				crisis={ crisis }
				onConfirmed={ () => titleRef.current?.focus() }
			/>
		</>
	);

	return (
		<section className="jp-crisis" aria-labelledby={ id }>
			<h2
				className="jp-crisis__title"
				id={ id }
				ref={ titleRef }
				tabIndex={ -1 }
			>
				{ __( 'This site is in safe mode', 'jetpack-dashboard' ) }
			</h2>
			{ crisis.isSafeModeConfirmed ? (
				<>
					<p>
						{ sprintf(
							/* translators: %1$s: the account service's host, %2$s: another site's address */
							__(
								'It sends nothing to %1$s. The connection belongs to %2$s.',
								'jetpack-dashboard'
							),
							host,
							crisis.registeredUrl
						) }
					</p>
					<Disclosure
						summary={ __(
							'Change your choice',
							'jetpack-dashboard'
						) }
					>
						{ choices }
					</Disclosure>
				</>
			) : (
				<>
					<p>
						{ sprintf(
							/* translators: %s: the account service's host */
							__(
								'Its address is different from the one registered at %s. Choose what happened. Until then, nothing is sent there.',
								'jetpack-dashboard'
							),
							host
						) }
					</p>
					{ choices }
				</>
			) }
		</section>
	);
}

function Addresses( { crisis }: { crisis: IdentityCrisis } ) {
	return (
		<dl className="jp-crisis__addresses">
			<dt>{ __( 'Registered address', 'jetpack-dashboard' ) }</dt>
			<dd>{ crisis.registeredUrl }</dd>
			<dt>{ __( 'This site’s address', 'jetpack-dashboard' ) }</dt>
			<dd>{ crisis.currentUrl }</dd>
		</dl>
	);
}
