import { __ } from '@wordpress/i18n';
import type { TitlePiece } from '../../../../lib/title-formats';
import { fillTitle } from './title-draft';
import type { TokenValues } from './title-draft';

interface TitlePreviewProps {
	readonly id: string;
	readonly pieces: readonly TitlePiece[];
	readonly values: TokenValues;
}

/** Preview of a title, with the token values highlighted. */
export function TitlePreview( { id, pieces, values }: TitlePreviewProps ) {
	return (
		<p id={ id } className="jp-title-field__preview">
			<span className="jp-title-field__preview-label">
				{ __( 'Preview:', 'jetpack-dashboard' ) }
			</span>{ ' ' }
			{ pieces.length === 0 ? (
				__( 'WordPress default', 'jetpack-dashboard' )
			) : (
				<bdi>
					{ fillTitle( pieces, values ).map(
						( { text, isToken }, at ) =>
							isToken ? (
								<mark
									key={ at }
									className="jp-title-field__mark"
								>
									{ text }
								</mark>
							) : (
								text
							)
					) }
				</bdi>
			) }
		</p>
	);
}
