import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { FailedAttempt } from '../../../api/protect';
import { Button } from '../../../components/light/button';
import { RelativeTime } from '../../../components/light/relative-time';
import { Pill } from '../../../components/light/pill';
import { useNow } from '../../../components/light/use-now';
import { Panel } from './panel';
import './failed-attempts.scss';

const CLOCK_INTERVAL_MS = 30000;
const SHOWN_AT_FIRST = 5;

interface FailedAttemptsProps {
	attempts: readonly FailedAttempt[];
}

/**
 * Recent failed logins, newest first. Narrow screens show a list instead of a
 * table.
 */
export function FailedAttempts( { attempts }: FailedAttemptsProps ) {
	const now = useNow( CLOCK_INTERVAL_MS );
	const [ isAllShown, setAllShown ] = useState( false );
	const shown = isAllShown ? attempts : attempts.slice( 0, SHOWN_AT_FIRST );
	const labels = {
		time: __( 'Time', 'jetpack-dashboard' ),
		address: __( 'IP address', 'jetpack-dashboard' ),
		username: __( 'Username', 'jetpack-dashboard' ),
		via: __( 'How', 'jetpack-dashboard' ),
		outcome: __( 'Outcome', 'jetpack-dashboard' ),
	};
	const title = __( 'Last failed attempts', 'jetpack-dashboard' );

	return (
		<Panel title={ title }>
			{ attempts.length === 0 ? (
				<p className="jp-panel__empty">
					{ __( 'No recent failed logins.', 'jetpack-dashboard' ) }
				</p>
			) : (
				<table
					className="jp-attempts"
					role="table"
					aria-label={ title }
				>
					<thead className="jp-attempts__head">
						<tr>
							{ Object.entries( labels ).map(
								( [ key, label ] ) => (
									<th
										key={ key }
										scope="col"
										role="columnheader"
									>
										{ label }
									</th>
								)
							) }
						</tr>
					</thead>
					<tbody>
						{ shown.map( ( attempt, index ) => (
							<tr
								key={ `${ attempt.time } ${ index }` }
								className="jp-attempts__row"
								role="row"
							>
								<td data-label={ labels.time }>
									<RelativeTime
										time={ attempt.time }
										now={ now }
									/>
								</td>
								<td data-label={ labels.address }>
									<code dir="ltr">{ attempt.address }</code>
								</td>
								<td data-label={ labels.username }>
									<bdi>{ attempt.username }</bdi>
								</td>
								<td data-label={ labels.via }>
									{ describeVia( attempt.via ) }
								</td>
								<td data-label={ labels.outcome }>
									<Outcome isRefused={ attempt.isRefused } />
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
			{ attempts.length > SHOWN_AT_FIRST && (
				<p className="jp-attempts__more">
					<Button
						variant="link"
						onClick={ () => setAllShown( ! isAllShown ) }
					>
						{ isAllShown
							? __( 'Show fewer', 'jetpack-dashboard' )
							: sprintf(
									/* translators: %d: how many */
									__( 'Show all %d', 'jetpack-dashboard' ),
									attempts.length
							  ) }
					</Button>
				</p>
			) }
		</Panel>
	);
}

function describeVia( via: FailedAttempt[ 'via' ] ): string {
	switch ( via ) {
		case 'form':
			return __( 'Login form', 'jetpack-dashboard' );
		case 'xmlrpc':
			return __( 'XML-RPC', 'jetpack-dashboard' );
		case 'application-password':
			return __( 'Application password', 'jetpack-dashboard' );
	}
}

function Outcome( { isRefused }: { isRefused: boolean } ) {
	return isRefused ? (
		<Pill status="bad">{ __( 'Refused', 'jetpack-dashboard' ) }</Pill>
	) : (
		<Pill>{ __( 'Failed', 'jetpack-dashboard' ) }</Pill>
	);
}
