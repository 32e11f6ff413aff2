import { createContext, useContext, useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon';
import './card.scss';

const CardHeadingId = createContext< string | undefined >( undefined );

export interface CardProps {
	children: ReactNode;
	/** Spans both columns of the grid. */
	isWide?: boolean | undefined;
	/** Turned off or unavailable: uses muted text colors. */
	isOff?: boolean | undefined;
	isFailed?: boolean | undefined;
	/** Its content is still loading. */
	isLoading?: boolean | undefined;
	/** The card's state, such as 'loading'; used by tests. */
	state?: string | undefined;
	/** Full-width rows below a bordered header, as in settings cards. */
	isRuled?: boolean | undefined;
}

/** A white card, labeled by the heading in its CardHeader. */
export function Card( props: CardProps ) {
	const headingId = useId();
	return (
		<CardHeadingId.Provider value={ headingId }>
			<article
				className={ classNames(
					'jp-card',
					props.isWide && 'is-wide',
					props.isOff && 'is-off',
					props.isFailed && 'is-failed',
					props.isRuled && 'is-ruled'
				) }
				aria-labelledby={ headingId }
				aria-busy={ props.isLoading || undefined }
				data-state={ props.state }
			>
				{ props.children }
			</article>
		</CardHeadingId.Provider>
	);
}

interface CardHeaderProps {
	title: string;
	icon?: IconName | undefined;
	/** Heading level; 3 if the card is inside a section with an h2. */
	level?: 2 | 3 | undefined;
	/** For moving the focus here when the focused control is removed. */
	titleRef?: Ref< HTMLHeadingElement > | undefined;
	/** Content at the end of the header, such as a pill or a button. */
	children?: ReactNode;
}

export function CardHeader( {
	title,
	icon,
	level = 3,
	titleRef,
	children,
}: CardHeaderProps ) {
	const Heading = level === 2 ? 'h2' : 'h3';
	return (
		<header className="jp-card__header">
			{ icon && <Icon name={ icon } /> }
			<Heading
				className="jp-card__title"
				id={ useContext( CardHeadingId ) }
				ref={ titleRef }
				tabIndex={ titleRef ? -1 : undefined }
			>
				{ title }
			</Heading>
			{ children }
		</header>
	);
}

export interface CardBodyProps {
	/** The state, as the card's first line. */
	children?: ReactNode;
	/** A number instead of the first line. */
	figure?: ReactNode;
	/** Additional information, as muted text. */
	more?: ReactNode;
	/** Content other than text, such as a progress bar or banner. */
	extra?: ReactNode;
	/** Buttons or links for next steps. */
	actions?: ReactNode;
	/** A line below the buttons. */
	below?: ReactNode;
}

export function CardBody( {
	children,
	figure,
	more,
	extra,
	actions,
	below,
}: CardBodyProps ) {
	return (
		<div className="jp-card__body">
			{ figure !== undefined && (
				<p className="jp-card__figure">{ figure }</p>
			) }
			{ children && <p className="jp-card__say">{ children }</p> }
			{ more && <p className="jp-card__more">{ more }</p> }
			{ extra && <div className="jp-card__extra">{ extra }</div> }
			{ actions && <div className="jp-card__actions">{ actions }</div> }
			{ below && <div className="jp-card__extra">{ below }</div> }
		</div>
	);
}
