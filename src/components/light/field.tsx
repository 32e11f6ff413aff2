import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import './field.scss';

export interface FieldTexts {
	label: string;
	help?: ReactNode;
	/** Doubtful, yet saved all the same. */
	warning?: ReactNode;
	/** Refused: what is wrong and where. */
	error?: ReactNode;
}

/** The ids of whatever texts a field has, for its `aria-describedby`. */
export function describeField(
	id: string,
	{ help, warning, error }: FieldTexts
): string | undefined {
	return (
		classNames(
			Boolean( error ) && `${ id }-error`,
			Boolean( warning ) && `${ id }-warning`,
			Boolean( help ) && `${ id }-help`
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
	children,
}: FieldProps ) {
	return (
		<div className="jp-field">
			<label className="jp-field__label" htmlFor={ id }>
				{ label }
			</label>
			{ children }
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
		</div>
	);
}
