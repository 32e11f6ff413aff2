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
	/** Switched off or out of reach: its words go quiet. */
	isOff?: boolean | undefined;
	isFailed?: boolean | undefined;
	/** What it shows is still loading. */
	isLoading?: boolean | undefined;
	/** Which state this is, such as 'loading', for tests to read off the page. */
	state?: string | undefined;
	/** Rows edge to edge under a ruled header, as settings cards have. */
	isRuled?: boolean | undefined;
}

/** A white card, named by the heading in its CardHeader. */
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
	/** A card stands under a section's h2 unless told otherwise. */
	level?: 2 | 3 | undefined;
	/** For moving the focus here when the control that had it is gone. */
	titleRef?: Ref< HTMLHeadingElement > | undefined;
	/** What stands at the end: a pill, a button. */
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
	/** The state, in the card's first line. */
	children?: ReactNode;
	/** A figure instead of a first line. */
	figure?: ReactNode;
	/** What there is to add, in quiet text. */
	more?: ReactNode;
	/** What is more than text: a bar, a banner. */
	extra?: ReactNode;
	/** What to do next. */
	actions?: ReactNode;
}

export function CardBody( {
	children,
	figure,
	more,
	extra,
	actions,
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
		</div>
	);
}
