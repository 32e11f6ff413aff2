import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Hint } from './hint';
import { Icon } from './icon';
import './field.scss';

export interface FieldTexts {
	label: string;
	help?: ReactNode;
	/** A possible problem that doesn't prevent saving. */
	warning?: ReactNode;
	/** Why the value was rejected. */
	error?: ReactNode;
	/** How much of the length limit is used. */
	counter?: ReactNode;
	/**
	 * The choice to resolve a conflict about its value; shown before all other
	 * messages.
	 */
	conflict?: ReactNode;
	/**
	 * Why it can't be changed: shown on hover and focus and read by screen
	 * readers.
	 */
	disabledReason?: string | false | undefined;
}

/** The IDs of the field's texts, for `aria-describedby`. */
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

/**
 * Label, control, then help and messages; errors come first and are announced.
 */
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

/**
 * Errors and warnings are live regions, so they are rendered even while empty.
 */
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
