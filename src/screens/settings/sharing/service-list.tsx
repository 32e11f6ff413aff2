import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { Button } from '../../../components/light/button';
import { Icon } from '../../../components/light/icon';
import type { ServiceAction, ServiceEntry } from './sharing-services-view';

export type ServiceButtonRef = (
	id: string,
	action: ServiceAction
) => ( button: HTMLButtonElement | null ) => void;

interface ServiceListProps {
	/** Receives each button element, for focus management. */
	readonly buttonRef: ServiceButtonRef;
	readonly title: string;
	/** Shown if the list is empty. */
	readonly empty: string;
	readonly entries: readonly ServiceEntry[];
	readonly disabledReason: string | false;
	readonly onAction: ( entry: ServiceEntry, action: ServiceAction ) => void;
}

/** The sharing services in one place, with their actions. */
export function ServiceList( {
	title,
	empty,
	entries,
	...rowProps
}: ServiceListProps ) {
	const titleId = useId();
	return (
		<div className="jp-services">
			<p className="jp-services__title" id={ titleId }>
				{ title }
			</p>
			{ entries.length === 0 ? (
				<p className="jp-services__empty">{ empty }</p>
			) : (
				<ul className="jp-services__list" aria-labelledby={ titleId }>
					{ entries.map( ( entry ) => (
						<ServiceRow
							key={ entry.id }
							entry={ entry }
							{ ...rowProps }
						/>
					) ) }
				</ul>
			) }
		</div>
	);
}

type ServiceRowProps = Pick<
	ServiceListProps,
	'buttonRef' | 'disabledReason' | 'onAction'
> & { readonly entry: ServiceEntry };

function ServiceRow( {
	buttonRef,
	entry,
	disabledReason,
	onAction,
}: ServiceRowProps ) {
	const { id, name, place } = entry;
	const buttonProps = ( action: ServiceAction ) => ( {
		ref: buttonRef( id, action ),
		variant: 'link' as const,
		hintEdge: 'end' as const,
		disabledReason,
		onClick: () => onAction( entry, action ),
	} );
	return (
		<li className="jp-services__row">
			<span className="jp-services__name">
				<bdi>{ name }</bdi>
			</span>
			{ place !== 'off' && (
				<span className="jp-services__moves">
					<Button
						{ ...buttonProps( 'up' ) }
						ariaLabel={ sprintf(
							/* translators: %s: a sharing service's name */
							__( 'Move %s up', 'jetpack-dashboard' ),
							name
						) }
						disabledReason={
							disabledReason ||
							( ! entry.canMoveUp &&
								__(
									'This is already the first one.',
									'jetpack-dashboard'
								) )
						}
					>
						<span className="jp-services__up">
							<Icon name="chevron-down" />
						</span>
					</Button>
					<Button
						{ ...buttonProps( 'down' ) }
						ariaLabel={ sprintf(
							/* translators: %s: a sharing service's name */
							__( 'Move %s down', 'jetpack-dashboard' ),
							name
						) }
						disabledReason={
							disabledReason ||
							( ! entry.canMoveDown &&
								__(
									'This is already the last one.',
									'jetpack-dashboard'
								) )
						}
					>
						<Icon name="chevron-down" />
					</Button>
				</span>
			) }
			<span className="jp-services__places">
				{ place !== 'visible' && (
					<Button
						{ ...buttonProps( 'visible' ) }
						ariaLabel={ sprintf(
							/* translators: %s: a sharing service's name */
							__( 'Always show %s', 'jetpack-dashboard' ),
							name
						) }
					>
						{ __( 'Always show', 'jetpack-dashboard' ) }
					</Button>
				) }
				{ place !== 'hidden' && (
					<Button
						{ ...buttonProps( 'hidden' ) }
						ariaLabel={ sprintf(
							/* translators: %s: a sharing service's name */
							__( 'Move %s to “More”', 'jetpack-dashboard' ),
							name
						) }
					>
						{ __( 'Move to “More”', 'jetpack-dashboard' ) }
					</Button>
				) }
				{ place !== 'off' && (
					<Button
						{ ...buttonProps( 'off' ) }
						ariaLabel={ sprintf(
							/* translators: %s: a sharing service's name */
							__( 'Don’t use %s', 'jetpack-dashboard' ),
							name
						) }
					>
						{ __( 'Don’t use', 'jetpack-dashboard' ) }
					</Button>
				) }
			</span>
		</li>
	);
}
