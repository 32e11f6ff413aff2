<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** The list of deleted and replaced files on the scan page. */
final class Quarantine_List {

	/** @param array<int, array{id: int, place: string, replacement: string, bytes: int, taken_at: int}> $items */
	public static function print( array $items ): void {
		if ( ! $items ) {
			return;
		}
		?>
		<h2><?php esc_html_e( 'Deleted and replaced files', 'jetpack-dashboard' ); ?></h2>
		<p>
			<?php
			/* translators: %s: number of days. */
			echo esc_html( sprintf( __( 'Kept for %s days in a folder that visitors can’t open. Undo puts a file back.', 'jetpack-dashboard' ), number_format_i18n( Quarantine::KEPT_DAYS ) ) );
			?>
		</p>
		<table class="widefat striped jp-list jp-scan__list">
			<caption class="screen-reader-text"><?php esc_html_e( 'Deleted and replaced files', 'jetpack-dashboard' ); ?></caption>
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'File', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Size', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Date', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><span class="screen-reader-text"><?php esc_html_e( 'Actions', 'jetpack-dashboard' ); ?></span></th>
				</tr>
			</thead>
			<tbody>
				<?php foreach ( $items as $item ) : ?>
					<tr>
						<td>
							<?php echo esc_html( $item['place'] ); ?>
							<p><?php echo esc_html( '' === $item['replacement'] ? __( 'Deleted', 'jetpack-dashboard' ) : __( 'Replaced by another version', 'jetpack-dashboard' ) ); ?></p>
						</td>
						<td data-label="<?php esc_attr_e( 'Size', 'jetpack-dashboard' ); ?>"><?php echo esc_html( (string) size_format( $item['bytes'] ) ); ?></td>
						<td data-label="<?php esc_attr_e( 'Date', 'jetpack-dashboard' ); ?>"><?php echo esc_html( (string) wp_date( get_option( 'date_format' ), $item['taken_at'] ) ); ?></td>
						<td>
							<?php
							if ( Scan_Access::can_change_files() ) {
								Scan_Form::print( Scan_Actions::UNDO, array( 'id' => $item['id'] ), __( 'Undo', 'jetpack-dashboard' ), $item['place'] );
							}
							?>
						</td>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
		<?php
	}
}
