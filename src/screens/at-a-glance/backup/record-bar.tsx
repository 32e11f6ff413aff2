import { _n } from '@wordpress/i18n';
import { FormattedNumber } from '../../../components/light/formatted-number';
import { RecordPopup } from './record-popup';
import type { RecordView } from './record-view';
import './record-bar.scss';

interface RecordBarProps {
	readonly record: RecordView;
	/** Reserves the space of the expected record. */
	readonly isLoading?: boolean;
}

/** The contents of a backup, as proportional segments. */
export function RecordBar( { record, isLoading }: RecordBarProps ) {
	if ( record.kind === 'none' ) {
		return null;
	}
	const { posts, plugins, comments } = record.counts;
	return (
		<div
			className="jp-record"
			style={ isLoading ? { visibility: 'hidden' } : undefined }
		>
			<div className="jp-record__bar" aria-hidden="true">
				<span className="is-posts" style={ { flexGrow: posts } } />
				<span className="is-plugins" style={ { flexGrow: plugins } } />
				<span
					className="is-comments"
					style={ { flexGrow: comments } }
				/>
			</div>
			<ul className="jp-record__counts">
				<Count kind="posts" value={ posts }>
					{ _n( 'post', 'posts', posts, 'jetpack-dashboard' ) }
				</Count>
				<Count kind="plugins" value={ plugins }>
					{ _n( 'plugin', 'plugins', plugins, 'jetpack-dashboard' ) }
				</Count>
				<Count kind="comments" value={ comments }>
					{ _n(
						'comment',
						'comments',
						comments,
						'jetpack-dashboard'
					) }
				</Count>
			</ul>
			{ record.hasPopup && <RecordPopup /> }
		</div>
	);
}

interface CountProps {
	readonly kind: string;
	readonly value: number;
	readonly children: string;
}

function Count( { kind, value, children }: CountProps ) {
	return (
		<li className={ `is-${ kind }` }>
			<FormattedNumber value={ value } /> { children }
		</li>
	);
}
