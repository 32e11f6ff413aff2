import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Hint } from './hint';
import { Icon } from './icon';
import './field.scss';

export interface FieldTexts {
	label: string;
	help?: ReactNode;
	/** Doubtful, yet saved all the same. */
	warning?: ReactNode;
	/** Refused: what is wrong and where. */
	error?: ReactNode;
	/** How much of its limit is used. */
	counter?: ReactNode;
	/** A choice to make about its value, ahead of everything else that is said about it. */
	conflict?: ReactNode;
	/** Why it can't be changed: told on hover, on focus and to screen readers. */
	disabledReason?: string | false | undefined;
}

/** The ids of whatever texts a field has, for its `aria-describedby`. */
export function describeField(
	id: string,
	{ help, warning, error, disabledReason }: FieldTexts
): string | undefined {
	return (
		classNames(
			Boolean( error ) && `${ id }-error`,
			Boolean( warning ) && `${ id }-warning`,
			Boolean( help ) && `${ id }-help`,
			disabledReason && `${ id }-why`
		) || undefined
	);
}

interface FieldProps extends FieldTexts {
	id: string;
	children: ReactNode;
}

/** Label, control, then what there is to say about it; errors first and announced. */
export function Field( {
	id,
	label,
	help,
	warning,
	error,
	conflict,
	counter,
	disabledReason,
	children,
}: FieldProps ) {
	return (
		<div className="jp-field">
			<label className="jp-field__label" htmlFor={ id }>
				{ label }
			</label>
			<Hint id={ `${ id }-why` } text={ disabledReason } isBlock>
				{ children }
			</Hint>
			<FieldMessages
				id={ id }
				help={ help }
				warning={ warning }
				error={ error }
				conflict={ conflict }
			/>
			{ counter }
		</div>
	);
}

/** Errors and warnings are live regions: they stand there while they are empty. */
export function FieldMessages( {
	id,
	help,
	warning,
	error,
	conflict,
}: Pick< FieldTexts, 'help' | 'warning' | 'error' | 'conflict' > & {
	id: string;
} ) {
	return (
		<>
			{ conflict }
			<div
				className="jp-field__error"
				id={ `${ id }-error` }
				role="alert"
			>
				{ error && (
					<>
						<Icon name="warning" />
						<span>{ error }</span>
					</>
				) }
			</div>
			<div
				className="jp-field__warning"
				id={ `${ id }-warning` }
				role="status"
			>
				{ warning }
			</div>
			{ help && (
				<p className="jp-field__help" id={ `${ id }-help` }>
					{ help }
				</p>
			) }
		</>
	);
}
